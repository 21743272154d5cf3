/**
 * The only SQL of managing gifts. Lists are read by key from indexes; saving is one batch, all or
 * nothing.
 */
import { and, eq, gte, lt, sql } from "drizzle-orm";
import { insertAudit } from "../../../db/audit";
import type { Database } from "../../../db/client";
import { excludedBut, rowValues } from "../../../db/row-values";
import {
  discountCodes,
  giftPostings,
  gifts,
  giftTexts,
  searchVocabulary,
  settings,
} from "../../../db/tables";
import { inValues, valuesTable } from "../../../db/values-table";
import type { AuditRow } from "../../audit/audit.server";
import { POSTING_SIZE, SITEMAP_SIZE } from "../index/postings-sql";
import { CACHE_VERSION, GIFT_SLUGS } from "../index/version";
import type { Locale, Season } from "../vocabulary";
import type { ComposedGift } from "./compose";

/** Gifts of one source, season and state. */
export type GiftPartition = {
  source: "custom" | "catalogue";
  season: Season | null;
  isActive: boolean;
};

/**
 * Ids of these partitions in turn, the newest of each first; of the first one only those below
 * `before`. One query, answered by the index alone, which stops at `limit`.
 */
export function readPartitions(
  db: Database,
  partitions: readonly GiftPartition[],
  before: number,
  limit: number,
): Promise<{ partition: number; id: number }[]> {
  const parts = partitions.map(
    ({ source, season, isActive }, index) => sql`SELECT * FROM (
      SELECT ${sql.raw(String(index))} AS "partition", id FROM gifts
      WHERE source = ${source} AND season IS ${season} AND is_active = ${Number(isActive)}
        ${index === 0 ? sql`AND id < ${before}` : sql``}
      ORDER BY id DESC LIMIT ${limit})`,
  );
  return db.all(sql`${sql.join(parts, sql` UNION ALL `)} LIMIT ${limit}`);
}

/**
 * Neither removed nor a model's idea. Unary `+` stops SQLite from using the index on `source`.
 */
const isManagedGift = sql`+${gifts.source} IN ('custom', 'catalogue')`;

/** Managed gifts whose address begins so, shown or hidden; a few. */
export const readBySlug = (db: Database, prefix: string, limit: number) =>
  db
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(gte(gifts.slug, prefix), lt(gifts.slug, `${prefix}~`), isManagedGift))
    .orderBy(gifts.slug)
    .limit(limit);

const columns = {
  id: gifts.id,
  slug: gifts.slug,
  source: gifts.source,
  checksum: gifts.checksum,
  isActive: gifts.isActive,
  category: gifts.category,
  priceCents: gifts.priceCents,
  imageUrl: gifts.imageUrl,
  storeUrl: gifts.storeUrl,
  store: gifts.store,
  season: gifts.season,
  holiday: gifts.holiday,
  version: gifts.version,
};

/** These gifts with their names in a language, in no order. */
export const readNamed = (db: Database, ids: readonly number[], locale: Locale) =>
  db
    .select({ ...columns, name: giftTexts.name })
    .from(valuesTable(ids))
    .innerJoin(gifts, inValues(gifts.id))
    .innerJoin(giftTexts, and(eq(giftTexts.giftId, gifts.id), eq(giftTexts.locale, locale)));

/**
 * Everything of these gifts, by id or by slug, a row a language; none that was removed or is a
 * model's idea.
 */
export const readWhole = (db: Database, by: "id" | "slug", keys: readonly (string | number)[]) =>
  db
    .select({
      ...columns,
      tags: gifts.tags,
      packed: gifts.packed,
      locale: giftTexts.locale,
      name: giftTexts.name,
      description: giftTexts.description,
    })
    .from(sql`json_each(${JSON.stringify(keys)}) AS listed`)
    .innerJoin(gifts, sql`${gifts[by]} = listed.value`)
    .innerJoin(giftTexts, eq(giftTexts.giftId, gifts.id))
    .where(isManagedGift);
