// Telling somebody that they must choose: two soft notes, and a notice of the browser while they look elsewhere.

import { way } from "../way.svelte";
import { keep, kept } from "./kept";

const SOUND = "sound";
const BROWSER = "notices";
/** Two notes, a fifth apart: how high, and after how many seconds. */
const NOTES = [
  { pitch: 587.33, after: 0 },
  { pitch: 880, after: 0.16 },
];
const LOUDNESS = 0.07;
const LASTS = 0.9;

/** Whether browser notices may be shown: some browsers have none, and everybody may forbid them. */
type Permission = NotificationPermission | "none";

class Notices {
  sound = $state(kept(SOUND) !== "off");
  permission = $state<Permission>("Notification" in window ? Notification.permission : "none");
  private wanted = $state(kept(BROWSER) === "on");
  /** Whether notices of the browser are shown. */
  browser = $derived(this.wanted && this.permission === "granted");
  private audio: AudioContext | null = null;
  private shown: Notification | null = null;

  constructor() {
    // A page may be heard only after somebody has touched it.
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, this.wake, { passive: true });
    document.addEventListener("visibilitychange", () => document.hidden || this.over());
  }

  private wake = (): void => {
    if (!this.sound || !("AudioContext" in window)) return;
    this.audio ??= new AudioContext();
    if (this.audio.state === "suspended") void this.audio.resume();
  };

  /** Turn the sound on or off; turned on, it plays once. */
  ringing(sound: boolean): void {
    this.sound = sound;
    keep(SOUND, sound ? "on" : "off");
    this.wake();
    this.ring();
  }

  /** Show notices of the browser or not; the browser asks only after this was pressed. */
  async noticing(wanted: boolean): Promise<void> {
    if (wanted && this.permission === "default") this.permission = await Notification.requestPermission();
    this.wanted = wanted;
    keep(BROWSER, wanted ? "on" : "off");
  }

  ring(): void {
    const { audio } = this;
    if (!this.sound || !audio) return;
    for (const { pitch, after } of NOTES) {
      const start = audio.currentTime + after;
      const note = audio.createOscillator();
      const gain = audio.createGain();
      note.frequency.value = pitch;
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.03);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + LASTS);
      note.connect(gain).connect(audio.destination);
      note.start(start);
      note.stop(start + LASTS);
    }
  }

  /** Show a notice while the page is in the background; a press on it leads to the table. */
  show(title: string, body: string, table: string): void {
    if (!this.browser || !document.hidden) return;
    try {
      const notice = new Notification(title, { body, tag: `courtyard-${table}` });
      notice.onclick = () => {
        window.focus();
        way.go(`/t/${table}`);
        notice.close();
      };
      this.shown = notice;
    } catch {
      /* Some phones have the word but do not let a page use it. */
    }
  }

  /** Take the notice away: the turn is over, or the player has come. */
  over(): void {
    this.shown?.close();
    this.shown = null;
  }
}

export const notices = new Notices();
