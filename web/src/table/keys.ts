// Which key takes which choice: digits first, then the letters that mean nothing else at the table.

const KEYS = "123456789abcdefgijkmnopqstvwxyz";

export function keyOf(nth: number): string | null {
  return KEYS[nth] ?? null;
}

export function choiceOf(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1;
}

/** Whether somebody is writing or a control needs its keys for itself. */
export function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog, [popover]") !== null;
}
