/** The full-text index and the words it knows: which gifts match, as ids alone. */
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { searchVocabulary } from "../../../db/tables";
import { inValues, valuesTable } from "../../../db/values-table";

/** A question to the index: an FTS5 expression, and the id beyond which gifts count. */
export type Match = { expression: string; after: number };

/**
 * Ids of gifts that match, those of the first match first and each in order of id, with
 * the place of their match. Unranked on purpose: only as many index rows are read as are answered,
 * however common the words are, and none for a match that is beyond `limit`.
 */
export async function matchInTurn(
  db: Database,
  matches: readonly Match[],
  limit: number,
): Promise<{ id: number; match: number }[]> {
  if (matches.length === 0) return [];
  const arms = matches.map(
    // D1 binds numbers as REAL, and FTS5 seeks to a rowid only when it is an INTEGER.
    ({ expression, after }, match) => sql`SELECT * FROM (
      SELECT rowid AS id, CAST(${match} AS INTEGER) AS "match" FROM gift_search
      WHERE gift_search MATCH ${expression} AND rowid > CAST(${after} AS INTEGER)
      ORDER BY rowid LIMIT ${limit})`,
  );
  return db.all<{ id: number; match: number }>(
    sql`${sql.join(arms, sql` UNION ALL `)} LIMIT ${limit}`,
  );
}

/**
 * Ids of gifts that match one of these FTS5 expressions, at most five, without those that more than
 * `most` gifts match: a word of so many tells little. One query, `most` rows and one for each.
 */
export async function matchRare(
  db: Database,
  expressions: readonly string[],
  most: number,
): Promise<number[]> {
  if (expressions.length === 0) return [];
  const arms = expressions.map(
    (expression, arm) => sql`SELECT * FROM (
      SELECT rowid AS id, CAST(${arm} AS INTEGER) AS arm FROM gift_search
      WHERE gift_search MATCH ${expression} ORDER BY rowid LIMIT ${most + 1})`,
  );
  const rows = await db.all<{ id: number; arm: number }>(sql.join(arms, sql` UNION ALL `));
  return [...Map.groupBy(rows, ({ arm }) => arm).values()]
    .filter((found) => found.length <= most)
    .flatMap((found) => found.map(({ id }) => id));
}

/** Ids of gifts that match an FTS5 expression, in order of id; at most `limit`. */
export const matchGifts = async (
  db: Database,
  expression: string,
  limit: number,
): Promise<number[]> =>
  (await matchInTurn(db, [{ expression, after: 0 }], limit)).map(({ id }) => id);

/** Words of the search vocabulary in these buckets (`en:g`). */
export async function readVocabulary(
  db: Database,
  buckets: readonly string[],
): Promise<{ bucket: string; words: string[] }[]> {
  const rows = await db
    .select({ bucket: searchVocabulary.bucket, words: searchVocabulary.words })
    .from(valuesTable(buckets))
    .innerJoin(searchVocabulary, inValues(searchVocabulary.bucket));
  return rows.map(({ bucket, words }) => ({ bucket, words: words.split(" ") }));
}
