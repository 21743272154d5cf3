import { expect, test } from "vitest";
import { detectLocale } from "./locale";

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
