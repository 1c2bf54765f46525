import { expect, test } from "vitest";
import { bytesOf, described } from "./push.svelte";

test("keys are read from base64 as it stands in addresses", () => {
  expect([...bytesOf("-_8")]).toEqual([251, 255]);
  expect(bytesOf("BA".padEnd(87, "A"))).toHaveLength(65);
});

test("a device is described by its address and its two keys", () => {
  const made = { endpoint: "https://push.example/1", toJSON: () => ({ keys: { p256dh: "k", auth: "s" } }) };
  expect(described(made as unknown as PushSubscription)).toEqual({ endpoint: "https://push.example/1", key: "k", secret: "s" });
});
