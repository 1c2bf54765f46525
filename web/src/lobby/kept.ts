// What this browser remembers. A private window may forbid keeping anything; then nothing is kept.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`courtyard.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`courtyard.${key}`, value);
  } catch {
    /* Then it holds until the page is closed. */
  }
}

/** Leave nothing behind on this device. */
export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("courtyard.")) localStorage.removeItem(key);
  } catch {
    // There is no storage here, and so nothing is kept.
  }
}
