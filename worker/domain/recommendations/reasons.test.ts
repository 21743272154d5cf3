import { readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import type { Brief } from "../brief/schema";
import type { Candidate } from "../catalogue/candidate";
import {
  AUDIENCES,
  LOCALES,
  type Locale,
  OCCASIONS,
  QUALITIES,
  TAGS,
  type Tag,
} from "../catalogue/vocabulary";
import type { Translate } from "../translate";
import { VARIANTS, writeReason } from "./reasons";
import { relatedTags } from "./related-tags";
import { ANSWER_SIZE } from "./schema";

type Halves = Record<string, string[]>;
type Words = {
  love: Record<Tag, string>;
  interest: Halves;
  related: Halves;
  occasion: Halves;
  quality: Halves;
};

const read = (locale: Locale): Words =>
  JSON.parse(
    readFileSync(new URL(`../../../locales/${locale}/reasons.json`, import.meta.url), "utf8"),
  );

function translator(locale: Locale): Translate {
  const i18n = createInstance();
  i18n.init({
    lng: locale,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: { [locale]: { reasons: read(locale) } },
    ns: ["reasons"],
    initAsync: false,
  });
  return (key, values) => i18n.t(key, values ?? {}) as string;
}

const gift: Candidate = {
  id: 1,
  priceCents: 4_000,
  ages: [0, 120],
  category: "home",
  tags: [],
  occasions: [...OCCASIONS],
  relationships: [],
  audience: "anyone",
  cares: [],
  qualities: [],
  cliche: null,
  season: null,
  holiday: null,
};

const asked: Brief = {
  recipient: "my aunt",
  audience: null,
  ages: [40, 40],
  occasion: "christmas",
  relationship: "family",
  budget: { min: 0, max: null },
  currency: null,
  interests: [],
  qualities: [],
  dislikes: { tags: [], cares: [], categories: [], cliches: [], words: [] },
  unknownWords: [],
};

const likes = (...tags: Tag[]) => tags.map((tag) => ({ tag, words: tag }));
const en = translator("en");

/** Reasons of one page, cut into their halves. */
function page(t: Translate, gifts: Partial<Candidate>[], brief: Partial<Brief> = {}) {
  const used = new Map<string, number>();
  const sentences = gifts.map((own) =>
    writeReason({ ...gift, ...own }, { ...asked, ...brief }, t, used),
  );
  const halves = sentences.map((sentence) => sentence.split(/\u202f?[;；]\s?/));
  return { sentences, firsts: halves.map(([a]) => a), seconds: halves.map(([, b]) => b) };
}

const eight = (own: Partial<Candidate>) => Array.from({ length: ANSWER_SIZE }, () => own);
const mostOften = (texts: unknown[]) =>
  Math.max(...texts.map((text) => texts.filter((other) => other === text).length));

describe.each(LOCALES)("%s", (locale) => {
  const t = translator(locale);
  const words = read(locale);

  test.each(AUDIENCES)("no half returns while another is unused (%s)", (who) => {
    const audience = who === "anyone" ? null : who;
    for (const quality of [...QUALITIES, null]) {
      const qualities = quality ? [quality] : [];
      const cases: [keyof typeof VARIANTS, Partial<Candidate>, Partial<Brief>][] = [
        ["interest", { tags: ["tea"] }, { interests: likes("tea") }],
        ["interest", { tags: ["tea", "hiking"] }, { interests: likes("tea", "hiking") }],
        ["related", { tags: ["camping"] }, { interests: likes("hiking") }],
        ...OCCASIONS.map((occasion): ["occasion", Partial<Candidate>, Partial<Brief>] => [
          "occasion",
          {},
          { occasion },
        ]),
      ];
      for (const [half, own, brief] of cases) {
        const { sentences, firsts, seconds } = page(t, eight({ ...own, qualities }), {
          ...brief,
          audience,
        });
        expect(new Set(sentences).size).toBe(ANSWER_SIZE);
        expect(mostOften(firsts)).toBe(Math.ceil(ANSWER_SIZE / VARIANTS[half]));
        expect(mostOften(seconds)).toBe(ANSWER_SIZE / VARIANTS.quality);
      }
    }
  });

  test("every combination is one calm sentence of at most 120 characters", () => {
    const longest = (texts: string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a));
    const loves = TAGS.map((tag) => t(`reasons:love.${tag}`));
    expect(new Set(loves).size).toBe(TAGS.length);
    const pairs = loves.flatMap((one) =>
      loves.filter((other) => other !== one).map((other) => t("reasons:both", { one, other })),
    );
    const fill = (group: "interest" | "related", love: string) =>
      AUDIENCES.flatMap((who) =>
        words[group][who]?.map((_, index) => t(`reasons:${group}.${who}.${index}`, { love })),
      ).filter((text) => text !== undefined);
    const firsts = [
      ...[...loves, longest(pairs)].flatMap((love) => fill("interest", love)),
      ...loves.flatMap((love) => fill("related", love)),
      ...Object.values(words.occasion).flat(),
    ];
    const seconds = Object.values(words.quality).flat();
    const wrong = firsts
      .flatMap((first) => seconds.map((second) => t("reasons:joined", { first, second })))
      .filter(
        (reason) =>
          reason.length > 120 ||
          /[!！¡\p{N}{}]|reasons:/u.test(reason) ||
          reason.match(/[.。;；]/g)?.length !== 2,
      );
    expect(wrong).toEqual([]);
  });

  test("keeps the language's typography and claims no rank", () => {
    const texts = [
      ...Object.values(words.love),
      ...[words.interest, words.related, words.occasion, words.quality].flatMap((group) =>
        Object.values(group).flat(),
      ),
      t("reasons:joined", { first: "x", second: "y" }),
    ];
    for (const text of texts) {
      expect(text).not.toMatch(/['"]|\s\s|^\s|\s$/);
      expect(text).not.toMatch(/\b(best|most|meilleure?s?|mejor(es)?|le plus|la plus)\b|最|第一/i);
      if (locale === "zh") expect(text.replace(/\{\{\w+\}\}/g, "")).not.toMatch(/[,;:.!? ]/);
      if (locale === "fr") expect(text).not.toMatch(/(?<!\u202f)[;:?!]/);
      else expect(text).not.toContain("\u202f");
    }
  });

  test("has distinct wordings within a group", () => {
    for (const group of [words.interest, words.related, words.occasion, words.quality]) {
      for (const texts of Object.values(group)) expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

describe("what a reason says", () => {
  test("names two of the person's interests when several match", () => {
    const own = { tags: ["hiking", "tea", "chess"] as Tag[] };
    const interests = likes("tea", "tea", "hiking", "chess");
    const { sentences } = page(en, [own], { interests, audience: "women" });
    expect(sentences[0]).toMatch(/^She loves tea and hiking; /);
  });

  test("names a neighbour of an interest before the occasion", () => {
    expect(relatedTags("hiking")).toContain("camping");
    const brief = { interests: likes("chess", "hiking") };
    const first = (audience: Brief["audience"], tags: Tag[]) =>
      page(en, [{ tags }], { ...brief, audience }).firsts[0];
    expect(first("women", ["camping"])).toBe("Close to her love of hiking");
    expect(first("men", ["camping"])).toBe("Close to his love of hiking");
    expect(first(null, ["camping"])).toBe("Close to their love of hiking");
    expect(first(null, ["camping", "chess"])).toBe("They love chess");
    expect(first(null, ["skincare"])).toBe(read("en").occasion.christmas?.[0]);
  });

  test("says the quality that was wished for, however often", () => {
    const own = { qualities: ["personalized", "handmade", "practical"] } as Partial<Candidate>;
    const { seconds } = page(en, eight(own), { qualities: ["handmade"] });
    const handmade = read("en").quality.handmade ?? [];
    for (const second of seconds) expect(handmade).toContain(second?.replace(/\.$/, ""));
  });

  test("speaks of another quality when one was said", () => {
    const own = { qualities: ["personalized", "handmade"] } as Partial<Candidate>;
    const { personalized, handmade } = read("en").quality;
    const { seconds } = page(en, [own, own]);
    expect(seconds).toEqual([`${personalized?.[0]}.`, `${handmade?.[0]}.`]);
  });

  test("is the same each time", () => {
    const gifts = [...eight({ tags: ["tea"] }), ...eight({ qualities: ["funny", "shared"] })];
    const brief = { interests: likes("tea") };
    expect(page(en, gifts, brief)).toEqual(page(en, gifts, brief));
  });
});