export type WholeRow = Awaited<ReturnType<typeof readWhole>>[number];

/** Which of these addresses are taken. */
export async function readTaken(db: Database, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ slug: gifts.slug })
    .from(sql`json_each(${JSON.stringify(slugs)}) AS listed`)
    .innerJoin(gifts, sql`${gifts.slug} = listed.value`);
  return new Set(rows.map(({ slug }) => slug));
}

/** Ids of custom gifts after an id, for a file; walks the table once, page by page. */
export const readCustomAfter = (db: Database, after: number, limit: number) =>
  db.all<{ id: number }>(sql`
    SELECT id FROM gifts WHERE +source = 'custom' AND id > ${after} ORDER BY id LIMIT ${limit}`);

/** A gift to be written. `expected` is the version that it was read at; null where it is new. */
export type GiftWrite = ComposedGift["row"] & {
  slug: string;
  source: "custom" | "catalogue" | "removed";
  store: string | null;
  expected: number | null;
};
export type WordsOfGift = { slug: string; texts: ComposedGift["texts"] };

/**
 * The first statement inserts NULL into a NOT NULL column when any version differs, which aborts
 * the batch.
 */
const VERSION_CONFLICT = /NOT NULL constraint failed: settings\.value/;

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
  const list = (name: string) => sql`j.value -> ${sql.raw(`'${name}'`)}`;
  const now = sql`unixepoch()`;
  const kept = ["id", "slug", "currency", "reasoning", "checksum", "createdAt"];
  try {
    await db.batch([
      db.insert(settings).select(sql`
        SELECT 'guard', NULL FROM json_each(${keys}) k LEFT JOIN gifts g ON g.slug = k.value ->> 'slug'
        WHERE g.version IS NOT k.value ->> 'expected' LIMIT 1`),
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
            id: sql`NULL`,
            slug: field("slug"),
            source: field("source"),
            isActive: field("isActive"),
            category: field("category"),
            priceCents: field("priceCents"),
            currency: sql`'USD'`,
            imageUrl: field("imageUrl"),
            storeUrl: field("storeUrl"),
            store: field("store"),
            shop: sql`NULL`,
            query: sql`NULL`,
            season: field("season"),
            holiday: field("holiday"),
            reasoning: sql`NULL`,
            tags: list("tags"),
            packed: field("packed"),
            terms: list("terms"),
            facets: field("facets"),
            checksum: sql`NULL`,
            version: sql`coalesce(${field("expected")}, 0) + 1`,
            createdAt: now,
            updatedAt: now,
          })} FROM json_each(${rows}) j WHERE true`,
        )
        .onConflictDoUpdate({
          target: gifts.slug,
          set: {
            ...excludedBut(gifts, [...kept, "shop", "query"]),
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
      db
        .update(settings)
        .set({
          value: sql`(SELECT json_group_array(value) FROM (
            SELECT value FROM json_each(${settings.value}) WHERE value NOT IN (${named})
            UNION ALL SELECT slug FROM gifts
            WHERE slug IN (${named}) AND is_active = 1 AND source <> 'removed'
            LIMIT ${sql.raw(String(SITEMAP_SIZE))}))`,
        })
        .where(eq(settings.key, GIFT_SLUGS)),
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
      db
        .delete(discountCodes)
        .where(
          sql`${discountCodes.giftId} IN (SELECT id FROM gifts WHERE slug IN (${named}) AND source = 'removed')`,
        ),
      db
        .insert(settings)
        .values({ key: CACHE_VERSION, value: "1" })
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: sql`CAST(${settings.value} AS INTEGER) + 1` },
        }),
    ]);
    return true;
  } catch (error) {
    if (isVersionConflict(error)) return false;
    throw error;
  }
}

function isVersionConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (VERSION_CONFLICT.test(cause.message)) return true;
  }
  return false;
}
