import { describe, expect, test } from "vitest";
import { locationOf, manner, places } from "./places";
import { LOCATIONS } from "./view";

describe("where an option is pressed", () => {
  // All notations are those of the server: src/courtyard/games/gugong/declaration/notation.py.
  test.each([
    ["give s2-3", "card s2-3"],
    ["sacrifice o1", "card o1"],
    ["swap s1-9", "card s1-9"],
    ["discard s3-5a", "card s3-5a"],
    ["recover s4-8", "card s4-8"],
    ["to great-wall", "official great-wall"],
    ["with jade", "official jade"],
    ["place-at canal", "official canal"],
    ["A travel", "A travel"],
    ["B palace", "B palace"],
    ["pay-servants", "pool"],
    ["without-double", "pool"],
    ["with-double", "double"],
    ["use precious", "token precious"],
    ["use encore", "token encore"],
    ["use bargain", "token bargain"],
    ["hand-in face-down", "token face-down"],
    ["hand-in double", "token double"],
    ["take 2", "take 2"],
    ["take 2 double", "take 2 double"],
    ["trade servant", "trade servant"],
    ["trade jade", "trade jade"],
    ["city 12", "city 12"],
    ["build one-and-double", "build one-and-double"],
    ["add double", "add double"],
    ["buy house-4", "house 4"],
    ["buy house-10", "house 10"],
    ["buy square", "square"],
    ["decree 3", "decree 3"],
    ["morning 3", "decree 3"],
    ["load b4", "berth b4"],
    ["load b4 double", "berth b4"],
    ["sail a1", "berth a1"],
    ["new-ship a", "dock a"],
    ["new-ship b double", "dock b"],
    ["claim gift", "reward gift"],
    ["benefit two-servants", "benefit two-servants"],
    ["turn b 5", "turn b 5"],
  ])("%s at: %s", (notation, place) => {
    expect(places(notation)).toBe(place);
  });

  test.each(["accept", "decline", "no-actions", "take 0", "use generous"])(
    "%s is a button beside the question",
    (notation) => {
      expect(places(notation)).toBeNull();
    },
  );

  test("a word of some later version, or none, is a button too", () => {
    expect(places("dance")).toBeNull();
    expect(places("")).toBeNull();
  });

  test("what the server refuses without naming a card has no place", () => {
    expect(places("sacrifice")).toBeNull();
  });

  test("that no die can be turned is told at the benefit that turns one", () => {
    expect(places("turn")).toBe("benefit die");
  });
});

describe("the location at which a place lies", () => {
  test.each([
    ["city 3", "travel"],
    ["turn a 6", "travel"],
    ["build two", "great-wall"],
    ["add one", "great-wall"],
    ["house 2", "jade"],
    ["square", "jade"],
    ["benefit jade", "intrigue"],
    ["decree 1", "decrees"],
    ["berth a5", "canal"],
    ["dock b", "canal"],
  ])("%s lies at: %s", (place, location) => {
    expect(locationOf(place)).toBe(location);
  });

  test("officials and the two actions lie where they say", () => {
    for (const location of LOCATIONS) {
      const there = [`official ${location}`, `A ${location}`, `B ${location}`];
      expect(there.map(locationOf)).toEqual([location, location, location]);
    }
  });

  test.each(["card s2-3", "pool", "double", "token precious", "take 2", "reward gift", "trade servant", "trade jade", ""])(
    "what lies in the tray is at no location: %s",
    (place) => {
      expect(locationOf(place)).toBeNull();
    },
  );
});

describe("declining an action", () => {
  test.each([
    ["is asked once more while something can be done", ["buy house-1", "decline"], "careful"],
    ["is not where there is nothing to give up", ["trade servant", "decline"], "quiet"],
  ])("%s", (_, offered, how) => {
    expect(manner("decline", "action", offered)).toBe(how);
  });
});
