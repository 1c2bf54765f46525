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
