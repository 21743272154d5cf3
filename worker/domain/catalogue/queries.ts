/** The SQL that reads gifts. Every read is bounded, whatever the catalogue's size. */
import { eq, getTableColumns, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import { REGION_FACTS, type Region } from "#shared/catalogue/regions";
import {
  type GiftCategory,
  type Holiday,
  isCategory,
  type Season,
} from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import type { Database } from "../../db/client";
import { giftPostings, gifts, giftTexts, isOwnCategory, settings } from "../../db/tables";
import { inValues, valuesTable, valuesTableAmong } from "../../db/values-table";
import { FACETS } from "./index/terms";
import { CACHE_VERSION, CATALOGUE_VERSION, GIFT_SLUGS } from "./index/version";

/** What only finds a gift, ranks it or says who changed it. Every other column is shown. */
const { packed, terms, facets, checksum, version, createdAt, updatedAt, ...shown } =
  getTableColumns(gifts);
const { name, description, why } = giftTexts;
const giftColumns = { ...shown, name, description, why };

/** Who reads: the language of the page, and the region whose shops are searched. */
export type Reader = { locale: Locale; region: Region };

type GiftWithWords = Omit<
  Pick<typeof gifts.$inferSelect & typeof giftTexts.$inferSelect, keyof typeof giftColumns>,
  "name" | "description"
> & { name: string | null; description: string | null; searchName: string | null };
export type GiftRow = GiftWithWords & { name: string; description: string };

/** The columns that may hold nothing, all of which do. */
export const NOTHING_STORED = Object.fromEntries(
  Object.entries(giftColumns).flatMap(([column, { notNull }]) => (notNull ? [] : [[column, null]])),
) as { [Column in keyof GiftRow as null extends GiftRow[Column] ? Column : never]: null };

/** A row as SQLite answers it. */
type Raw<Row> = Omit<Row, "isActive" | "tags"> & { isActive: number; tags: string };

/**
 * `giftColumns` as SQL. Every page reads gifts, and Drizzle's builder and its mapping of rows take
 * longer than the query: these rows are mapped by hand.
 */
const COLUMNS = sql.raw(
  Object.entries(giftColumns)
    .map(([name, column]) => `"${getTableName(column.table)}"."${column.name}" AS "${name}"`)
    .join(", "),
);

/**
 * The columns of a gift with the name by which the region's shops know it, where that is neither in
 * the page's language nor in English; a row more for each gift then.
 */
function columnsFor({ locale, region }: Reader): SQL {
  const { language } = REGION_FACTS[region];
  const searchName =
    language === "en"
      ? sql`NULL`
      : language === locale
        ? sql`${giftTexts}.name`
        : sql`(SELECT s.name FROM gift_texts s
            WHERE s.gift_id = ${gifts}.id AND s.locale = ${language})`;
  return sql`${COLUMNS}, ${searchName} AS "searchName"`;
}

const wordsIn = (locale: Locale) =>
  sql`LEFT JOIN ${giftTexts} ON ${giftTexts}.gift_id = ${gifts}.id
    AND ${giftTexts}.locale = ${locale}`;

const joinListed = sql`JOIN ${gifts} ON ${gifts}.id = listed.column1`;

async function readRows<Row extends GiftWithWords = GiftWithWords>(
  db: Database,
  query: SQL,
): Promise<Row[]> {
  const rows = await db.all<Raw<Row>>(query);
  return rows.map(
    // Null where a join found no gift.
    ({ isActive, tags, ...row }) =>
      ({ ...row, isActive: isActive === 1, tags: tags ? JSON.parse(tags) : [] }) as unknown as Row,
  );
}

const withWords = (db: Database, ids: readonly number[], reader: Reader) =>
  readRows(
    db,
    sql`SELECT ${columnsFor(reader)} FROM ${valuesTable(ids)} ${joinListed} ${wordsIn(reader.locale)}`,
  );

/**
 * Gifts by id, in no order, active or not: what a person saved stays readable. English where the
 * visitor's language is missing, for which alone a second query is made.
 */
export async function readGifts(
  db: Database,
  ids: readonly number[],
  reader: Reader,
): Promise<GiftRow[]> {
  const rows = await withWords(db, ids, reader);
  return withEnglish(db, rows, reader);
}

/** A gift's name and sentence. */
export type GiftWords = { id: number; name: string; why: string | null };

/**
 * `readGifts` of `ids`, and the words alone of `others`, for which one row each is read instead of
 * two.
 */
export async function readGiftsAndWords(
  db: Database,
  ids: readonly number[],
  others: readonly number[],
  reader: Reader,
): Promise<{ gifts: GiftRow[]; words: GiftWords[] }> {
  // Comparing with NULL finds nothing, so SQLite reads no row of `gifts` for the others.
  const rows = await readRows<GiftWithWords & { valueId: number }>(
    db,
    sql`SELECT ${columnsFor(reader)}, listed.column1 AS "valueId"
      FROM ${valuesTableAmong(ids, others)}
      LEFT JOIN ${gifts} ON ${gifts}.id = listed.column2
      LEFT JOIN ${giftTexts} ON ${giftTexts}.gift_id = listed.column1
        AND ${giftTexts}.locale = ${reader.locale}`,
  );
  const whole = rows.flatMap(({ valueId: _, ...row }) => (row.id === null ? [] : [row]));
  const words = rows.flatMap(({ valueId, id, name, why }) =>
    id === null ? [{ id: valueId, name, why }] : [],
  );
  return {
    gifts: await withEnglish(db, whole, reader),
    words: await wordsOrEnglish(db, words, reader),
  };
}

async function wordsOrEnglish(
  db: Database,
  rows: readonly { id: number; name: string | null; why: string | null }[],
  reader: Reader,
): Promise<GiftWords[]> {
  const wordless = rows.filter(({ name }) => name === null).map(({ id }) => id);
  const english =
    wordless.length > 0 && reader.locale !== "en"
      ? await withWords(db, wordless, { ...reader, locale: "en" })
      : [];
  return [...rows, ...english].flatMap(({ id, name, why }) => (name ? [{ id, name, why }] : []));
}

/** `readGifts`, with what ranking knows of each. */
export async function readGiftsWithFacts(
  db: Database,
  ids: readonly number[],
  reader: Reader,
): Promise<(GiftRow & { packed: string })[]> {
  const rows = await readRows<GiftWithWords & { packed: string }>(
    db,
    sql`SELECT ${columnsFor(reader)}, ${gifts}.packed
      FROM ${valuesTable(ids)} ${joinListed} ${wordsIn(reader.locale)}`,
  );
  return withEnglish(db, rows, reader);
}

/** Active gifts by slug, at most 90, in no order; words as `readGifts` has them. */
export async function readActiveBySlug(
  db: Database,
  slugs: readonly string[],
  reader: Reader,
): Promise<GiftRow[]> {
  const rows = await readRows(
    db,
    sql`SELECT ${columnsFor(reader)} FROM ${valuesTable(slugs)}
      JOIN ${gifts} ON ${gifts}.slug = listed.column1 AND ${gifts}.is_active = 1
      ${wordsIn(reader.locale)}`,
  );
  return withEnglish(db, rows, reader);
}

async function withEnglish<Row extends GiftWithWords>(
  db: Database,
  rows: readonly Row[],
  reader: Reader,
): Promise<(Row & { name: string; description: string })[]> {
  const wordless = rows.filter((row) => row.name === null).map((row) => row.id);
  const english =
    wordless.length > 0 && reader.locale !== "en"
      ? await withWords(db, wordless, { ...reader, locale: "en" })
      : [];
  return rows.flatMap((row) => {
    const { name, description, why } = english.find((other) => other.id === row.id) ?? row;
    return name && description ? [{ ...row, name, description, why }] : [];
  });
}

/**
 * The active gift with a slug and what ranking knows of it; null where there is none. One query,
 * another where words are missing.
 */
export async function readActiveGift(
  db: Database,
  slug: string,
  reader: Reader,
): Promise<(GiftRow & { packed: string }) | null> {
  const rows = await readRows<GiftWithWords & { packed: string }>(
    db,
    sql`SELECT ${columnsFor(reader)}, ${gifts}.packed FROM ${gifts} ${wordsIn(reader.locale)}
      WHERE ${gifts}.slug = ${slug} AND ${gifts}.is_active = 1 LIMIT 1`,
  );
  const [row = null] = await withEnglish(db, rows, reader);
  return row;
}

/** The slugs of all gifts that have a page, in order of id; one row, kept by the loader. */
export async function readGiftSlugs(db: Database): Promise<string[]> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, GIFT_SLUGS));
  return row ? (JSON.parse(row.value) as string[]) : [];
}

