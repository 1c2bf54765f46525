import { beforeAll, describe, expect, test } from "vitest";
import { speech } from "../words/speech.svelte";
import { sayComplaint } from "./sentences";

beforeAll(() => speech.learn("boxes"));

describe("what is wrong with a value", () => {
  test.each([
    ["card.quarry.cost.gold must be a whole number from 0 to 9, not 12.", "Enter a whole number from 0 to 9."],
    ["card.quarry.points must be a whole number, a text or a list, not None.", "Enter a whole number."],
    ["card.quarry.cost must ask for at least one cube, Krystallium or soldier.", "A card must cost something. Enter at least one cube, Krystallium or Soldier."],
    ["vermin.number must stay 10, not 9.", "The rules need this value. Leave it at 10."],
    ["gift.o1.action must be one of palace, canal, swap, none, not 'x'.", "Choose one of these: Palace, Grand Canal, card swap, no action."],
    ["There must be 67 Development cards, or 70 (the shop edition), not 68.", "A box has 67 Development cards, or 70 (the edition in shops); there are 68. Change the number of copies."],
  ])("%s", (sentence, said) => {
    expect(sayComplaint({ sentence })).toBe(said);
  });

  test("is said in the reader's language", async () => {
    await speech.turn("nl");
    expect(sayComplaint({ sentence: "jade.square must be a whole number from 0 to 60, not 61." })).toBe("Voer een geheel getal in van 0 tot en met 60.");
  });

  test("is shown as the server says it where no words are known", () => {
    expect(sayComplaint({ sentence: "Something else." })).toBe("Something else.");
  });
});
