import { expect, test } from "vitest";
import { detectLocale, isNamedByAddress } from "./locale";

test.each([
  ["fr", "es", "zh", "fr"],
  [undefined, "es-MX,es;q=0.9,en;q=0.8", "zh", "es"],
  [undefined, "de,zh-Hans-CN;q=0.5,fr;q=0.4", undefined, "zh"],
  [undefined, "en;q=0.2, fr;q=0.7", undefined, "fr"],
  [undefined, "de", "es", "es"],
  ["xx", undefined, undefined, "en"],
  ["", ";;q=,,,", "<script>", "en"],
] as const)("saved %s, browser %s, query %s → %s", (saved, accepted, query, expected) => {
  expect(detectLocale({ saved, accepted, query })).toBe(expected);
});

test.each([
  [undefined, undefined, "fr", true],
  [undefined, "de", "es", true],
  ["xx", "", "zh", true],
  ["en", undefined, "fr", false],
  [undefined, "fr;q=0.1", "es", false],
  [undefined, "de", "xx", false],
  [undefined, undefined, undefined, false],
] as const)("saved %s, browser %s, query %s: kept %s", (saved, accepted, query, expected) => {
  expect(isNamedByAddress({ saved, accepted, query })).toBe(expected);
});

test.each([
  [undefined, undefined, undefined, "es", "es"],
  [undefined, undefined, "fr", "es", "fr"],
  [undefined, "zh", undefined, "es", "zh"],
  ["en", undefined, undefined, "es", "en"],
  [undefined, undefined, undefined, "xx", "en"],
] as const)(
  "saved %s, browser %s, query %s, cookie %s: %s",
  (saved, accepted, query, asked, expected) => {
    expect(detectLocale({ saved, accepted, query, asked })).toBe(expected);
  },
);
