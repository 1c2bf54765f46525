// How wide a text is in the fonts of the theme.

export type Face = "sans" | "serif";

let pen: CanvasRenderingContext2D | null = null;
/** The fonts of each face. Asking the page for them makes it compute all styles again: once is enough. */
const fonts: Partial<Record<Face, string>> = {};

export function textWidth(text: string, size: number, face: Face = "sans", weight = 700): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * size * 0.55;
  fonts[face] ||= getComputedStyle(document.documentElement).getPropertyValue(`--${face}`);
  pen.font = `${weight} ${size}px ${fonts[face] || face}`;
  return pen.measureText(text).width;
}
