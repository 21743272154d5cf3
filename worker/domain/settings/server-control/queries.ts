/** The only SQL of resetting the server. Deletes only what can be rebuilt, and no personal data. */
import { sql } from "drizzle-orm";
import { insertAudit } from "../../../db/audit";
import type { Database } from "../../../db/client";
import { settings } from "../../../db/tables";
import { deleteExpiredTokens } from "../../accounts/password-reset/queries";
import { deleteExpiredSessions } from "../../accounts/sessions/queries";
import type { AuditRow } from "../../audit/audit.server";
import { rebuildSearch, type SearchSlice } from "../../catalogue/index/rebuild-sql";
import { CACHE_VERSION } from "../../catalogue/index/version";
import { closeCircuits, deleteAnswers } from "../../recommendations/queries";
import { putSetting, raiseSetting } from "../queries";

/** Key in `settings` of the gift id up to which an unfinished rebuild of the search index came. */
const REBUILT_TO = "searchRebuiltTo";

/** At most `limit` gifts after those that the last rebuild reached. */
export async function readSearchSlice(db: Database, limit: number): Promise<SearchSlice> {
  const from = sql`coalesce((SELECT CAST(value AS INTEGER) FROM ${settings} WHERE key = ${REBUILT_TO}), 0)`;
  const [row] = await db.all<{ start: number; last: number | null; count: number }>(sql`
    SELECT ${from} AS start, max(id) AS last, count(*) AS count
    FROM (SELECT id FROM gifts WHERE id > ${from} ORDER BY id LIMIT ${limit})`);
  const { start = 0, last = null, count = 0 } = row ?? {};
  return { start, last: last ?? start, isLast: count < limit };
}

/**
 * Everything at once or nothing, so that whoever searches meanwhile finds the old index or the new
 * one. The neurons of the day stay booked: without them the quota guard would spend them twice.
 */
export async function resetAll(db: Database, now: number, slice: SearchSlice, audit: AuditRow) {
  const [answers, circuits, oldSessions, oldTokens] = await db.batch([
    deleteAnswers(db),
    closeCircuits(db, now),
    deleteExpiredSessions(db, now),
    deleteExpiredTokens(db, now),
    ...rebuildSearch(slice).map((statement) => db.run(sql.raw(statement))),
    putSetting(db, REBUILT_TO, String(slice.isLast ? 0 : slice.last)),
    raiseSetting(db, CACHE_VERSION),
    insertAudit(db, audit),
  ]);
  return {
    answers: answers.meta.changes,
    circuits: circuits.meta.changes,
    expired: oldSessions.meta.changes + oldTokens.meta.changes,
  };
}
