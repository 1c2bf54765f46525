import { describe, expect, test } from "vitest";
import { correction, formatOf, frameOf, MASKS, path, qr, versionOf } from "./qr";

/** Error correction bytes and blocks by version for level M, as the standard prints them. */
const STANDARD: Record<number, [ecc: number, ...data: number[]]> = {
  1: [10, 16], 2: [16, 28], 3: [26, 44], 4: [18, 32, 32], 5: [24, 43, 43], 6: [16, 27, 27, 27, 27], 7: [18, 31, 31, 31, 31],
  8: [22, 38, 38, 39, 39], 9: [22, 36, 36, 36, 37, 37], 10: [26, 43, 43, 43, 43, 44],
};
/** The format of level M by mask, as the standard prints it. */
const FORMATS = ["101010000010010", "101000100100101", "101111001111100", "101101101001011", "100010111111001", "100000011001110", "100111110010111", "100101010100000"];

/** Whether a block is what its error correction says: it is zero at every root of the generator. */
function isWhole(block: number[], ecc: number): boolean {
  const multiply = (a: number, b: number): number => {
    let product = 0;
    for (let bit = 0; bit < 8; bit++) if (b >> bit & 1) product ^= a << bit;
    for (let bit = 14; bit >= 8; bit--) if (product >> bit & 1) product ^= 0x11d << (bit - 8);
    return product;
  };
  let root = 1;
  for (let nth = 0; nth < ecc; nth++) {
    if (block.reduce((sum, byte) => multiply(sum, root) ^ byte, 0)) return false;
    root = multiply(root, 2);
  }
  return true;
}

/** Read a code as a camera would, from its modules alone. */
function read(grid: boolean[][]): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  const near = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => grid[8]![column]!).concat([7, 5, 4, 3, 2, 1, 0].map((row) => grid[row]![8]!));
  const format = near.map(Number).join("");
  const mask = FORMATS.indexOf(format);
  if (mask < 0) throw new Error(`no format ${format}`);
  const bits = [...path(frameOf(version))].map(([row, column]) => Number(grid[row]![column]! !== MASKS[mask]!(row, column)));
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, nth) => parseInt(bits.slice(nth * 8, nth * 8 + 8).join(""), 2));
  const [ecc, ...lengths] = STANDARD[version]!;
  const blocks = lengths.map(() => [] as number[]);
  for (let nth = 0; nth < Math.max(...lengths); nth++) lengths.forEach((length, block) => nth < length && blocks[block]!.push(bytes.shift()!));
  for (let nth = 0; nth < ecc; nth++) for (const block of blocks) block.push(bytes.shift()!);
  if (!blocks.every((block) => isWhole(block, ecc))) throw new Error("a block is broken");
  const data = blocks.flatMap((block) => block.slice(0, -ecc)).map((byte) => byte.toString(2).padStart(8, "0")).join("");
  if (data.slice(0, 4) !== "0100") throw new Error("not bytes");
  const wide = version > 9 ? 16 : 8;
  const length = parseInt(data.slice(4, 4 + wide), 2);
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, nth) => parseInt(data.slice(4 + wide + nth * 8, 12 + wide + nth * 8), 2)));
}

describe("a QR code", () => {
  test("has the error correction of the example in the standard", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });
  test("names its mask and its version as the standard prints them", () => {
    expect(FORMATS.map((_, mask) => formatOf(mask).toString(2).padStart(15, "0"))).toEqual(FORMATS);
    expect(versionOf(7).toString(2).padStart(18, "0")).toBe("000111110010010100");
    expect(versionOf(10).toString(2).padStart(18, "0")).toBe("001010010011010011");
  });
  test("has its three large squares, its lines and its dark module", () => {
    const grid = qr("https://courtyard.test/t/abc")!;
    const size = grid.length;
    const corner = (row: number, column: number): string => grid.slice(row, row + 7).map((line) => line.slice(column, column + 7).map(Number).join("")).join(" ");
    const square = "1111111 1000001 1011101 1011101 1011101 1000001 1111111";
    expect([corner(0, 0), corner(0, size - 7), corner(size - 7, 0)]).toEqual([square, square, square]);
    expect(grid[6]!.slice(7, size - 7).map(Number).join("")).toMatch(/^0(10)+$/);
    expect(grid[size - 8]![8]).toBe(true);
  });
  test.each([1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 213])("of %i bytes is read as it was written", (length) => {
    const text = Array.from({ length }, (_, nth) => String.fromCharCode(33 + (nth * 37) % 90)).join("");
    const grid = qr(text)!;
    expect(read(grid)).toBe(text);
  });
  test("of letters beyond ASCII is read as it was written", () => {
    expect(read(qr("Gùgōng – 故宫")!)).toBe("Gùgōng – 故宫");
  });
  test("too much for it gives none", () => {
    expect(qr("x".repeat(214))).toBeNull();
  });
});
