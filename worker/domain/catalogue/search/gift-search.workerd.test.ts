/** Searches in whatever language they are typed, and by what the words mean. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { type GiftView, searchInput } from "#shared/catalogue/schema";
import type { InterestId } from "#shared/catalogue/vocabulary";
import { LOCALES, type Locale } from "#shared/locale";
import { createApi } from "../../../api";
import { testCtx } from "../../../testing/ctx";
import { isWithin } from "../interests";
import { searchGifts } from "./gift-search.server";

async function search(q: string, locale: Locale = "en", fields: object = {}) {
  const { ctx, meter } = testCtx(locale);
  const page = await searchGifts(ctx, searchInput.parse({ q, ...fields }));
  expect(meter.queries).toBeLessThanOrEqual(6);
  expect(meter.rowsRead).toBeLessThanOrEqual(56);
  return page;
}
const tagsOf = async (q: string, locale?: Locale): Promise<InterestId[][]> =>
  (await search(q, locale)).gifts.map(({ tags }) => tags);
/** Is a gift of these interests for this one, or for a narrower one? */
const areFor = (tags: readonly InterestId[], interest: InterestId) =>
  tags.some((tag) => isWithin(tag, interest));

describe("a search typed in another language than the page's", () => {
  test.each<[string, Locale, InterestId]>([
    ["咖啡", "en", "coffee"],
    ["咖啡", "fr", "coffee"],
    ["thé", "en", "tea"],
    ["thé", "zh", "tea"],
    ["café", "en", "coffee"],
    ["vin", "en", "wine"],
    ["vélo", "en", "cycling"],
    ["jardinería", "en", "gardening"],
    ["coffee", "zh", "coffee"],
    ["tea", "es", "tea"],
  ])("“%s” on a page in %s finds %s", async (q, locale, tag) => {
    const tags = await tagsOf(q, locale);
    expect(tags.length).toBeGreaterThan(3);
    expect(areFor(tags[0] ?? [], tag)).toBe(true);
    expect(tags.filter((each) => areFor(each, tag)).length).toBeGreaterThan(tags.length / 2);
  });

  test("reads the beginning of a word in the page's own language", async () => {
    for (const q of ["te", "tea", "telesc"]) {
      const { gifts } = await search(q);
      expect(gifts.length).toBeGreaterThan(0);
      for (const { name, description, category, tags } of gifts) {
        const text = `${name} ${description} ${category} ${tags.join(" ")}`;
        expect(text).toMatch(new RegExp(`\\b${q}`, "i"));
      }
    }
  });

  test.each(LOCALES)("puts no caffeine-free tea before coffee (%s)", async (locale) => {
    const tags = await tagsOf("咖啡", locale);
    const firstOther = tags.findIndex((each) => !areFor(each, "coffee"));
    expect(areFor(tags[0] ?? [], "coffee")).toBe(true);
    if (firstOther > 0) {
      for (const each of tags.slice(firstOther)) expect(areFor(each, "coffee")).toBe(false);
    }
  });
});

