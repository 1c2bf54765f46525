// The environment of the tests: Node, with as much of a browser as the tested modules use, and no page.
// Svelte's modules are compiled as for a browser (viteEnvironment), so that runes react as they do there.

import type { Environment } from "vitest/runtime";

export const ORIGIN = "https://courtyard.test";

/** Like localStorage: what is kept are properties of the object itself. */
class Kept {
  [key: string]: unknown;

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = String(value);
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

function globals(): Record<string, unknown> {
  const location = new URL(`${ORIGIN}/`);
  const events = new EventTarget();
  const move = (_state: unknown, _title: string, address: string): void => {
    location.href = new URL(address, location.href).href;
  };
  return {
    window: globalThis,
    location,
    history: { pushState: move, replaceState: move },
    document: Object.assign(new EventTarget(), { documentElement: { lang: "", dataset: {} }, hidden: false }),
    localStorage: new Kept(),
    sessionStorage: new Kept(),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    scrollTo: () => {},
  };
}

export default {
  name: "courtyard",
  viteEnvironment: "client",
  setup(global: object) {
    for (const [name, value] of Object.entries(globals())) {
      Object.defineProperty(global, name, { value, writable: true, configurable: true });
    }
    // The thread ends with the tests, so there is nothing to put back.
    return { teardown() {} };
  },
} satisfies Environment;
