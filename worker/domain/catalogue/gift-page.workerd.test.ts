import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { testCtx } from "../../testing/ctx";
import { findSimilar, getGiftBySlug, listGiftSlugs } from "./catalogue.server";

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
  expect(suits).toMatchObject({ id: gift.id, serves: gift.tags });
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
  expect(listed.sort()).toEqual((await slugs("is_active = 1 AND source <> 'ai'", 50_000)).sort());
  expect(meter).toMatchObject({ queries: 1, rowsRead: 1 });
});
