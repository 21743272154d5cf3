/** The only SQL of resetting the server. Deletes only what can be rebuilt, and no personal data. */
import { gt, lte, or, sql } from "drizzle-orm";
import { insertAudit } from "../../../db/audit";
import type { Database } from "../../../db/client";
import {
  passwordResetTokens,
  providerState,
  recommendationAnswers,
  sessions,
  settings,
} from "../../../db/tables";
import type { AuditRow } from "../../audit/audit.server";
import { rebuildSearch, type SearchSlice } from "../../catalogue/index/rebuild-sql";
import { CACHE_VERSION } from "../../catalogue/index/version";

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
  const { value } = settings;
  const [answers, circuits, oldSessions, oldTokens] = await db.batch([
    db.delete(recommendationAnswers),
    db
      .update(providerState)
      .set({ failures: 0, openUntil: 0 })
      .where(or(gt(providerState.failures, 0), gt(providerState.openUntil, now))),
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
    db.delete(passwordResetTokens).where(lte(passwordResetTokens.expiresAt, now)),
    ...rebuildSearch(slice).map((statement) => db.run(sql.raw(statement))),
    db
      .insert(settings)
      .values({ key: REBUILT_TO, value: String(slice.isLast ? 0 : slice.last) })
      .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } }),
    db
      .insert(settings)
      .values({ key: CACHE_VERSION, value: "1" })
      .onConflictDoUpdate({
        target: settings.key,
        set: { value: sql`CAST(${value} AS INTEGER) + 1` },
      }),
    insertAudit(db, audit),
  ]);
  return {
    answers: answers.meta.changes,
    circuits: circuits.meta.changes,
    expired: oldSessions.meta.changes + oldTokens.meta.changes,
  };
}
