import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { CUSTOM_PAGE, type CustomGift } from "#shared/catalogue/schema";
import { SEASON_KEYS, seasonTags } from "#shared/catalogue/season";
import { HOLIDAYS, SEASONS } from "#shared/catalogue/vocabulary";
import { listSeasonalGifts } from "../domain/catalogue/catalogue.server";
import { testCtx } from "../testing/ctx";
import { signInOwner } from "../testing/own-account";
import { call, registerPerson } from "../testing/people";

const rowsRead = (response: Response) =>
  Number(/rows-read;desc="(\d+)"/.exec(response.headers.get("server-timing") ?? "")?.[1]);

async function read(path: string, options: Parameters<typeof call>[3] = {}) {
  const response = await call("GET", path, undefined, options);
  expect(response.status).toBe(200);
  return { response, gifts: (await response.json()) as CustomGift[] };
}

const queries = (response: Response) =>
  Number(/queries;desc="(\d+)"/.exec(response.headers.get("server-timing") ?? "")?.[1]);

const nextOf = (response: Response) =>
  /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? null;

/** Every gift of an address, page by page. */
async function readAll(path: string, options: Parameters<typeof call>[3] = {}) {
  const all: CustomGift[] = [];
  for (let next: string | null = path; next; ) {
    const { response, gifts } = await read(next, options);
    expect(gifts.length).toBeLessThanOrEqual(CUSTOM_PAGE);
    expect(rowsRead(response)).toBeLessThanOrEqual(60);
    expect(queries(response)).toBeLessThanOrEqual(8);
    all.push(...gifts);
    next = nextOf(response);
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  return all;
}

describe("GET /api/gifts/custom", () => {
  afterEach(() => env.DB.prepare("UPDATE gifts SET is_active = 1 WHERE source = 'custom'").run());

  test.each(HOLIDAYS)("%s: its own gifts, then its season's", async (holiday) => {
    const { season } = seasonTags(holiday);
    const gifts = await readAll(`/api/gifts/custom?season=${holiday}`);
    const own = gifts.filter((gift) => gift.holiday === holiday);
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(gifts.slice(0, own.length)).toEqual(own);
    expect(gifts.length).toBeGreaterThan(own.length);
    expect(gifts.every((gift) => gift.season === season && gift.source === "custom")).toBe(true);
  });

  test.each(SEASONS)("%s: gifts of no holiday come first", async (season) => {
    const gifts = await readAll(`/api/gifts/custom?season=${season}`);
    expect(gifts.every((gift) => gift.season === season)).toBe(true);
    expect(gifts.slice(0, 8).every((gift) => gift.holiday === null)).toBe(true);
  });

  test("without a season everything comes, once", async () => {
    const gifts = await readAll("/api/gifts/custom");
    const { results } = await env.DB.prepare("SELECT id FROM gifts WHERE source = 'custom'").all();
    expect(gifts.map(({ id }) => id).sort()).toEqual(results.map(({ id }) => id).sort());
  });

  test("only the Owner meets inactive gifts, and not among a season's", async () => {
    const { gifts } = await read("/api/gifts/custom?season=winter");
    const [hidden] = gifts;
    if (!hidden) throw new Error("no gift for winter");
    await env.DB.prepare("UPDATE gifts SET is_active = 0 WHERE id = ?").bind(hidden.id).run();
    const found = async (path: string, cookie?: string) =>
      (await readAll(path, cookie ? { cookie } : {})).find(({ id }) => id === hidden.id);
    const { cookie } = await registerPerson();
    const owner = await signInOwner();
    expect(await found("/api/gifts/custom")).toBeUndefined();
    expect(await found("/api/gifts/custom", cookie)).toBeUndefined();
    expect(await found("/api/gifts/custom?season=winter", owner)).toBeUndefined();
    expect(await found("/api/gifts/custom", owner)).toMatchObject({ isActive: false });
  });

  test("what was added last comes first", async () => {
    const { gifts } = await read("/api/gifts/custom?season=summer");
    await env.DB.prepare(
      `INSERT INTO gifts (slug, source, category, price_cents, image_url, store_url, season, packed)
       VALUES ('owners-own', 'custom', 'home', 2500, '/pictures/default.webp', 'https://example.com/', 'summer', '')`,
    ).run();
    await env.DB.prepare(
      `INSERT INTO gift_texts (gift_id, locale, name, description, search_name, search_body)
       SELECT id, 'en', 'Hand fan', 'Folds flat.', '', '' FROM gifts WHERE slug = 'owners-own'`,
    ).run();
    const after = await read("/api/gifts/custom?season=summer", {
      headers: { "accept-language": "fr" },
    });
    expect(after.gifts[0]).toMatchObject({ name: "Hand fan", price: "$25", isActive: true });
    expect(after.gifts[1]?.id).toBe(gifts[0]?.id);
    await env.DB.prepare("DELETE FROM gifts WHERE slug = 'owners-own'").run();
  });

  test("reads no more rows among 20,000 gifts of other kinds", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
       INSERT INTO gifts (slug, source, category, price_cents, image_url, store_url, season, packed)
       SELECT 'many-' || i, 'catalogue', 'home', 2500, '', '', 'winter', '' FROM n`,
    ).run();
    for (const path of ["/api/gifts/custom", "/api/gifts/custom?season=christmas"]) {
      expect(rowsRead((await read(path)).response)).toBeLessThanOrEqual(60);
    }
    await env.DB.prepare("DELETE FROM gifts WHERE slug LIKE 'many-%'").run();
  });

  test("speaks the visitor's language", async () => {
    const { gifts } = await read("/api/gifts/custom?season=autumn", {
      headers: { "accept-language": "zh" },
    });
    for (const gift of gifts) expect(gift.name).toMatch(/\p{Script=Han}/u);
  });

  test("an unknown season is refused by name, a made-up key starts over", async () => {
    for (const season of ["monsoon", "Winter", "__proto__"]) {
      const response = await call("GET", `/api/gifts/custom?season=${season}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: { season: "That option isn’t available." },
      });
    }
    const { gifts } = await read("/api/gifts/custom?season=winter");
    for (const after of ["x", "9.5", "0.abc", "-1.1", "0.5 OR 1=1"]) {
      const again = await read(
        `/api/gifts/custom?season=winter&after=${encodeURIComponent(after)}`,
      );
      expect(again.gifts).toEqual(gifts);
    }
  });

  test("tells other methods what is taken", async () => {
    const response = await call("PUT", "/api/gifts/custom", {});
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain("GET");
  });
});

test("full-text search finds custom gifts", async () => {
  const response = await call("GET", "/api/gifts/search?q=pysanky");
  const [gift] = (await response.json()) as CustomGift[];
  expect(gift).toMatchObject({ source: "custom", holiday: "easter" });
});

test.each(SEASON_KEYS)("the carousel of %s shows no other holiday's gifts", async (season) => {
  const { ctx, meter } = testCtx();
  const gifts = await listSeasonalGifts({ ...ctx, season });
  expect(gifts.length).toBeGreaterThanOrEqual(8);
  expect(gifts.length).toBeLessThanOrEqual(CUSTOM_PAGE);
  const tags = seasonTags(season);
  for (const gift of gifts) {
    expect(gift.season).toBe(tags.season);
    expect([null, tags.holiday]).toContain(gift.holiday);
  }
  expect(meter?.queries).toBeLessThanOrEqual(3);
  expect(meter?.rowsRead).toBeLessThanOrEqual(50);
});
