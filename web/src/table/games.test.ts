import { describe, expect, test } from "vitest";
import * as plain from "../plain";
import { drawings } from "./games";

describe("how games look", () => {
  test("a game that is drawn here has its own drawings", async () => {
    expect((await drawings("kingdom")).Board).not.toBe(plain.Board);
  });

  test("every other game lies on a plain table", async () => {
    const parts = await drawings("chess");
    expect(parts.Board).toBe(plain.Board);
    expect([parts.progress, parts.openPoints, parts.headings]).toEqual([undefined, undefined, undefined]);
  });
});
