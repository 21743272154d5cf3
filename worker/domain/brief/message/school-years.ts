import type { AgeRange } from "../parse-age";

/** School years by what people call them (flat text), and the age at which they begin. */
const YEARS: readonly [RegExp, (number: number) => number][] = [
  [
    /\b(\d{1,2})(?:st|nd|rd|th) ?grader\b|\bin (?:the )?(\d{1,2})(?:st|nd|rd|th) grade\b/,
    (n) => n + 5,
  ],
  [/\b(?:en|entre en|rentre en|passe en) ([3-6])(?:e|eme)\b/, (n) => 17 - n],
  [/\b(?:en|entre en|rentre en|passe en) (ce1|ce2|cm1|cm2)\b/, () => 7],
  [/\b(?:en|a|pasa a|entra a) (\d)(?:ro|do|to|vo|o|º)? de primaria\b/, (n) => n + 5],
  [/(?:小学|上|读|念|升)([1-6])年级/, (n) => n + 5],
];
const FRENCH: Record<string, number> = { ce1: 7, ce2: 8, cm1: 9, cm2: 10 };
const HAN_DIGITS = "一二三四五六";

/** The years of a child in a named school year: "6th grader" is 11 or 12. */
export function schoolAges(flat: string): AgeRange | null {
  const text = flat.replace(/[一二三四五六](?=年级)/g, (digit) =>
    String(HAN_DIGITS.indexOf(digit) + 1),
  );
  for (const [words, ageOf] of YEARS) {
    const found = words.exec(text)?.slice(1).find(Boolean);
    if (!found) continue;
    const years = FRENCH[found] ?? ageOf(Number(found));
    if (years >= 5 && years <= 18) return [years, years + 1];
  }
  return null;
}
