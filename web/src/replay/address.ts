// The address of a moment: `#step=57&reader=1`.

export interface Address {
  step: string | null;
  reader: string | null;
}

export function readAddress(hash: string): Address {
  const asked = new URLSearchParams(hash.replace(/^#/, ""));
  return { step: asked.get("step"), reader: asked.get("reader") };
}

export function addressOf(step: number, reader: string): string {
  return `#step=${step}&reader=${reader}`;
}

/** A number of steps, where it is one. */
export function stepsOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
