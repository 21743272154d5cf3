import fc from "fast-check";
import { expect, test } from "vitest";
import { line, lines, visibleLine } from "./text-input";

const anyText = fc.string({ unit: "binary", maxLength: 60 });
const said = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

test("what is kept is well-formed, without control characters, and stays as it is the second time", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = line(200).parse(text);
      expect(once.isWellFormed()).toBe(true);
      expect(once).not.toMatch(/[\p{Cc}\u2028\u2029]|\s\s|^\s|\s$/u);
      expect(line(200).parse(once)).toBe(once);
      const several = lines(200).parse(text);
      expect(several.isWellFormed()).toBe(true);
      expect(several).not.toMatch(/[^\P{Cc}\n]/u);
      expect(lines(200).parse(several)).toBe(several);
    }),
  );
});

test("a required line needs something that can be seen", () => {
  for (const text of ["", "  ", "\u0000", "\u200b\u2060", "\u00ad", undefined, 7]) {
    expect(said(visibleLine(10, "usernameRequired").safeParse(text))).toEqual(["usernameRequired"]);
  }
  for (const text of ["a", "奶奶", "🎂", "№"]) {
    expect(visibleLine(10, "usernameRequired").parse(` ${text} `)).toBe(text);
  }
});

test("text is measured after it was cleaned", () => {
  expect(line(3).parse("  a \t b  ")).toBe("a b");
  expect(lines(3).parse("a\r\nb\r\n")).toBe("a\nb");
  for (const schema of [line(3), lines(3), visibleLine(3, "usernameRequired")]) {
    expect(said(schema.safeParse("abcd"))).toEqual(["tooLong"]);
  }
});
