import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { testCtx } from "../../testing/ctx";
import { runStatements } from "../../testing/setup";
import { findSimilar, getGiftBySlug, listGiftSlugs } from "./catalogue.server";
import { REBUILD_POSTINGS } from "./postings-sql";

const slugs = async (where = "is_active = 1", limit = 40) => {
  const { results } = await env.DB.prepare(
    `SELECT slug FROM gifts WHERE ${where} ORDER BY id LIMIT ${limit}`,
  ).all<{ slug: string }>();
  return results.map(({ slug }) => slug);
};

/** Opens a gift's page and answers it with its cost. */
async function open(slug: string) {
  const { ctx, meter } = testCtx("en");
  const page = await getGiftBySlug(ctx, slug);
  const similar = await findSimilar(ctx, page);
  return { page, similar, meter };
}

test("a gift is found by its address, in the visitor's language", async () => {
  const [slug = ""] = await slugs();
  const { gift, suits } = await getGiftBySlug(testCtx("zh").ctx, slug);
  expect(gift).toMatchObject({ slug, isActive: true });
  expect(gift.name).toMatch(/\p{Script=Han}/u);
  expect(suits).toMatchObject({ id: gift.id, tags: gift.tags });
});

test("an unknown, a retired or an absurd address is not found", async () => {
  const [slug = ""] = await slugs("category = 'tech'");
  await env.DB.prepare("UPDATE gifts SET is_active = 0 WHERE slug = ?").bind(slug).run();
  for (const address of [slug, "no-such-gift", "", "x".repeat(5_000), "' OR 1=1 --"]) {
    await expect(getGiftBySlug(testCtx().ctx, address)).rejects.toMatchObject({ code: "notFound" });
  }
  await env.DB.prepare("UPDATE gifts SET is_active = 1 WHERE slug = ?").bind(slug).run();
});

test("a gift has three to six similar ones, never itself, each once", async () => {
  for (const slug of await slugs("is_active = 1 AND id % 9 = 0", 100)) {
    const { page, similar } = await open(slug);
    const ids = similar.map(({ id }) => id);
    expect(ids.length, slug).toBeGreaterThanOrEqual(3);
    expect(ids.length).toBeLessThanOrEqual(6);
    expect(ids).not.toContain(page.gift.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(similar.every(({ isActive }) => isActive)).toBe(true);
  }
});

test("the sitemap's list holds every gift with a page and costs a row", async () => {
  const { ctx, meter } = testCtx();
  const listed = await listGiftSlugs(ctx);
  expect(listed.sort()).toEqual((await slugs("is_active = 1 AND source <> 'ai'", 5_000)).sort());
  expect(meter).toMatchObject({ queries: 1, rowsRead: 1 });
});

describe("costs", () => {
  const withinBudget = async () => {
    for (const slug of await slugs("is_active = 1 AND id % 40 = 0", 12)) {
      const { meter } = await open(slug);
      expect(meter?.queries).toBeLessThanOrEqual(8);
      expect(meter?.rowsRead).toBeLessThanOrEqual(60);
    }
  };

  test("stay within the budget", withinBudget);

  describe("of a catalogue of 20,000", () => {
    beforeAll(async () => {
      const copies = Math.ceil(20_000 / (await slugs("source = 'catalogue'", 2_000)).length);
      const columns =
        "source, category, price_cents, image_url, store_url, store, tags, packed, terms, facets";
      await runStatements(env.DB, [
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${copies})
         INSERT INTO gifts (slug, ${columns}) SELECT g.slug || '-' || i, ${columns
           .split(", ")
           .map((column) => `g.${column}`)
           .join(", ")} FROM gifts g, n WHERE g.source = 'catalogue'`,
        `INSERT INTO gift_texts (gift_id, locale, name, description, search_name, search_body)
         SELECT id, 'en', slug, slug || ' in English words', '', '' FROM gifts WHERE true
         ON CONFLICT DO NOTHING`,
        ...REBUILD_POSTINGS,
      ]);
      const count = await env.DB.prepare("SELECT count(*) AS n FROM gifts").first<{ n: number }>();
      expect(count?.n).toBeGreaterThan(19_000);
    });

    test("stay within the budget", withinBudget);
  });
});
