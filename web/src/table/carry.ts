/**
 * Let a finger that carries something scroll nothing: for a moment after a fling the browser takes a tap for the wish
 * to stop it, and not for a press. Gives the function that ends it.
 */
export function holdStill(node: HTMLElement, isCarried: () => boolean): () => void {
  function moved(event: TouchEvent): void {
    if (isCarried() && event.cancelable) event.preventDefault();
  }
  node.addEventListener("touchmove", moved, { passive: false });
  return () => node.removeEventListener("touchmove", moved);
}