describe("a search that describes a person", () => {
  test.each<[string, InterestId]>([
    ["something for a baker", "baking"],
    ["algo para un ciclista", "cycling"],
    ["une idée pour une lectrice", "reading"],
    ["给喜欢喝茶的人", "tea"],
    ["present for my aunt who loves gardening", "gardening"],
  ])("“%s” finds gifts for %s", async (q, tag) => {
    for (const locale of LOCALES) {
      const tags = await tagsOf(q, locale);
      expect(tags.length).toBeGreaterThan(3);
      for (const each of tags) expect(each).toSatisfy((own: InterestId[]) => areFor(own, tag));
    }
  });

  test.each(["gift for dad", "regalo para papá", "cadeau pour papa", "送爸爸的礼物"])(
    "“%s” finds gifts in every language",
    async (q) => {
      for (const locale of LOCALES) expect((await search(q, locale)).gifts).toHaveLength(12);
    },
  );

  test("keeps to the sum and the age that the text tells", async () => {
    const cheap = await search("gift for my 4 year old nephew under $30");
    expect(cheap.gifts.length).toBeGreaterThan(3);
    for (const { priceCents } of cheap.gifts) expect(priceCents).toBeLessThanOrEqual(3_000);
    const adults = await search("gift for my dad");
    const ids = new Set(adults.gifts.map(({ id }) => id));
    expect(cheap.gifts.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  test("keeps to the filters", async () => {
    const { gifts } = await search("gift for dad", "en", { budget: "0-50", age: "51-70" });
    expect(gifts.length).toBeGreaterThan(3);
    for (const { priceCents } of gifts) expect(priceCents).toBeLessThanOrEqual(5_000);
    expect((await search("咖啡茶壶", "zh", { age: "0-5" })).gifts).toEqual([]);
  });

  test("leaves out what the text refuses", async () => {
    const { gifts } = await search("algo para un panadero sin nueces");
    expect(gifts.length).toBeGreaterThan(0);
    for (const { name } of gifts) expect(name).not.toMatch(/nut/i);
  });

  test("pages on to its end, each gift once", async () => {
    const seen: number[] = [];
    let after: string | null | undefined;
    do {
      const page = await search("regalo para papá", "es", { after: after ?? undefined });
      seen.push(...page.gifts.map(({ id }) => id));
      after = page.next;
    } while (after && seen.length < 200);
    expect(seen.length).toBeGreaterThan(12);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("a made-up position answers no error", async () => {
    for (const after of ["wish.999999999", "wish.0.1.2.3", "wish.", "wish.1.2.3.4.5", "wish.12"]) {
      await search("gift for dad", "en", { after });
      await search("qqqqzzzz", "en", { after });
    }
  });

  test.each<[string, Locale]>([
    ["gift", "en"],
    ["presents", "en"],
    ["regalos", "es"],
    ["cadeaux", "zh"],
    ["礼物", "zh"],
  ])("“%s” alone lists gifts, page by page (%s)", async (q, locale) => {
    const first = await search(q, locale, { budget: "0-50" });
    expect(first.gifts).toHaveLength(12);
    const second = await search(q, locale, { budget: "0-50", after: first.next ?? "" });
    expect(second.gifts).toHaveLength(12);
    const ids = new Set([...first.gifts, ...second.gifts].map(({ id }) => id));
    expect(ids.size).toBe(24);
  });

  test("keeps to the thing that a text names", async () => {
    const { gifts } = await search("teapot");
    expect(gifts.length).toBeGreaterThan(3);
    expect(gifts[0]?.name).toMatch(/teapot/i);
    for (const { name, description } of gifts) expect(`${name} ${description}`).toMatch(/teapot/i);
  });

  test("words that nobody understands find nothing", async () => {
    for (const q of ["qqqqzzzz", "gift for a qqqqzzzz", "qqqqzzzz 12345"]) {
      expect((await search(q)).gifts).toEqual([]);
    }
  });
});

describe("GET /api/gifts/search", () => {
  const find = async (parameters: Record<string, string>, language = "en") => {
    const query = new URLSearchParams(parameters);
    const headers = { "accept-language": language };
    const settings = { ...env, SEARCH_LIMIT: undefined };
    const context = createExecutionContext();
    const path = `/api/gifts/search?${query}`;
    const response = await createApi().request(path, { headers }, settings, context);
    await waitOnExecutionContext(context);
    expect(response.status).toBe(200);
    const timing = response.headers.get("server-timing") ?? "";
    expect(Number(/rows-read;desc="(\d+)"/.exec(timing)?.[1])).toBeLessThanOrEqual(60);
    expect(Number(/queries;desc="(\d+)"/.exec(timing)?.[1])).toBeLessThanOrEqual(8);
    return (await response.json()) as GiftView[];
  };

  test("answers words of any language, and filters without a word", async () => {
    expect((await find({ q: "咖啡" }))[0]?.tags).toContain("coffee");
    expect((await find({ q: "gift for dad" }, "zh")).length).toBe(12);
    expect((await find({ budget: "0-50" })).length).toBe(12);
    expect(await find({ q: "" })).toEqual([]);
    expect(await find({ q: " \t" })).toEqual([]);
  });
});
