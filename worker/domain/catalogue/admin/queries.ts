/**
 * SQL that lists and reads gifts for admins, by key from indexes; `writes/queries.ts` writes them.
 */
import { and, eq, getTableColumns, gte, lt, sql } from "drizzle-orm";
import type { Season } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import type { Database } from "../../../db/client";
import { gifts, giftTexts } from "../../../db/tables";
import { inValues, valuesTable } from "../../../db/values-table";

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

/** These gifts with their names in a language, in no order. */
export const readNamed = (db: Database, ids: readonly number[], locale: Locale) =>
  db
    .select({
      id: gifts.id,
      slug: gifts.slug,
      source: gifts.source,
      checksum: gifts.checksum,
      isActive: gifts.isActive,
      category: gifts.category,
      priceCents: gifts.priceCents,
      imageUrl: gifts.imageUrl,
      season: gifts.season,
      holiday: gifts.holiday,
      version: gifts.version,
      name: giftTexts.name,
    })
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
      ...getTableColumns(gifts),
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
