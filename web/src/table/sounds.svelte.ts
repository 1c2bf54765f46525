// What the table sounds like: short noises of paper, wood, stone, water and coin, made here and never loaded.
// A page may be heard only after somebody has touched it; on a phone nobody hears anything until they ask for it.

import { keep, kept } from "../lobby/kept";

/** A noise or tone: how long it takes to fade (s), how high it is (Hz), where it goes, and how loud it is. */
interface Part {
  of: "noise" | OscillatorType;
  lasts: number;
  from: number;
  to?: number;
  /** How narrow a noise is around its pitch. */
  narrow?: number;
  after?: number;
  loud?: number;
}

/** Everything ends within a quarter of a second, but for the two chords at the end of a game. */
export const SOUNDS = {
  paper: [{ of: "noise", lasts: 0.12, from: 3800, to: 1800, narrow: 0.9 }],
  wood: [{ of: "triangle", lasts: 0.09, from: 420, to: 260 }, { of: "noise", lasts: 0.03, from: 1800, narrow: 1.5, loud: 0.6 }],
  stone: [{ of: "noise", lasts: 0.16, from: 520, to: 300, narrow: 2.5 }, { of: "sine", lasts: 0.14, from: 140, to: 90, loud: 0.8 }],
  water: [{ of: "noise", lasts: 0.24, from: 500, to: 1200, narrow: 1.2, loud: 0.8 }],
  coin: [{ of: "sine", lasts: 0.16, from: 1980, loud: 0.5 }, { of: "sine", lasts: 0.2, from: 2637, after: 0.045, loud: 0.45 }],
  bell: [{ of: "sine", lasts: 0.24, from: 880, loud: 0.9 }, { of: "sine", lasts: 0.2, from: 2217, loud: 0.25 }],
  drum: [{ of: "sine", lasts: 0.24, from: 95, to: 48, loud: 1.6 }, { of: "noise", lasts: 0.05, from: 240, narrow: 1, loud: 0.6 }],
  won: [523, 659, 784, 1047].map((from, nth) => ({ of: "triangle", lasts: 1.1, from, after: nth * 0.09, loud: 0.55 })),
  lost: [440, 349, 294].map((from, nth) => ({ of: "triangle", lasts: 1, from, after: nth * 0.14, loud: 0.5 })),
} satisfies Record<string, Part[]>;
export type Sound = keyof typeof SOUNDS;

const VOLUME = "volume";
/** What full volume is: about −20 dB. */
const LOUDEST = 0.1;
/** The same noise is not heard twice at once (ms). */
const APART = 45;

class Sounds {
  /** From 0, which is silence, to 1. */
  volume = $state(read());
  private audio: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  private last = new Map<Sound, number>();

  constructor() {
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, this.wake, { passive: true });
  }

  private wake = (): void => {
    if (!this.volume || !("AudioContext" in window)) return;
    this.audio ??= new AudioContext();
    if (this.audio.state === "suspended") void this.audio.resume();
  };

  /** Set the volume; a sound plays at the new one. */
  set(volume: number): void {
    this.volume = volume;
    keep(VOLUME, String(volume));
    this.wake();
    this.play("wood");
  }

  play(sound: Sound, after = 0): void {
    const { audio } = this;
    if (!this.volume || !audio || audio.state !== "running" || document.hidden) return;
    const now = performance.now() + after * 1000;
    if (now - (this.last.get(sound) ?? -APART) < APART) return;
    this.last.set(sound, now);
    for (const part of SOUNDS[sound] as Part[]) this.sound(audio, part, audio.currentTime + after + (part.after ?? 0));
  }

  private sound(audio: AudioContext, { of, lasts, from, to = from, narrow = 1, loud = 1 }: Part, start: number): void {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(LOUDEST * this.volume * loud, start + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    gain.connect(audio.destination);
    const pitch = (way: AudioParam): void => {
      way.setValueAtTime(from, start);
      way.exponentialRampToValueAtTime(to, start + lasts);
    };
    if (of === "noise") {
      const source = audio.createBufferSource();
      const filter = audio.createBiquadFilter();
      source.buffer = this.noise ??= rustle(audio);
      filter.type = "bandpass";
      filter.Q.value = narrow;
      pitch(filter.frequency);
      source.connect(filter).connect(gain);
      source.start(start, Math.random() * 0.5, lasts);
    } else {
      const source = audio.createOscillator();
      source.type = of;
      pitch(source.frequency);
      source.connect(gain);
      source.start(start);
      source.stop(start + lasts);
    }
  }
}

/** A second of noise, of which all noises are parts. */
function rustle(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth += 1) samples[nth] = Math.random() * 2 - 1;
  return buffer;
}

function read(): number {
  const volume = Number(kept(VOLUME) ?? NaN);
  if (volume >= 0 && volume <= 1) return volume;
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches ? 0 : 0.6;
}

export const sounds = new Sounds();