/** Another text after every change of a gift, by a load or by the Owner. Two rows. */
export async function readCatalogueVersion(db: Database): Promise<string> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [CATALOGUE_VERSION, CACHE_VERSION]))
    .orderBy(settings.key);
  return rows.map(({ key, value }) => `${key} ${value}`).join();
}

/**
 * Active gifts of a category after an id, in order of id. The search index finds those of our
 * categories, so that no index of `gifts` has a row for each of them.
 */
export async function readCategory(
  db: Database,
  category: GiftCategory,
  reader: Reader,
  after: number,
  limit: number,
): Promise<GiftRow[]> {
  const found = isCategory(category)
    ? sql`SELECT rowid AS id FROM gift_search
        WHERE gift_search MATCH ${`facets : ${FACETS.category(category)}`}
          AND rowid > CAST(${after} AS INTEGER)
        ORDER BY rowid LIMIT ${limit}`
    : sql`SELECT id FROM gifts
        WHERE category = ${category} AND ${isOwnCategory} AND is_active = 1 AND id > ${after}
        ORDER BY id LIMIT ${limit}`;
  const rows = await readRows(
    db,
    sql`SELECT ${columnsFor(reader)} FROM (${found}) AS found
      JOIN ${gifts} ON ${gifts}.id = found.id ${wordsIn(reader.locale)} ORDER BY ${gifts}.id`,
  );
  return withEnglish(db, rows, reader);
}

