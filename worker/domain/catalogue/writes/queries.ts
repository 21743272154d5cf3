/**
 * The one writer of gifts and their texts while the Worker runs (`load.ts` makes the SQL that loads
 * the data files). The Owner's gifts are written with everything that finds them: posting lists,
 * search vocabulary, the list of slugs and the cache version, in one batch, all or nothing. Ideas
 * of models are found by nothing.
 */
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Locale } from "#shared/locale";
import { insertAudit } from "../../../db/audit";
import type { Database } from "../../../db/client";
import { excludedBut, rowValues } from "../../../db/row-values";
import {
  favorites,
  giftListItems,
  giftPostings,
  giftRecommendations,
  gifts,
  giftTexts,
  partyGifts,
  searchVocabulary,
  settings,
} from "../../../db/tables";
import type { AuditRow } from "../../audit/audit.server";
import { deleteCodesOf } from "../../discounts/admin/queries";
import { abortIf, changeSetting, isAborted, raiseSetting } from "../../settings/queries";
import type { ComposedGift } from "../admin/compose";
import { POSTING_SIZE, SITEMAP_SIZE } from "../index/postings-sql";
import { CACHE_VERSION, GIFT_SLUGS } from "../index/version";

/** What the Owner's changes leave as it is stored; `shop` goes with its address. */
const KEPT = [
  "id",
  "slug",
  "currency",
  "reasoning",
  "checksum",
  "createdAt",
  "shop",
  "query",
] as const;

/**
 * A gift to be written: every column but those that are kept. `expected` is the version that it was
 * read at; null where it is new.
 */
export type GiftWrite = Omit<
  typeof gifts.$inferSelect,
  (typeof KEPT)[number] | "source" | "version" | "updatedAt"
> & {
  slug: string;
  source: "custom" | "catalogue" | "removed";
  expected: number | null;
};
export type WordsOfGift = { slug: string; texts: ComposedGift["texts"] };

/**
 * Writes gifts, their words and everything that finds them. False, with nothing written, when one
 * of them isn't at the version that it was read at. `vocabulary` holds the words of the search
 * index by row.
 */
export async function saveGifts(
  db: Database,
  writes: readonly GiftWrite[],
  words: readonly WordsOfGift[],
  vocabulary: Record<string, string>,
  audit: AuditRow,
): Promise<boolean> {
  const keys = JSON.stringify(writes.map(({ slug, expected }) => ({ slug, expected })));
  const rows = JSON.stringify(writes);
  const texts = JSON.stringify(
    words.flatMap(({ slug, texts }) => texts.map((t) => ({ slug, ...t }))),
  );
  const named = sql`SELECT k.value ->> 'slug' FROM json_each(${keys}) k`;
  const found = sql`FROM gifts g, json_each(g.terms) t WHERE g.slug IN (${named})`;
  const field = (name: string) => sql`j.value ->> ${sql.raw(`'${name}'`)}`;
  const given = Object.fromEntries(
    Object.entries(getTableColumns(gifts)).map(([name, { dataType }]) => [
      name,
      dataType === "json" ? sql`j.value -> ${sql.raw(`'${name}'`)}` : field(name),
    ]),
  ) as Record<keyof typeof gifts.$inferInsert, SQL>;
  const now = sql`unixepoch()`;
  try {
    await db.batch([
      abortIf(
        db,
        sql`FROM json_each(${keys}) k LEFT JOIN gifts g ON g.slug = k.value ->> 'slug'
          WHERE g.version IS NOT k.value ->> 'expected'`,
      ),
      db
        .update(giftPostings)
        .set({
          entries: sql`(SELECT json_group_array(e.value) FROM json_each(${giftPostings.entries}) e
            WHERE CAST(e.value AS INTEGER) NOT IN (SELECT id FROM gifts WHERE slug IN (${named})))`,
        })
        .where(sql`${giftPostings.term} IN (SELECT t.value ${found})`),
      db
        .delete(giftPostings)
        .where(
          sql`${giftPostings.entries} = '[]' AND ${giftPostings.term} IN (SELECT t.value ${found})`,
        ),
      db
        .insert(gifts)
        .select(
          sql`SELECT ${rowValues(gifts, {
            ...given,
            id: sql`NULL`,
            currency: sql`'USD'`,
            version: sql`coalesce(${field("expected")}, 0) + 1`,
            createdAt: now,
            updatedAt: now,
          })} FROM json_each(${rows}) j WHERE true`,
        )
        .onConflictDoUpdate({
          target: gifts.slug,
          set: {
            ...excludedBut(gifts, KEPT),
            // An address that the Owner typed outranks the region's shop.
            shop: sql`CASE WHEN excluded.store_url = ${gifts.storeUrl} THEN ${gifts.shop} END`,
          },
        }),
      insertAudit(db, audit),
      db
        .insert(giftTexts)
        .select(
          sql`SELECT ${rowValues(giftTexts, {
            giftId: sql`g.id`,
            locale: field("locale"),
            name: field("name"),
            description: field("description"),
            why: sql`NULL`,
            searchName: field("searchName"),
            searchBody: field("searchBody"),
          })} FROM json_each(${texts}) j JOIN gifts g ON g.slug = j.value ->> 'slug' WHERE true`,
        )
        .onConflictDoUpdate({
          target: [giftTexts.giftId, giftTexts.locale],
          set: {
            ...excludedBut(giftTexts, ["giftId", "locale", "why"]),
            // A gift that is called otherwise may be another thing, of which the sentence isn't
            // true.
            why: sql`CASE WHEN excluded.name = ${giftTexts.name} THEN ${giftTexts.why} END`,
          },
        }),
      db
        .insert(giftPostings)
        .select(
          sql`SELECT t.value, json_group_array(g.id || ',' || g.packed) ${found}
            AND g.is_active = 1 AND g.source <> 'removed' GROUP BY t.value`,
        )
        .onConflictDoUpdate({
          target: giftPostings.term,
          set: {
            entries: sql`(SELECT json_group_array(value) FROM (
              SELECT value FROM json_each(excluded.entries)
              UNION ALL SELECT value FROM json_each(gift_postings.entries) LIMIT ${sql.raw(String(POSTING_SIZE))}))`,
          },
        }),
      changeSetting(
        db,
        GIFT_SLUGS,
        sql`(SELECT json_group_array(value) FROM (
            SELECT value FROM json_each(${settings.value}) WHERE value NOT IN (${named})
            UNION ALL SELECT slug FROM gifts
            WHERE slug IN (${named}) AND is_active = 1 AND source <> 'removed'
            LIMIT ${sql.raw(String(SITEMAP_SIZE))}))`,
      ),
      db
        .insert(searchVocabulary)
        .select(
          sql`SELECT key, value FROM json_each(${JSON.stringify(vocabulary)}) WHERE value <> ''`,
        )
        .onConflictDoUpdate({
          target: searchVocabulary.bucket,
          set: {
            words: sql`(SELECT group_concat(word, ' ') FROM (
              SELECT value AS word FROM json_each('["' || replace(excluded.words, ' ', '","') || '"]')
              UNION SELECT value FROM json_each('["' || replace(search_vocabulary.words, ' ', '","') || '"]')
              ORDER BY 1))`,
          },
        }),
      deleteCodesOf(db, sql`SELECT id FROM gifts WHERE slug IN (${named}) AND source = 'removed'`),
      raiseSetting(db, CACHE_VERSION),
    ]);
    return true;
  } catch (error) {
    if (isAborted(error)) return false;
    throw error;
  }
}

