import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AGE_BANDS, AGES, MAX_AGE } from "#shared/catalogue/vocabulary";
import { findAge, parseAge } from "./parse-age";

test.each(AGES)("the band %s", (band) => {
  expect(parseAge(band)).toEqual([...AGE_BANDS[band]]);
});

test.each<[string, [number, number] | null]>([
  ["5 and below", [0, 5]],
  ["60", [60, 60]],
  ["turned 60", [60, 60]],
  ["60 years old", [60, 60]],
  ["4-year-old", [4, 4]],
  ["5yo", [5, 5]],
  ["sixty", [60, 60]],
  ["30s", [30, 39]],
  ["in her thirties", [30, 39]],
  ["early thirties", [30, 33]],
  ["mid 40s", [44, 46]],
  ["teenager", [13, 19]],
  ["toddler", [1, 3]],
  ["baby", [0, 1]],
  ["18 months", [1, 1]],
  ["3-4", [3, 4]],
  ["4 to 3", [3, 4]],
  ["over 80", [80, 120]],
  ["under 10", [0, 9]],
  ["60 ans", [60, 60]],
  ["soixante-dix ans", [70, 70]],
  ["quatre-vingts ans", [80, 80]],
  ["la quarantaine", [40, 49]],
  ["ado", [13, 19]],
  ["18 mois", [1, 1]],
  ["60 años", [60, 60]],
  ["sesenta y dos años", [62, 62]],
  ["cuarentona", [40, 49]],
  ["adolescente", [13, 19]],
  ["más de 80", [80, 120]],
  ["六十岁", [60, 60]],
  ["70岁", [70, 70]],
  ["７０歲", [70, 70]],
  ["四十多岁", [40, 49]],
  ["青少年", [13, 19]],
  ["18个月", [1, 1]],
  ["80岁以上", [80, 120]],
  ["", null],
  ["abc", null],
  ["121", null],
  ["-5", null],
  ["1000", null],
  ["born in 1960", null],
  ["not over 30", [18, 30]],
  ["no older than 12", [0, 12]],
  ["not under 18", [18, 120]],
  ["under 5", [0, 5]],
  ["5 & 7", [5, 7]],
  ["5 and 7", [5, 7]],
  ["34 or so", [34, 34]],
  ["3 kids", null],
  ["3 kids aged 5 to 9", [5, 9]],
  ["two kids, 5 and 7", [5, 7]],
  ["3 year old kids", [3, 3]],
  ["2 teenagers", [13, 19]],
  ["pas plus de 30 ans", [18, 30]],
  ["moins de 5 ans", [0, 5]],
  ["5 et 7 ans", [5, 7]],
  ["3 enfants", null],
  ["34 ans environ", [34, 34]],
  ["no más de 30", [18, 30]],
  ["menos de 5", [0, 5]],
  ["5 y 7", [5, 7]],
  ["3 niños", null],
  ["不超过30岁", [18, 30]],
  ["5岁以下", [0, 5]],
  ["5和7岁", [5, 7]],
  ["3个孩子", null],
  ["34岁左右", [34, 34]],
])("%s", (text, ages) => {
  expect(parseAge(text)).toEqual(ages);
});

describe("an age inside other words", () => {
  test.each<[string, [number, number] | null]>([
    ["my 4 year old nephew", [4, 4]],
    ["mi sobrino de 4 años", [4, 4]],
    ["ma nièce de 10 ans", [10, 10]],
    ["六十岁的奶奶", [60, 60]],
    ["my teenage daughter", [13, 19]],
    ["my friend from flat 12", null],
    ["my kids' teacher", null],
    ["my 3 kids", null],
    ["her 70th, she loves cats", [70, 70]],
    ["his 10th marathon", null],
    ["my 2 daughters aged 5 and 7", [5, 7]],
    ["mis dos hijas de 5 y 7 años", [5, 7]],
  ])("%s", (text, ages) => {
    expect(findAge(text)).toEqual(ages);
  });
});

test("any text answers null or years from 0 to 120 in order", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      for (const ages of [parseAge(text), findAge(text)]) {
        if (!ages) continue;
        expect(ages[0]).toBeGreaterThanOrEqual(0);
        expect(ages[1]).toBeLessThanOrEqual(MAX_AGE);
        expect(ages[0]).toBeLessThanOrEqual(ages[1]);
      }
    }),
  );
});
