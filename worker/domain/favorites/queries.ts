/** The only SQL of favourites. */

import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { rowValues } from "../../db/row-values";
import { favorites, gifts } from "../../db/tables";
import { syncFavoriteIds } from "../accounts/queries";

/** Adds a favourite unless it is there or `limit` is reached. Safe to repeat. */
export async function insertFavorite(
  db: Database,
  row: { id: string; userId: string; giftId: number; createdAt: number },
  limit: number,
): Promise<"added" | "unchanged"> {
  const { userId, giftId } = row;
  const isFull = sql`(SELECT json_array_length(favorite_ids) FROM users WHERE id = ${userId}) >= ${limit}`;
  const insertable = sql`SELECT ${rowValues(favorites, row)} FROM ${gifts}
    WHERE ${gifts.id} = ${giftId} AND NOT (${isFull})`;
  const [inserted] = await withRetries(() =>
    db.batch([
      db.insert(favorites).select(insertable).onConflictDoNothing(),
      syncFavoriteIds(db, userId, sql`json_insert(favorite_ids, '$[#]', ${giftId})`),
    ]),
  );
  return inserted.meta.changes > 0 ? "added" : "unchanged";
}

/** Removes a favourite; one that isn't there is no failure. */
export const deleteFavorite = (db: Database, userId: string, giftId: number) =>
  withRetries(() =>
    db.batch([
      db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.giftId, giftId))),
      syncFavoriteIds(
        db,
        userId,
        sql`(SELECT json_group_array(value) FROM json_each(favorite_ids) WHERE value <> ${giftId})`,
      ),
    ]),
  );

/** Is there such a gift, and is it saved already? For saying why nothing was added. */
export async function explainRefusal(db: Database, userId: string, giftId: number) {
  const [row] = await db.all<{ gift: number; isSaved: number }>(sql`
    SELECT (SELECT count(*) FROM ${gifts} WHERE id = ${giftId}) AS gift,
      (SELECT count(*) FROM ${favorites} WHERE user_id = ${userId} AND gift_id = ${giftId}) AS isSaved`);
  return { exists: Boolean(row?.gift), isSaved: Boolean(row?.isSaved) };
}
