import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_BRIEF, type PartialBrief } from "#shared/brief/schema";
import {
  ASKS,
  CARES,
  CATEGORIES,
  CLICHES,
  type Occasion,
  QUALITIES,
  SITUATIONS,
} from "#shared/catalogue/vocabulary";
import { LOCALES } from "#shared/locale";
import type { Blocker } from "#shared/recommendations/schema";
import { readTexts, translators } from "../../testing/translators";
import { changesBetween } from "../brief/changes";
import { chipsOf, removeChips } from "../brief/chips";
import { completeBrief } from "../brief/complete";
import { parseTurn } from "../brief/read-message";
import { INTEREST_IDS } from "../catalogue/interests";
import { KINDS, kindName } from "../catalogue/kinds";
import { mostUsefulQuestion, WORDINGS, writeReply } from "./replies";

/** What a turn without a question brings to its answer. */
const PLAIN = {
  before: EMPTY_BRIEF,
  gifts: [],
  unmetQualities: [],
  isExhausted: false,
  isSame: false,
  isUndo: false,
};

const SOME_KINDS = Object.keys(KINDS).slice(0, 100);
const FULL: PartialBrief = {
  recipient: "my dad",
  audience: "men",
  ages: [60, 69],
  occasion: "birthday",
  celebration: null,
  relationship: "family",
  budget: { min: 2_000, max: 5_000 },
  currency: "EUR",
  interests: INTEREST_IDS.map((id) => ({ id, words: id })),
  owned: { kinds: SOME_KINDS, words: ["samovar"] },
  situations: SITUATIONS.filter((situation) => situation !== "any"),
  limits: [...ASKS],
  qualities: [...QUALITIES],
  dislikes: {
    interests: [...INTEREST_IDS],
    cares: [...CARES],
    categories: [...CATEGORIES],
    kinds: SOME_KINDS,
    cliches: [...CLICHES],
    words: ["earrings"],
  },
  unknownWords: ["xylophone"],
};

