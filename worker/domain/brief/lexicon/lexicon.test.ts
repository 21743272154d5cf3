import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARES, CATEGORIES, CLICHES, OCCASIONS, QUALITIES } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import { INTEREST_FILES, namesIn } from "../../catalogue/interest-files";
import { conceptsIn } from "../concepts-in";
import { parseInterests } from "../parse-interests";
import { parseOccasion } from "../parse-occasion";
import { parseRecipient } from "../parse-recipient";
import { scan } from "../scan";
import { fold, singular } from "../text";
import { expandAliases } from "./aliases";
import { LEXICONS } from "./compile";
import { functionWords } from "./indexes";

const plain = (aliases: string) =>
  expandAliases(aliases).map((alias) => alias.replace(/[=*]/g, ""));
/** Every interest that a text names, before the narrower ones take the place of their families. */
const named = (text: string) =>
  conceptsIn(text).flatMap((concept) => (concept.kind === "interest" ? [concept.id] : []));
/** "Thé" and "the": without its accents the word is another one. */
const isToldByAccents = (alias: string) =>
  /[=*]/.test(alias) ||
  (fold(alias) !== alias.toLowerCase() &&
    (functionWords().has(fold(alias)) || functionWords().has(singular(fold(alias)))));
/** Latin words that only Chinese uses so are typed among Chinese characters. */
const typed = (alias: string, locale: Locale) =>
  locale === "zh" && /^[\w ]+$/.test(alias) ? `爱${alias}` : alias;
const interestsOf = (text: string) => parseInterests(text).interests.map(({ id }) => id);

describe.each(LEXICONS)("$locale", ({ locale, wishes, kin, occasions }) => {
  test("every interest has words that are understood as that interest", () => {
    const missed = INTEREST_FILES.flatMap((file) =>
      plain(namesIn(file, locale).join(",")).some((alias) => named(alias).includes(file.id))
        ? []
        : [file.id],
    );
    expect(missed).toEqual([]);
  });

  test("no word of an interest is understood as nothing, unless it tells of something else", () => {
    const isRead = (alias: string) =>
      scan(typed(alias, locale)).every(({ role }) => role !== "unknown") ||
      parseInterests(typed(alias, locale)).unknownWords.length === 0;
    const missed = INTEREST_FILES.flatMap((file) =>
      plain(namesIn(file, locale).join(","))
        .filter((alias) => !named(typed(alias, locale)).includes(file.id) && !isRead(alias))
        .map((alias) => `${file.id}: ${alias}`),
    );
    expect(missed).toEqual([]);
  });

  test("case and accents don't matter, except where they tell two words apart", () => {
    const missed = INTEREST_FILES.flatMap((file) =>
      expandAliases(namesIn(file, locale).join(","))
        .filter((alias) => !isToldByAccents(alias))
        .filter((alias) => {
          const same = named(alias).join();
          return named(alias.toUpperCase()).join() !== same || named(fold(alias)).join() !== same;
        }),
    );
    expect(missed).toEqual([]);
  });

  const without = { en: "without ", fr: "sans ", es: "sin ", zh: "不要" }[locale];

  test("everything that can be unwanted is, when it is negated", () => {
    const missed: string[] = [];
    const check = (alias: string, id: string, list: readonly string[]) => {
      if (!list.includes(id)) missed.push(`${id}: ${alias}`);
    };
    // "No garden" is no dislike but a limit of the home.
    const garden = (alias: string) => parseInterests(without + alias).limits.includes("garden");
    const rejected = (alias: string) => parseInterests(without + alias).dislikes;
    for (const id of CARES)
      for (const a of plain(wishes.cares[id])) check(a, id, rejected(a).cares);
    for (const id of CLICHES) {
      for (const a of plain(wishes.cliches[id])) check(a, id, rejected(a).cliches);
    }
    for (const id of CATEGORIES) {
      for (const a of plain(wishes.categories[id]))
        check(a, id, garden(a) ? ["garden"] : rejected(a).categories);
    }
    expect(missed).toEqual([]);
  });

  test("what rules a care out by itself does, and qualities are heard", () => {
    const missed: string[] = [];
    for (const id of CARES) {
      for (const alias of plain(wishes.avoids[id] ?? "")) {
        if (!parseInterests(alias).dislikes.cares.includes(id)) missed.push(`${id}: ${alias}`);
      }
    }
    for (const id of QUALITIES) {
      for (const alias of plain(wishes.qualities[id])) {
        if (!parseInterests(alias).qualities.includes(id)) missed.push(`${id}: ${alias}`);
      }
    }
    expect(missed).toEqual([]);
  });

  test("people and occasions are understood", () => {
    const missed: string[] = [];
    for (const [id, aliases] of Object.entries(kin)) {
      for (const alias of plain(aliases)) {
        const { relationship, audience } = parseRecipient(alias);
        const found = `${relationship}/${audience ?? "anyone"}`;
        if (found !== id) missed.push(`${id}: ${alias} is ${found}`);
      }
    }
    for (const id of OCCASIONS) {
      if (id === "other") continue;
      for (const alias of plain(occasions[id])) {
        if (parseOccasion(alias) !== id) missed.push(`${id}: ${alias} is ${parseOccasion(alias)}`);
      }
    }
    expect(missed).toEqual([]);
  });
});

test("case doesn't matter in a mixed list", () => {
  const alias = fc.constantFrom(
    ...INTEREST_FILES.filter(({ id }) => id === "chess").flatMap(({ aliases }) =>
      Object.values(aliases).flatMap((words) => plain(words.join(","))),
    ),
  );
  fc.assert(
    fc.property(fc.array(alias, { minLength: 1, maxLength: 5 }), (list) => {
      const text = list.join(", ");
      expect(interestsOf(text.toUpperCase())).toEqual(interestsOf(text));
    }),
  );
});
