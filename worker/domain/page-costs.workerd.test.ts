/**
 * What the public pages ask of D1, with the catalogue as it is and with 20,000 gifts:
 * of a visitor, and of a premium person, who is looked up, may have a conversation, and sees codes,
 * here on every eighth gift.
 */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { searchInput } from "#shared/catalogue/schema";
import { THEME_IDS, themeOf } from "#shared/catalogue/themes";
import { VISITOR, type Viewer } from "#shared/viewer";
import type { Ctx } from "../context";
import { testCtx } from "../testing/ctx";
import { premiumSession } from "../testing/hosts";
import { runStatements } from "../testing/setup";
import { SWITCHES_ON } from "../testing/switches";
import { findViewer } from "./accounts/sessions/sessions.server";
import { getPost, listComments, listPosts } from "./blog/blog.server";
import { findSimilar, getGiftBySlug } from "./catalogue/catalogue.server";
import { listSeasonalGifts } from "./catalogue/custom.server";
import { REBUILD_POSTINGS } from "./catalogue/index/postings-sql";
import { searchGifts } from "./catalogue/search/gift-search.server";
import { suggestGifts } from "./catalogue/themes.server";
import { openChat } from "./chat/chat.server";
import { withDiscounts } from "./discounts/discounts.server";
import { readSwitches } from "./settings/settings.server";

const slugs = async (where = "is_active = 1", limit = 40) => {
  const { results } = await env.DB.prepare(
    `SELECT slug FROM gifts WHERE ${where} ORDER BY id LIMIT ${limit}`,
  ).all<{ slug: string }>();
  return results.map(({ slug }) => slug);
};

/** A call that a page opens for whoever looks at it. */
type Open = (viewer: Viewer) => Promise<unknown>;

/** The calls that each page opens; every one of a list is a page of its own. */
const PAGES: Record<string, (ctx: Ctx) => Promise<Open[]>> = {
  home: async (ctx) => [
    async (viewer) => {
      await readSwitches(ctx);
      if (viewer.account) await openChat(ctx, viewer, null);
      await withDiscounts(ctx, viewer, await listSeasonalGifts(ctx));
    },
  ],
  categories: async (ctx) =>
    THEME_IDS.map((id) => async (viewer) => {
      await readSwitches(ctx);
      await withDiscounts(ctx, viewer, await suggestGifts(ctx, themeOf(id), null));
    }),
  search: async (ctx) =>
    [
      "tea",
      "the gift",
      "cofee",
      "gift for dad",
      "咖啡",
      "regalo para papá",
      "喜欢 the chesss 送爸爸",
    ].map((q) => async (viewer) => {
      const { gifts } = await searchGifts(ctx, searchInput.parse({ q }));
      await withDiscounts(ctx, viewer, gifts);
    }),
  blog: async (ctx) => [() => listPosts(ctx, { q: "", category: [] })],
  posts: async (ctx) =>
    (await listPosts(ctx, { q: "", category: [] })).posts.map(({ slug }) => async (viewer) => {
      const [{ blocks }] = await Promise.all([getPost(ctx, slug), listComments(ctx, slug)]);
      const gifts = blocks.flatMap((block) => ("gifts" in block ? block.gifts : []));
      await withDiscounts(ctx, viewer, gifts);
    }),
  gifts: async (ctx) =>
    (await slugs("is_active = 1 AND id % 40 = 0", 12)).map((slug) => async (viewer) => {
      const page = await getGiftBySlug(ctx, slug);
      await withDiscounts(ctx, viewer, [page.gift, ...(await findSimilar(ctx, page))]);
    }),
};

const VIEWERS: Record<string, (ctx: Ctx) => Promise<Viewer>> = {
  visitor: () => Promise.resolve(VISITOR),
  "premium person": (ctx) => findViewer(ctx, session),
};
let session = "";

beforeAll(async () => {
  ({ session } = await premiumSession(testCtx().ctx));
  await runStatements(env.DB, [
    ...SWITCHES_ON,
    `INSERT INTO discount_codes (id, gift_id, code, terms, checked_at)
     SELECT id, id, 'CODE', '{}', 1 FROM gifts WHERE id % 8 = 0`,
  ]);
});

async function withinBudget(name: string, who: string) {
  for (const locale of ["en", "zh"] as const) {
    const { ctx, meter } = testCtx(locale);
    for (const open of (await PAGES[name]?.(ctx)) ?? []) {
      const before = { ...meter };
      await open((await VIEWERS[who]?.(ctx)) ?? VISITOR);
      expect((meter?.queries ?? 0) - (before.queries ?? 0)).toBeLessThanOrEqual(8);
      expect((meter?.rowsRead ?? 0) - (before.rowsRead ?? 0)).toBeLessThanOrEqual(60);
    }
  }
}

const EACH = Object.keys(PAGES).flatMap((name) =>
  Object.keys(VIEWERS).map((who): [string, string] => [name, who]),
);

describe("a page of the shop", () => {
  test.each(EACH)("%s of a %s stays within the budget", withinBudget);

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

    test.each(EACH)("%s of a %s stays within the budget", withinBudget);
  });
});
