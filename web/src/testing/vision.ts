// How far two colours are apart for a reader, also for one who is colour-blind.

type Triple = readonly [number, number, number];

/**
 * What is left of a colour, by the model of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
 * Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009), severity 1.0; for linear RGB.
 */
export const VISIONS: Record<string, readonly [Triple, Triple, Triple]> = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

/** sRGB to linear RGB. */
function linear(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r!, g!, b!];
}

const times = (row: Triple, [x, y, z]: Triple): number => row[0] * x + row[1] * y + row[2] * z;

/** Linear RGB to CIELAB under D65. */
function lab(rgb: Triple): Triple {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f(times([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047);
  const y = f(times([0.2126729, 0.7151522, 0.072175], rgb));
  const z = f(times([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** A colour in CIELAB as somebody sees it. */
export function seen(hex: string, vision: string): Triple {
  const rgb = linear(hex);
  const [r, g, b] = VISIONS[vision]!.map((row) => Math.min(1, Math.max(0, times(row, rgb))));
  return lab([r!, g!, b!]);
}

/** The contrast of two colours, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [low, high] = [one, other].map((hex) => times([0.2126, 0.7152, 0.0722], linear(hex))).sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

/** CIEDE2000, as in Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula", Color Res. Appl. 30 (2005). */
export function distance([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const rad = (degrees: number): number => (degrees * Math.PI) / 180;
  const share = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const g = 0.5 * (1 - share((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const hue = (b: number, x: number): number => (b || x ? ((Math.atan2(b, x) * 180) / Math.PI + 360) % 360 : 0);
  const [h1, h2] = [hue(b1, x1), hue(b2, x2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : h2 - h1 > 180 ? h2 - h1 - 360 : h2 - h1 < -180 ? h2 - h1 + 360 : h2 - h1;
  const h = isGrey ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t = 1 - 0.17 * Math.cos(rad(h - 30)) + 0.24 * Math.cos(rad(2 * h)) + 0.32 * Math.cos(rad(3 * h + 6)) - 0.2 * Math.cos(rad(4 * h - 63));
  const light = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const tone = (2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2))) / (1 + 0.015 * c * t);
  const twist = -2 * share(c) * Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(light ** 2 + chroma ** 2 + tone ** 2 + twist * chroma * tone);
}

export type Palette = Record<string, string>;

/** The colours of a rule of a style sheet. */
export function declared(css: string, rule: string): Palette {
  const body = css.slice(css.indexOf(rule)).split("}")[0]!;
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9A-F]{6});/g)].map(([, name, colour]) => [name!, colour!]));
}

/** Colours that are closer than this (CIEDE2000) need a shape or a letter besides. */
const LIMIT = 15;

/** Pairs that are too close for somebody. */
export function alike(palette: Palette, names: readonly string[]): string[][] {
  const pairs = names.flatMap((one, nth) => names.slice(nth + 1).map((other) => [one, other]));
  return pairs.filter(([one, other]) => Object.keys(VISIONS).some((vision) => distance(seen(palette[one!]!, vision), seen(palette[other!]!, vision)) < LIMIT));
}
