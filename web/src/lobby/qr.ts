// QR codes (ISO/IEC 18004): a text as bytes, error correction level M, versions 1 to 10, which is enough for a link.

/** For each version: error correction bytes of a block, and how many blocks have how many data bytes. */
const BLOCKS: readonly (readonly [ecc: number, ...groups: (readonly [count: number, data: number])[]])[] = [
  [10, [1, 16]], [16, [1, 28]], [26, [1, 44]], [18, [2, 32]], [24, [2, 43]],
  [16, [4, 27]], [18, [4, 31]], [22, [2, 38], [2, 39]], [22, [3, 36], [2, 37]], [26, [4, 43], [1, 44]],
];
/** Where the small squares stand, in both directions. */
const ALIGNMENT: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

// Arithmetic in the field of 256 elements.
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let nth = 0, value = 1; nth < 255; nth++) {
  EXP[nth] = EXP[nth + 255] = value;
  LOG[value] = nth;
  value = value << 1 ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The remainder that makes a block divisible by the generator: its error correction bytes. */
export function correction(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let nth = 0; nth < length; nth++) {
    generator = [...generator, 0].map((coefficient, at) => coefficient ^ times(at ? generator[at - 1]! : 0, EXP[nth]!));
  }
  const rest = [...data, ...new Array<number>(length).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!;
    if (factor) generator.forEach((coefficient, nth) => (rest[at + nth]! ^= times(coefficient, factor)));
  }
  return rest.slice(data.length);
}

const blocksOf = (version: number): number[] => BLOCKS[version - 1]!.slice(1).flatMap((group) => { const [count, data] = group as readonly [number, number]; return new Array<number>(count).fill(data); });
const capacity = (version: number): number => blocksOf(version).reduce((sum, data) => sum + data, 0);

/** All bytes of a code: the text with its length, padding, and error correction, interleaved. */
function bytesOf(text: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let nth = length - 1; nth >= 0; nth--) bits.push(value >> nth & 1);
  };
  put(4, 4);
  put(text.length, version < 10 ? 8 : 16);
  for (const byte of text) put(byte, 8);
  put(0, Math.min(4, capacity(version) * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, nth) => parseInt(bits.slice(nth * 8, nth * 8 + 8).join(""), 2));
  for (let pad = 0xec; data.length < capacity(version); pad ^= 0xec ^ 0x11) data.push(pad);

  let from = 0;
  const blocks = blocksOf(version).map((length) => data.slice(from, (from += length)));
  const ecc = blocks.map((block) => correction(block, BLOCKS[version - 1]![0]));
  const woven = (parts: number[][]): number[] => Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, nth) => parts.flatMap((part) => (nth < part.length ? [part[nth]!] : []))).flat();
  return [...woven(blocks), ...woven(ecc)];
}

/** A few bits with the remainder that protects them. */
function protect(value: number, bits: number, polynomial: number): number {
  const degree = 31 - Math.clz32(polynomial);
  let rest = value << degree;
  for (let nth = bits + degree - 1; nth >= degree; nth--) if (rest >> nth & 1) rest ^= polynomial << (nth - degree);
  return value << degree | rest;
}
/** Level M and the mask, as they stand beside the large squares. */
export const formatOf = (mask: number): number => protect(mask, 5, 0x537) ^ 0x5412;
export const versionOf = (version: number): number => protect(version, 6, 0x1f25);

export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => r * c % 2 + r * c % 3 === 0,
  (r, c) => (r * c % 2 + r * c % 3) % 2 === 0,
  (r, c) => ((r + c) % 2 + r * c % 3) % 2 === 0,
];

type Grid = (boolean | null)[][];

/** Everything but the text: squares, lines, and places that are kept for format and version. */
export function frameOf(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const square = (row: number, column: number, rings: number): void => {
    for (let r = -rings; r <= rings; r++) for (let c = -rings; c <= rings; c++) {
      const ring = Math.max(Math.abs(r), Math.abs(c));
      if (grid[row + r]?.[column + c] !== undefined) grid[row + r]![column + c] = rings === 4 ? ring !== 2 && ring !== 4 : ring !== 1;
    }
  };
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(row, column, 4);
  const places = ALIGNMENT[version - 1]!;
  const last = places.at(-1);
  for (const row of places) for (const column of places) {
    if (!((row === 6 && (column === 6 || column === last)) || (row === last && column === 6))) square(row, column, 2);
  }
  for (let nth = 8; nth < size - 8; nth++) grid[6]![nth] = grid[nth]![6] = nth % 2 === 0;
  setFormat(grid, 0);
  if (version > 6) {
    const bits = versionOf(version);
    for (let nth = 0; nth < 18; nth++) {
      const [along, across] = [Math.floor(nth / 3), size - 11 + nth % 3];
      grid[along]![across] = grid[across]![along] = (bits >> nth & 1) === 1;
    }
  }
  return grid;
}

function setFormat(grid: Grid, format: number): void {
  const size = grid.length;
  const bit = (nth: number): boolean => (format >> nth & 1) === 1;
  for (let nth = 0; nth < 15; nth++) {
    const row = nth < 6 ? nth : nth < 8 ? nth + 1 : size - 15 + nth;
    grid[row]![8] = bit(nth);
    const column = nth < 8 ? size - 1 - nth : nth === 8 ? 7 : 14 - nth;
    grid[8]![column] = bit(nth);
  }
  grid[size - 8]![8] = true;
}

/** The places of the text, in the order in which it is written: up and down in columns of two, from the right. */
export function* path(frame: Grid): Generator<readonly [row: number, column: number]> {
  const size = frame.length;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let nth = 0; nth < size; nth++) {
      const row = up ? size - 1 - nth : nth;
      for (const column of [right, right - 1]) if (frame[row]![column] === null) yield [row, column];
    }
    up = !up;
  }
}

/** How hard a code is to read: runs of one colour, blocks, what looks like a large square, and too much of one colour. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, column) => grid.map((row) => row[column]!))].map((line) => line.map(Number).join(""));
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let row = 1; row < size; row++) for (let column = 1; column < size; column++) {
    const here = grid[row]![column];
    if (grid[row - 1]![column] === here && grid[row]![column - 1] === here && grid[row - 1]![column - 1] === here) sum += 3;
  }
  const dark = grid.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** A text as a square of dark and light; null where it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, nth) => bytes.length + (nth < 9 ? 2 : 3) <= capacity(nth + 1)) + 1;
  if (!version) return null;
  const frame = frameOf(version);
  const bits = bytesOf(bytes, version).flatMap((byte) => Array.from({ length: 8 }, (_, nth) => (byte >> (7 - nth) & 1) === 1));
  const places = [...path(frame)];
  const masked = MASKS.map((mask, nth) => {
    const grid = frame.map((row) => [...row]);
    places.forEach(([row, column], at) => (grid[row]![column] = (bits[at] ?? false) !== mask(row, column)));
    setFormat(grid, formatOf(nth));
    return grid as boolean[][];
  });
  return masked.toSorted((one, other) => penalty(one) - penalty(other))[0]!;
}
