import { describe, expect, test } from "vitest";
import { SITUATIONS } from "#shared/catalogue/vocabulary";
import { LOCALES, type Locale } from "#shared/locale";
import { readCatalogue } from "../../../scripts/lib/catalogue-files";
import { translator } from "../../i18n";
import { INTERESTS } from "../catalogue/interests";
import type { Match } from "./match";
import { writeReason } from "./reasons";

const speech = (locale: Locale) => ({ t: translator(locale), locale });
const words = { why: "A lame scores the loaf.", description: "A blade and ten refills." };
const stated = (id: string) => ({ id, words: "what was typed" });

describe.each(LOCALES)("%s", (locale) => {
  test("a reason holds the gift's own sentence whole, whatever links it", () => {
    const matches: Match[] = [
      ...INTERESTS.flatMap(({ id }): Match[] => [
        { how: "exact", interest: stated(id), served: id },
        { how: "broader", interest: stated(id), served: "sport" },
      ]),
      ...SITUATIONS.filter((situation) => situation !== "any").map(
        (situation): Match => ({ how: "situation", situation }),
      ),
      { how: "any" },
    ];
    for (const match of matches) {
      for (let place = 0; place < 8; place++) {
        const reason = writeReason(speech(locale), match, words, place);
        expect(reason).toContain(words.why);
        expect(reason).not.toMatch(/\{\{|undefined|reasons:/);
      }
    }
  });

  test("a broader interest is named as what it is, and the stated one isn't claimed", () => {
    const nameOf = (wanted: string) =>
      INTERESTS.find(({ id }) => id === wanted)?.name[locale].toLowerCase();
    const match: Match = { how: "broader", interest: stated("sourdough"), served: "baking" };
    const said = writeReason(speech(locale), match, words, 0).toLowerCase();
    expect(said).toContain(nameOf("baking"));
    expect(said).not.toContain(nameOf("sourdough"));
  });
});

test.each([
  ["christianity", "Fe cristiana: "],
  ["teaching", "Enseñanza: "],
  ["mental-health", "Salud mental: "],
])("in Spanish a faith, work or a stage of life is only named: %s", (id, beginning) => {
  const match: Match = { how: "exact", interest: stated(id), served: id };
  for (const place of [0, 1, 2]) {
    expect(writeReason(speech("es"), match, words, place)).toBe(`${beginning}${words.why}`);
  }
});

test("eight gifts of an answer don't all begin alike", () => {
  const match: Match = { how: "exact", interest: stated("tea"), served: "tea" };
  const beginnings = Array.from({ length: 8 }, (_, place) =>
    writeReason(speech("en"), match, words, place).slice(0, 8),
  );
  expect(new Set(beginnings).size).toBeGreaterThanOrEqual(3);
});

test.each([
  ["tea", "适合喜欢茶的人："],
  ["teaching", "适合从事教学工作的人："],
  ["islam", "适合信奉伊斯兰教的人："],
])("in Chinese nobody likes an occupation or a faith: %s", (id, beginning) => {
  const match: Match = { how: "exact", interest: stated(id), served: id };
  expect(writeReason(speech("zh"), match, words, 0)).toBe(`${beginning}${words.why}`);
});

test("without a sentence of its own a gift is told by its description", () => {
  const reason = writeReason(speech("en"), { how: "any" }, { ...words, why: null }, 0);
  expect(reason).toBe(words.description);
});

test("every sentence of the catalogue speaks of no he, she or you", () => {
  const { gifts, seasonal } = readCatalogue();
  const wrong = [...gifts, ...seasonal]
    .filter(({ text }) => /\b(?:he|she|him|hers|you|yours?)\b/i.test(text.en.why))
    .map(({ slug, text }) => `${slug}: ${text.en.why}`);
  expect(wrong).toEqual([]);
});

test.each([
  ["taylor-swift", "Chosen for a love of Taylor Swift."],
  ["vegetable-garden", "Chosen for a love of vegetable gardening."],
  ["islam", "Chosen for a love of Muslim traditions."],
])("in English the gift is for who loves a subject, not for the subject: %s", (id, beginning) => {
  const match: Match = { how: "exact", interest: stated(id), served: id };
  expect(writeReason(speech("en"), match, words, 0)).toBe(`${beginning} ${words.why}`);
});