export type IdeaRow = { gift: typeof gifts.$inferInsert; name: string; description: string };

/**
 * Inserts ideas with their words, unless they are known; answers the ids by slug. Two statements,
 * however many ideas; their slugs must differ.
 */
export async function insertIdeas(
  db: Database,
  ideas: readonly IdeaRow[],
  locale: Locale,
): Promise<Map<string, number>> {
  if (ideas.length === 0) return new Map();
  const stored = await db
    .insert(gifts)
    .values(ideas.map(({ gift }) => ({ ...gift, isActive: false })))
    .onConflictDoUpdate({ target: gifts.slug, set: { updatedAt: sql`unixepoch()` } })
    .returning({ id: gifts.id, slug: gifts.slug });
  const ids = new Map(stored.flatMap(({ id, slug }) => (slug ? [[slug, id] as const] : [])));
  const words = ideas.flatMap(({ gift, name, description }) => {
    const giftId = ids.get(gift.slug ?? "");
    if (giftId === undefined) throw new Error(`idea ${gift.slug} was not stored`);
    // English readers of a shared list meet the words in the language they were written in.
    return [...new Set([locale, "en" as const])].map((language) => ({
      giftId,
      locale: language,
      name,
      description,
      searchName: "",
      searchBody: "",
    }));
  });
  await db.insert(giftTexts).values(words).onConflictDoNothing();
  return ids;
}

/** Where somebody may keep a gift. Discount codes are for managed gifts, not for ideas. */
const KEEPERS = [favorites, giftListItems, giftRecommendations, partyGifts];

/**
 * Deletes up to `limit` ideas that were last offered before `before` and that nobody keeps; answers
 * how many.
 */
export async function deleteIdeas(db: Database, before: number, limit: number): Promise<number> {
  const isKept = KEEPERS.map(
    (keeper) => sql`EXISTS (SELECT 1 FROM ${keeper} WHERE ${keeper.giftId} = ${gifts.id})`,
  );
  const unwanted = sql`SELECT id FROM ${gifts}
    WHERE source = 'ai' AND updated_at < ${before} AND NOT (${sql.join(isKept, sql` OR `)})
    ORDER BY updated_at LIMIT ${limit}`;
  // Not `meta.changes`, in which the words that go with an idea count too.
  const gone = await db
    .delete(gifts)
    .where(sql`${gifts.id} IN (${unwanted})`)
    .returning({ id: gifts.id });
  return gone.length;
}