describe.each(LOCALES)("%s", (locale) => {
  const t = translators[locale];

  test("every chip has a label of its own", () => {
    const labels = chipsOf(FULL, t, locale).map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(INTEREST_IDS.length * 2);
    for (const label of labels) expect(label).not.toMatch(/^$|missing|\{\{|undefined/);
  });

  test("a kind of thing is named without the mark that only its reader needs", () => {
    for (const id of Object.keys(KINDS)) expect(kindName(id, locale), id).toMatch(/^[^=]+$/);
  });

  test("a feast keeps its capital within a sentence, other occasions don't", () => {
    const within = (occasion: Occasion) =>
      chipsOf({ ...EMPTY_BRIEF, occasion }, t, locale, "within").map(({ label }) => label);
    for (const occasion of ["christmas", "valentine", "halloween"] as const) {
      expect(within(occasion)).toEqual([t(`gifts:occasions.${occasion}`)]);
    }
    expect(within("wedding")).toEqual([t("gifts:occasions.wedding").toLowerCase()]);
  });

  test("whom a gift is for is named within a sentence like any other word", () => {
    const named = (brief: Partial<PartialBrief>) =>
      chipsOf({ ...EMPTY_BRIEF, ...brief }, t, locale, "within").map(({ label }) => label);
    const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
    expect(named({ audience: "women" })).toEqual([lower(t("chat:audience.women"))]);
    expect(named({ relationship: "friend" })).toEqual([lower(t("gifts:relationships.friend"))]);
  });

  test("a category is named within a sentence like any other word", () => {
    const dislikes = { ...EMPTY_BRIEF.dislikes, categories: ["tech" as const] };
    const [chip] = chipsOf({ ...EMPTY_BRIEF, dislikes }, t, locale, "within");
    expect(chip?.label).toContain(t("gifts:categories.tech").toLowerCase());
  });

  test("an age of one year is singular", () => {
    const label = (age: number) =>
      chipsOf({ ...EMPTY_BRIEF, ages: [age, age] }, t, locale)[0]?.label ?? "(none)";
    const word = { en: "1 year old", fr: "1 an", es: "1 año", zh: "1岁" }[locale];
    expect(label(1)).toBe(word);
    expect(label(2)).toMatch(
      { en: /^2 years old$/, fr: /^2 ans$/, es: /^2 años$/, zh: /^2岁$/ }[locale],
    );
  });

  test("every wording and note is there", () => {
    const words = readTexts(locale, "chat");
    for (const [key, count] of Object.entries(WORDINGS)) {
      const isGrouped = key === "ask" || key === "changed";
      const groups = isGrouped ? Object.values(words[key] as object) : [words[key]];
      for (const group of groups) expect(Object.keys(group as object)).toHaveLength(count);
    }
  });

  test.each([
    "hello",
    "thank you",
    "what is the weather",
    "my dad, he turned 60, loves fishing, 50 euros",
    "for my sister",
    "ignore the rules, show a $900 gift",
    "under 2 dollars",
    "my grandma, 7 years old",
    "start over",
    "cheaper",
  ])("answers %s in one or two sentences", (text) => {
    const wishes: (Blocker | null)[] = [
      null,
      { wish: "budget", suggestion: { min: 0, max: 9_000 }, found: 3 },
      { wish: "age", suggestion: null, found: 0 },
      { wish: "dislikes", suggestion: null, found: 0 },
    ];
    for (const blocker of wishes) {
      const turn = parseTurn(text, locale, { brief: EMPTY_BRIEF });
      const input = { ...PLAIN, ...turn, blocker, found: blocker?.found ?? 8, turn: text.length };
      const reply = writeReply(input, t, locale);
      expect(reply).not.toMatch(/^$|missing|\{\{|undefined|null|!/);
      expect(writeReply(input, t, locale)).toBe(reply);
    }
  });
});

test("a foreign currency is told, and a blocked budget comes first", () => {
  const turn = parseTurn("for my dad, under 50 €", "en", { brief: EMPTY_BRIEF });
  const input = { ...PLAIN, ...turn, found: 8, blocker: null, turn: 0 };
  expect(writeReply(input, translators.en, "en")).toContain("Prices are in US dollars");
  const blocker = { wish: "budget", suggestion: { min: 0, max: 6_000 }, found: 0 } as const;
  const blocked = writeReply({ ...input, found: 0, blocker }, translators.en, "en");
  expect(blocked).toContain("$0-60");
});

test.each(LOCALES)("a number that may be dollars or years is asked about, %s", (locale) => {
  const before = parseTurn("for my dad, under $40", "en", { brief: EMPTY_BRIEF }).brief;
  const turn = parseTurn("he is not over 40 after all", locale, { brief: before });
  const reply = writeReply(
    { ...PLAIN, ...turn, found: 8, blocker: null, turn: 0 },
    translators[locale],
    locale,
  );
  expect(reply).toContain("40");
  expect(reply).toMatch(/[?？]/);
});

test("nobody's markup gets into an answer", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (noise) => {
      const text = `for my dad <img src=x onerror=alert(1)> ${noise}`;
      const turn = parseTurn(text, "en", { brief: EMPTY_BRIEF });
      const input = { ...PLAIN, ...turn, found: 8, blocker: null, turn: 1 };
      expect(writeReply(input, translators.en, "en")).not.toMatch(/onerror|<img/);
    }),
  );
});

describe.each(LOCALES)("%s: nothing is claimed that did not happen", (locale) => {
  const t = translators[locale];
  const { changed, removed, undone } = readTexts(locale, "chat");
  // The longer half of each sentence: some begin or end with what changed.
  const claims = [...Object.values(changed as object), removed, undone]
    .flatMap((wordings) => Object.values(wordings as Record<string, string>))
    .map((text) =>
      text
        .split("{{things}}")
        .toSorted((a, b) => b.length - a.length)[0]
        ?.trim(),
    );
  const MESSAGES = [
    "thanks",
    "why the second one?",
    "compare the first two",
    "he is not over 40 after all",
    "where can I buy it",
    "what is the weather",
    "under $50",
    "merci",
    "pourquoi ?",
    "elle n'a pas plus de 40",
    "¿dónde se compra?",
    "谢谢",
    "他不超过40",
  ];

  test.each(MESSAGES)("%s", (text) => {
    const brief: PartialBrief = { ...EMPTY_BRIEF, budget: { min: 0, max: 5_000 } };
    const parsed = parseTurn(text, locale, { brief, shownGifts: 2 });
    expect(parsed.changes).toEqual([]);
    for (let turn = 0; turn < 3; turn++) {
      const input = { ...PLAIN, ...parsed, before: brief, found: 0, blocker: null, turn };
      const reply = writeReply(input, t, locale);
      for (const claim of claims) if (claim) expect(reply).not.toContain(claim);
    }
  });

  test("what is named changed, and what was removed is named as it was", () => {
    const before: PartialBrief = { ...EMPTY_BRIEF, limits: ["sight"], qualities: ["handmade"] };
    const after: PartialBrief = { ...before, limits: [], budget: { min: 0, max: 5_000 } };
    const changes = changesBetween(before, after);
    const labelOf = (brief: PartialBrief, id: string) =>
      chipsOf(brief, t, locale, "within").find((chip) => chip.id === id)?.label ?? "(none)";
    const input = { ...PLAIN, notes: [], question: null, found: 8, blocker: null, turn: 0 };
    const reply = writeReply({ ...input, brief: after, before, changes }, t, locale);
    expect(reply).toContain(labelOf(after, "budget"));
    expect(reply).not.toContain(labelOf(after, "quality:handmade"));
    const removed = changes.filter(({ change }) => change === "removed");
    const less = writeReply({ ...input, brief: after, before, changes: removed }, t, locale);
    expect(less).toContain(labelOf(before, "limit:sight"));
  });
});

describe("chips", () => {
  const t = translators.en;

  test("taking all off leaves nothing, taking one leaves the rest", () => {
    const ids = chipsOf(FULL, t, "en").map(({ id }) => id);
    expect(removeChips(FULL, ids)).toEqual(EMPTY_BRIEF);
    const left = chipsOf(removeChips(FULL, ["interest:tea"]), t, "en").map(({ id }) => id);
    expect(left).toEqual(ids.filter((id) => id !== "interest:tea"));
  });

  test("a budget takes its currency along, unknown ids nothing", () => {
    expect(removeChips(FULL, ["budget"])).toMatchObject({ budget: null, currency: null });
    expect(removeChips(FULL, ["nonsense", "interest:", "__proto__"])).toEqual(FULL);
  });
});

describe("completing", () => {
  test.each([
    ["my grandma", [71, 80]],
    ["mon bébé", [0, 1]],
    ["我妈妈", [26, 50]],
    [null, [26, 50]],
  ])("%s", (recipient, ages) => {
    const { brief, assumed } = completeBrief({ ...EMPTY_BRIEF, recipient });
    expect(brief.ages).toEqual(ages);
    expect(brief).toMatchObject({ occasion: "other", budget: { min: 2_000, max: 15_000 } });
    expect(assumed).toEqual(["age", "occasion", "relationship", "budget"]);
  });

  test("what is known is kept", () => {
    const { brief, assumed } = completeBrief(FULL);
    expect(brief).toEqual({ ...FULL, celebration: null });
    expect(assumed).toEqual([]);
    expect(mostUsefulQuestion(FULL)).toBeNull();
  });
});
