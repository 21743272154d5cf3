/** Admin lists of gifts: pages by key, sections by season, and few rows of many. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { ADMIN_PAGE_SIZE, adminGiftsInput } from "#shared/catalogue/admin/schema";
import { testCtx } from "../../../testing/ctx";
import { ownerAsAdmin } from "../../../testing/gift-admin";
import { query } from "../../../testing/own-account";
import { listAdminGifts, searchAdminGifts } from "../admin.server";

const { owner, create } = ownerAsAdmin();

describe("the lists", () => {
  test("page by key without gaps, partition after partition", async () => {
    const seen: number[] = [];
    let seasonal: string | undefined;
    for (;;) {
      const { seasonal: page } = await owner((ctx, viewer) =>
        listAdminGifts(ctx, viewer, adminGiftsInput.parse({ seasonal })),
      );
      expect(page.gifts.length).toBeLessThanOrEqual(ADMIN_PAGE_SIZE);
      seen.push(...page.gifts.map(({ id }) => id));
      if (!page.next) break;
      seasonal = page.next;
    }
    const all = await query<{ id: number }>(
      "SELECT id FROM gifts WHERE source IN ('custom', 'catalogue') AND season IS NOT NULL",
    );
    expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  test("show a gift by its season in one of two sections, hidden ones too", async () => {
    const winter = await create({ name: "Sled", season: "winter" });
    const plain = await create({ name: "Zephyrine thing", isActive: "no" });
    const lists = await owner((ctx, viewer) =>
      listAdminGifts(ctx, viewer, adminGiftsInput.parse({ season: "winter" })),
    );
    expect(lists.seasonal.gifts[0]).toMatchObject({
      id: winter.id,
      isActive: true,
      isStock: false,
    });
    expect(lists.seasonal.gifts.map(({ id }) => id)).not.toContain(plain.id);
    const hidden = await owner((ctx, viewer) => searchAdminGifts(ctx, viewer, "zephyrine th"));
    expect(hidden[0]).toMatchObject({ id: plain.id, isActive: false });
  });

  test("read no more rows among 5,000 gifts of every kind", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
       INSERT INTO gifts (slug, source, category, price_cents, image_url, store_url, season, is_active, version, packed)
       SELECT 'many-' || i, 'custom', 'home', 2500, '', '', CASE i % 3 WHEN 0 THEN 'winter' END, i % 2, 1, '' FROM n`,
    ).run();
    await env.DB.prepare(
      `INSERT INTO gift_texts (gift_id, locale, name, description, search_name, search_body)
       SELECT id, 'en', slug, 'x', '', '' FROM gifts WHERE slug LIKE 'many-%'`,
    ).run();
    const read = await owner(async (_, viewer) => {
      const { ctx, meter } = testCtx();
      const lists = await listAdminGifts(ctx, viewer, adminGiftsInput.parse({}));
      expect(lists.regular.gifts).toHaveLength(ADMIN_PAGE_SIZE);
      return meter;
    });
    expect(read.rowsRead).toBeLessThanOrEqual(60);
    expect(read.queries).toBeLessThanOrEqual(6);
    await env.DB.prepare("DELETE FROM gifts WHERE slug LIKE 'many-%'").run();
  });
});
