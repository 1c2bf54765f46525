// Being told on this device that I must choose, also while no page is open: the browser's push service calls it.

import { call } from "../server/call";
import { keep, kept } from "./kept";

const PUSH = "push";

interface Key {
  key: string | null;
}

/** The bytes of base64 as it stands in addresses. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** What the server needs to know of a device. */
export function described(subscription: PushSubscription): { endpoint: string; key: string; secret: string } {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, key: keys?.p256dh ?? "", secret: keys?.auth ?? "" };
}

class Push {
  /** The server's key; nothing where it cannot push, or this browser cannot be called. */
  private key = $state<string | null>(null);
  /** Whether this device is called. */
  isOn = $state(false);
  /** Whether something went wrong when it was turned on. */
  hasFailed = $state(false);
  /** Whether it is being turned on or off. */
  isBusy = $state(false);
  private asked = false;

  get isPossible(): boolean {
    return this.key !== null;
  }

  private async subscription(): Promise<PushSubscription | null> {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
  }

  /** Find out once whether this device can be called and is; the server may have forgotten it. */
  async look(): Promise<void> {
    if (this.asked || !("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return;
    this.asked = true;
    try {
      if (!(await navigator.serviceWorker.getRegistration())) return;
      this.key = (await call<Key>("GET", "push")).key;
      const subscription = this.key === null || kept(PUSH) !== "on" ? null : await this.subscription();
      if (!subscription || Notification.permission !== "granted") return;
      await call<Key>("PUT", "me/device", described(subscription));
      this.isOn = true;
    } catch {
      this.asked = false; // Asked again when the settings are next opened.
    }
  }

  async turn(on: boolean): Promise<void> {
    this.hasFailed = false;
    this.isBusy = true;
    try {
      await (on ? this.subscribe() : this.leave());
      this.isOn = on;
      keep(PUSH, on ? "on" : "off");
    } catch {
      this.isOn = false;
      this.hasFailed = true;
    } finally {
      this.isBusy = false;
    }
  }

  private async subscribe(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") throw new Error("forbidden");
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(this.key!) });
    await call<Key>("PUT", "me/device", described(made));
  }

  /** Be called no longer: also when somebody signs out here. */
  async leave(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const subscription = await this.subscription();
    if (!subscription) return;
    await call<Key>("POST", "me/device/remove", { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
}

export const push = new Push();
