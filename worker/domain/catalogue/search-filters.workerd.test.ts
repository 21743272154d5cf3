import { expect, test } from "vitest";
import { LOCALES } from "#shared/locale";
import { testCtx } from "../../testing/ctx";
import { call } from "../../testing/people";
import { searchGifts } from "./search/gift-search.server";

const BLANK = { q: "" };

test("a category without a word lists that category alone, page by page", async () => {
  const { ctx } = testCtx();
  const seen: number[] = [];
  let after: string | undefined;
  do {
    const page = await searchGifts(ctx, { ...BLANK, category: "kitchen", after });
    expect(page.gifts.map(({ category }) => category)).toEqual(page.gifts.map(() => "kitchen"));
    seen.push(...page.gifts.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after);
  expect(seen.length).toBeGreaterThan(12);
  expect(new Set(seen).size).toBe(seen.length);
});

test("filters narrow each other, with and without a word", async () => {
  const { ctx } = testCtx();
  const both = await searchGifts(ctx, { q: " ", budget: "0-50", category: "kitchen" });
  expect(both.gifts.length).toBeGreaterThan(0);
  for (const { category, price } of both.gifts) {
    expect(category).toBe("kitchen");
    expect(Number(price.replace(/[^\d.]/g, ""))).toBeLessThanOrEqual(50);
  }
  const worded = await searchGifts(ctx, { q: "tea", category: "books" });
  expect(worded.gifts.every(({ category }) => category === "books")).toBe(true);
});

test("an empty search lists no gifts", async () => {
  const { ctx } = testCtx();
  expect(await searchGifts(ctx, { q: "  " })).toMatchObject({ gifts: [], next: null });
});

test.each(LOCALES)(
  "%s: a page of filters keeps to the budget of queries and rows",
  async (locale) => {
    const response = await call("GET", "/api/gifts/search?budget=0-50", undefined, {
      headers: { "accept-language": locale },
    });
    const timing = response.headers.get("server-timing") ?? "";
    const figure = (name: string) => Number(new RegExp(`${name};desc="(\\d+)"`).exec(timing)?.[1]);
    expect(await response.json()).not.toHaveLength(0);
    expect(figure("rows-read")).toBeLessThanOrEqual(60);
    expect(figure("queries")).toBeLessThanOrEqual(8);
  },
);
