import { describe, expect, test } from "vitest";
import { STRENGTHS, type Strength, strengthOf } from "./strength";

const rank = (password: string, person: string[] = []) =>
  STRENGTHS.indexOf(strengthOf(password, person) as Strength);

describe("strengthOf", () => {
  test("says nothing of an empty field", () => {
    expect(strengthOf("")).toBeNull();
  });

  test.each([
    ["short", "aX9#."],
    ["one letter", "aaaaaaaaaaaaaaaaaaaa"],
    ["a piece again and again", "abcabcabcabcabcabc"],
    ["an order", "abcdefghijklmnop"],
    ["an order backwards", "9876543210"],
    ["a row of keys", "qwertyuiop"],
    ["a well-known word", "Password1!"],
    ["a word", "sommer"],
    ["one Han character", "爱爱爱爱爱爱爱爱"],
  ])("calls %s weak", (_, password) => {
    expect(strengthOf(password)).toBe("weak");
  });

  test.each([
    "correct horse battery",
    "un vélo bleu sous la pluie",
    "три зелёных слона поют",
    "我爱吃火锅和小面",
    "xK9#mQ2$vT7!",
  ])("calls %s strong", (password) => {
    expect(strengthOf(password)).toBe("strong");
  });

  test("counts the person's own names for next to nothing", () => {
    expect(rank("rosalind1953")).toBeGreaterThan(rank("rosalind1953", ["Rosalind"]));
    expect(strengthOf("rosalind@example", ["Rosalind", "rosalind@example.com"])).toBe("weak");
  });

  test("takes names with signs as they are written", () => {
    for (const name of ["a.b*c", "(((", "[x", "c++ fan", "\\d\\d\\d"]) {
      expect(strengthOf(`${name}9`, [name])).toBe("weak");
    }
  });

  test("never falls when another word is added", () => {
    const words = ["kettle", "orbit", "violet", "seventeen", "harbour"];
    const grown = words.map((_, index) => rank(words.slice(0, index + 1).join(" ")));
    expect(grown).toEqual(grown.toSorted((one, other) => one - other));
    expect(grown.at(0)).toBeLessThan(grown.at(-1) ?? 0);
  });

  test("variety helps, length helps more", () => {
    expect(rank("kettle7X!")).toBeGreaterThanOrEqual(rank("kettleorb"));
    expect(rank("kettle orbit violet")).toBeGreaterThan(rank("kettle7X!"));
  });

  test("reads the same text alike, however its accents are composed", () => {
    const text = "élève à la forêt";
    expect(strengthOf(text.normalize("NFD"))).toBe(strengthOf(text.normalize("NFC")));
  });
});
