/** Searches that have filters and no word. */
import { describe, expect, test } from "vitest";
import { hasSearchTerms, searchInput } from "#shared/catalogue/schema";
import { LOCALES, type Locale } from "#shared/locale";
import { testCtx } from "../../../testing/ctx";
import { searchGifts } from "./gift-search.server";

async function search(fields: object, locale: Locale = "en") {
  const { ctx, meter } = testCtx(locale);
  const page = await searchGifts(ctx, searchInput.parse(fields));
  return { ...page, meter };
}

describe("a search without a word", () => {
  test.each(LOCALES)("lists the gifts that pass its filters (%s)", async (locale) => {
    const { gifts, next, meter } = await search({ budget: "200+", occasion: "wedding" }, locale);
    expect(gifts).toHaveLength(12);
    expect(next).not.toBeNull();
    for (const { priceCents } of gifts) expect(priceCents).toBeGreaterThan(20_000);
    expect(meter.queries).toBeLessThanOrEqual(8);
    expect(meter.rowsRead).toBeLessThanOrEqual(60);
  });

  test("narrows with each filter", async () => {
    const idsOf = async (fields: object) => (await search(fields)).gifts.map(({ id }) => id);
    const young = await idsOf({ age: "0-5" });
    const old = await idsOf({ age: "80+" });
    expect(young.length).toBeGreaterThan(0);
    expect(young.filter((id) => old.includes(id))).not.toEqual(young);
    expect(await idsOf({ q: "  ", age: "0-5" })).toEqual(young);
  });

  test("pages on to its end, each gift once", async () => {
    const filters = { age: "0-5", budget: "50-100" };
    const seen: number[] = [];
    let after: string | null | undefined;
    do {
      const page = await search({ ...filters, after: after ?? undefined });
      seen.push(...page.gifts.map(({ id }) => id));
      after = page.next;
    } while (after && seen.length < 1_000);
    expect(seen.length).toBeGreaterThan(12);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("answers nothing without a filter, or where the text is signs alone", async () => {
    for (const fields of [{}, { q: "   " }, { q: "!!!", budget: "0-50" }]) {
      expect((await search(fields)).gifts).toEqual([]);
    }
    expect(hasSearchTerms(searchInput.parse({ q: " " }))).toBe(false);
    expect(hasSearchTerms(searchInput.parse({ q: " ", age: "0-5" }))).toBe(true);
    expect(hasSearchTerms(searchInput.parse({ q: "tea" }))).toBe(true);
  });
});
