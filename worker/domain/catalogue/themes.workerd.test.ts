import { describe, expect, test } from "vitest";
import type { GiftView } from "#shared/catalogue/schema";
import { THEME_IDS, type ThemeItem, themeOf } from "#shared/catalogue/themes";
import { LOCALES } from "#shared/locale";
import { testCtx } from "../../testing/ctx";
import { call } from "../../testing/people";
import { suggestGifts } from "./catalogue.server";

const list = async (parameters: Record<string, string>, language = "en") => {
  const response = await call("GET", `/api/gifts?${new URLSearchParams(parameters)}`, undefined, {
    headers: { "accept-language": language },
  });
  expect(response.status).toBe(200);
  const timing = response.headers.get("server-timing") ?? "";
  const figure = (name: string) => Number(new RegExp(`${name};desc="(\\d+)"`).exec(timing)?.[1]);
  const gifts = (await response.json()) as GiftView[];
  return { gifts, rows: figure("rows-read"), queries: figure("queries") };
};
const slugs = async (parameters: Record<string, string>) =>
  (await list(parameters)).gifts.map((gift) => gift.slug);

describe.each(THEME_IDS.map(themeOf))("GET /api/gifts?category=$name", (theme) => {
  test("answers gifts for every sub-item and for none, within the budget of queries and rows", async () => {
    for (const item of [null, ...theme.items]) {
      const asked = { category: theme.name, ...(item ? { item: item.name } : {}) };
      const { gifts, rows, queries } = await list(asked);
      expect(gifts.length, item?.name).toBeGreaterThanOrEqual(4);
      expect(gifts.length, item?.name).toBeLessThanOrEqual(12);
      expect(new Set(gifts.map((gift) => gift.id)).size).toBe(gifts.length);
      expect(rows, item?.name).toBeLessThanOrEqual(60);
      expect(queries, item?.name).toBeLessThanOrEqual(8);
    }
  });

  test("recommends something of every sub-item", async () => {
    const { ctx } = testCtx();
    const recommended = new Set((await suggestGifts(ctx, theme, null)).map(({ slug }) => slug));
    for (const item of theme.items) {
      const own = await suggestGifts(ctx, theme, item as ThemeItem);
      expect(
        own.some(({ slug }) => recommended.has(slug)),
        item.name,
      ).toBe(true);
    }
  });
});

describe("GET /api/gifts of a home-page category", () => {
  test("reads names in any case and spelling", async () => {
    const cakes = await slugs({ category: "Birthday", item: "Cakes" });
    expect(cakes).toContain("layer-cake-delivered");
    expect(await slugs({ category: "BIRTHDAY", item: " cakes " })).toEqual(cakes);
    const green = await slugs({ category: "St. Patrick's Day" });
    for (const category of ["st-patricks", "St Patrick’s Day"]) {
      expect(await slugs({ category })).toEqual(green);
    }
    const pinatas = await slugs({ category: "birthday", item: "Piñatas" });
    expect(await slugs({ category: "birthday", item: "pinatas" })).toEqual(pinatas);
    expect(await slugs({ category: "Thank You", item: "" })).toEqual(
      await slugs({ category: "thank-you" }),
    );
  });

  test.each(LOCALES)("speaks %s at the same cost", async (locale) => {
    const { gifts, rows } = await list({ category: "Wedding", item: "Home Decor" }, locale);
    const english = await list({ category: "Wedding", item: "Home Decor" });
    expect(gifts.map(({ id }) => id)).toEqual(english.gifts.map(({ id }) => id));
    expect(rows).toBe(english.rows);
    if (locale === "zh") for (const { name } of gifts) expect(name).toMatch(/\p{Script=Han}/u);
  });

  test("searches any other text among gifts for the occasion", async () => {
    const tea = await list({ category: "Housewarming", item: "tea" });
    expect(tea.gifts.length).toBeGreaterThan(0);
    expect(tea.rows).toBeLessThanOrEqual(60);
    expect(await slugs({ category: "Birthday", item: "qqqqzzzz" })).toEqual([]);
    expect(await slugs({ category: "Birthday", item: '"*(:' })).toEqual([]);
  });
});
