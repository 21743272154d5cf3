import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { EMPTY_BRIEF, type PartialBrief } from "#shared/brief/schema";
import { LOCALES, type Locale } from "#shared/locale";
import type { PageAnswer } from "~/features/recommendations/page-answer";
import type { FixedT } from "~/translation";
import { parseTurn } from "~worker/domain/brief/read-message";
import { briefOf } from "~worker/testing/candidates";
import { readTexts } from "~worker/testing/translators";
import { suggestReplies } from "./suggest-replies";

function translatorOf(locale: Locale): FixedT<"talk"> {
  const i18n = createInstance();
  i18n.init({
    lng: locale,
    resources: { [locale]: { talk: readTexts(locale, "talk") } },
    defaultNS: "talk",
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return i18n.t as unknown as FixedT<"talk">;
}

const page = (brief: PartialBrief, gifts = 8) =>
  ({ recommendation: { brief, gifts: Array(gifts).fill({}) } }) as unknown as PageAnswer;
const TOLD: PartialBrief = { ...briefOf(["tea"]), recipient: "my aunt" };
const STATES = {
  nothing: { page: null, unclear: null },
  "no amount": { page: page({ ...TOLD, budget: null }), unclear: null },
  "all told": { page: page(TOLD), unclear: null },
  "a small budget": { page: page({ ...TOLD, budget: { min: 0, max: 2_000 } }), unclear: null },
  "an experience": { page: page({ ...TOLD, qualities: ["experience"] }), unclear: null },
  "one gift": { page: page(TOLD, 1), unclear: null },
  "no gift": { page: page(TOLD, 0), unclear: null },
};

describe.each(LOCALES)("%s", (locale) => {
  const t = translatorOf(locale);

  test.each(Object.entries(STATES))("%s: two to four replies, each is understood", (_, state) => {
    const replies = suggestReplies(state, t, locale);
    expect(replies.length).toBeGreaterThanOrEqual(2);
    expect(replies.length).toBeLessThanOrEqual(4);
    expect(new Set(replies).size).toBe(replies.length);
    const { brief, gifts } = state.page?.recommendation ?? { brief: EMPTY_BRIEF, gifts: [] };
    for (const reply of replies) {
      const before = { brief, shownGifts: gifts.length, shownPrices: [3_000, 4_000, 6_000] };
      const { changes, question, notes } = parseTurn(reply, locale, before);
      expect({ reply, notes, isHeard: changes.length > 0 || question !== null }).toMatchObject({
        isHeard: true,
      });
      expect(changes.filter(({ kind }) => kind === "interest" || kind === "dislike")).toEqual([]);
    }
  });

  test("a number that may be dollars or years is settled by either reply", () => {
    const before = { ...TOLD, budget: null, ages: null };
    const [dollars = "", years = ""] = suggestReplies(
      { page: page(before), unclear: 40 },
      t,
      locale,
    );
    expect(parseTurn(dollars, locale, { brief: before }).brief).toMatchObject({
      budget: { min: 0, max: 4_000 },
      ages: null,
    });
    const told = parseTurn(years, locale, { brief: before }).brief;
    expect(told.budget).toBeNull();
    expect(told.ages?.[1]).toBe(40);
  });
});
