import { describe, expect, test } from "vitest";
import { isReservedName } from "#shared/accounts/names";
import { username } from "#shared/accounts/schema";
import { suggestUsernames } from "./username";

const NAMES = [
  "Ada Lovelace",
  "  Zoë   d’Arc ",
  "王小明",
  "Nicolás Ñandú-Pérez y de la Santísima Trinidad",
  "🎁🎁🎁",
  "",
  "x",
  "---",
  "a@b.example",
  "<script>alert(1)</script>",
  "e\u0301".repeat(40),
  "𝒜".repeat(60),
  "\u200B\u202E\u0000",
  ".".repeat(100),
];
const OWNERS = [
  "Owner",
  "OWNER",
  "0wner",
  "Оwnеr",
  "O w n e r",
  "Own\u200Ber",
  "🎁 owner 🎁",
  "ovvner",
];

describe("suggestUsernames", () => {
  test.each([...NAMES, ...OWNERS])("offers valid names for %j", (name) => {
    const names = suggestUsernames(name);
    expect(names.length).toBeGreaterThanOrEqual(2);
    for (const suggested of names) {
      expect(username.safeParse(suggested)).toEqual({ success: true, data: suggested });
      expect(isReservedName(suggested)).toBe(false);
    }
  });

  test.each(OWNERS)("keeps nothing of %j, numbered or not", (name) => {
    for (const suggested of suggestUsernames(name)) expect(suggested).toMatch(/^Guest \d+$/);
  });

  test("keeps a good name and numbers it within the limit", () => {
    expect(suggestUsernames("Ada Lovelace").slice(0, 2)).toEqual([
      "Ada Lovelace",
      "Ada Lovelace 2",
    ]);
    expect(suggestUsernames("Zoë d’Arc")[0]).toBe("Zoë d'Arc");
    expect(suggestUsernames("a@b.example")[0]).toBe("a b.example");
    const [, second] = suggestUsernames("w".repeat(60));
    expect(second).toBe(`${"w".repeat(28)} 2`);
  });
});