/** Has the column this value? `=` lets SQLite use an index of the gifts that have one. */
const isOrNull = (column: "season" | "holiday", value: Season | Holiday | null): SQL =>
  sql`${sql.identifier(column)} ${value === null ? sql`IS NULL` : sql`= ${value}`}`;

/** Custom gifts of one season or holiday; those of no season are in the scope null. */
export type CustomGiftScope = {
  tag: "season" | "holiday";
  value: Season | Holiday | null;
  isActive: boolean;
};

/**
 * Gifts of scopes, below `before` of each, the newest of the first scope first, with the scope's
 * place. One query, which finds them by the index alone and reads nothing of a scope that is beyond
 * `limit`; another where words are missing. At most five scopes.
 */
export async function readCustomGifts(
  db: Database,
  scopes: readonly (CustomGiftScope & { before: number })[],
  limit: number,
  reader: Reader,
): Promise<(GiftRow & { scope: number })[]> {
  if (scopes.length === 0) return [];
  const arms = scopes.map(
    ({ tag, value, isActive, before }, scope) => sql`SELECT * FROM (
      SELECT id, CAST(${scope} AS INTEGER) AS scope FROM gifts
      WHERE source = 'custom' AND ${isOrNull(tag, value)}
        AND is_active = ${Number(isActive)} AND id < ${before}
      ORDER BY id DESC LIMIT ${limit})`,
  );
  const rows = await readRows<GiftWithWords & { scope: number }>(
    db,
    sql`SELECT ${columnsFor(reader)}, found.scope
      FROM (${sql.join(arms, sql` UNION ALL `)} LIMIT ${limit}) AS found
      JOIN ${gifts} ON ${gifts}.id = found.id ${wordsIn(reader.locale)}`,
  );
  const whole = await withEnglish(db, rows, reader);
  return whole.sort((a, b) => a.scope - b.scope || b.id - a.id);
}

export async function hasActiveGift(db: Database): Promise<boolean> {
  const rows = await db.select({ term: giftPostings.term }).from(giftPostings).limit(1);
  return rows.length > 0;
}

/** The posting lists of these terms; a row a term that exists. */
export async function readPostings(db: Database, terms: readonly string[]): Promise<string[][]> {
  if (terms.length === 0) return [];
  const rows = await db.all<{ entries: string }>(
    sql`SELECT entries FROM ${valuesTable(terms)} JOIN ${giftPostings} ON term = listed.column1`,
  );
  return rows.map(({ entries }) => JSON.parse(entries) as string[]);
}

/** Packed candidates, as posting lists hold them, of these gifts. */
export async function readPacked(db: Database, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: gifts.id, packed: gifts.packed })
    .from(valuesTable(ids))
    .innerJoin(gifts, inValues(gifts.id));
  return rows.map((row) => `${row.id},${row.packed}`);
}
