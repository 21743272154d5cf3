import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARES, CATEGORIES, CLICHES, OCCASIONS, QUALITIES, TAGS } from "../../catalogue/vocabulary";
import { parseInterests } from "../parse-interests";
import { parseOccasion } from "../parse-occasion";
import { parseRecipient } from "../parse-recipient";
import { fold } from "../text";
import { LEXICONS } from ".";
import { names } from "./names";
import { narrow } from "./narrow";
import { expandAliases } from "./phrase-index";

const plain = (aliases: string) =>
  expandAliases(aliases).map((alias) => alias.replace(/[=*]/g, ""));
const tagsOf = (text: string) => parseInterests(text).interests.map(({ tag }) => tag);

describe.each(LEXICONS)("$locale", ({ locale, interests, wishes, kin, occasions }) => {
  test("every tag has as many aliases as people have words for it", () => {
    for (const tag of TAGS) {
      const aliases = plain(interests[tag]);
      expect(aliases.length, tag).toBeGreaterThanOrEqual(locale === "zh" ? 6 : 8);
    }
  });

  test("every alias of a tag is understood as that tag", () => {
    const missed = TAGS.flatMap((tag) =>
      plain(interests[tag])
        .filter((alias) => !tagsOf(alias).includes(tag))
        .map((alias) => `${tag}: ${alias}`),
    );
    expect(missed).toEqual([]);
  });

  test("case and accents don't matter, except where they tell two words apart", () => {
    const missed = TAGS.flatMap((tag) =>
      expandAliases(interests[tag])
        .filter((alias) => !/[=*]/.test(alias))
        .filter((alias) => {
          const same = tagsOf(alias).join();
          return tagsOf(alias.toUpperCase()).join() !== same || tagsOf(fold(alias)).join() !== same;
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
    const rejected = (alias: string) => parseInterests(without + alias).dislikes;
    for (const id of CARES)
      for (const a of plain(wishes.cares[id])) check(a, id, rejected(a).cares);
    for (const id of CLICHES) {
      for (const a of plain(wishes.cliches[id])) check(a, id, rejected(a).cliches);
    }
    for (const id of CATEGORIES) {
      for (const a of plain(wishes.categories[id])) check(a, id, rejected(a).categories);
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

test("names are understood in any language", () => {
  const missed = Object.entries(names).flatMap(([tag, aliases]) =>
    plain(aliases).filter((alias) => !(tagsOf(alias) as string[]).includes(tag)),
  );
  expect(missed).toEqual([]);
});

test.each(LEXICONS)(
  "narrow things name a subject, and unwanted leave it: $locale",
  ({ locale }) => {
    const without = { en: "hates ", fr: "déteste ", es: "odia ", zh: "讨厌" }[locale];
    const listed = plain(narrow[locale]);
    expect(listed.filter((alias) => tagsOf(alias).length === 0)).toEqual([]);
    const { tags } = parseInterests(listed.map((alias) => without + alias).join(". ")).dislikes;
    expect(tags).toEqual([]);
  },
);

test("case doesn't matter in a mixed list", () => {
  const alias = fc.constantFrom(...LEXICONS.flatMap(({ interests }) => plain(interests.chess)));
  fc.assert(
    fc.property(fc.array(alias, { minLength: 1, maxLength: 5 }), (list) => {
      const text = list.join(", ");
      expect(tagsOf(text.toUpperCase())).toEqual(tagsOf(text));
    }),
  );
});
