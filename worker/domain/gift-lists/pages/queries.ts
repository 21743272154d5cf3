/**
 * The SQL that leafs through lists and what is on one, by key: a row read for each that is shown.
 */
import { type SQL, sql } from "drizzle-orm";
import type { ListName } from "#shared/gift-lists/schema";
import type { Database } from "../../../db/client";
import { giftListItems, giftLists } from "../../../db/tables";
import type { ListKey } from "../queries";

/**
 * Lists made before the list `after`; all of them without one, and where it isn't this person's.
 * The index of people keeps the order in which lists were made, so newest first sorts nothing.
 */
export const isBefore = (userId: string, after: string | null): SQL =>
  after === null
    ? sql`TRUE`
    : sql`rowid < coalesce(
        (SELECT rowid FROM ${giftLists} WHERE id = ${after} AND user_id = ${userId}),
        ${Number.MAX_SAFE_INTEGER})`;

/** Names of a person's lists, newest first, after the list `after`. */
export const readNames = (
  db: Database,
  userId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<ListName[]> =>
  db.all<ListName>(sql`
    SELECT id, name FROM ${giftLists} WHERE user_id = ${userId} AND ${isBefore(userId, after)}
    ORDER BY rowid DESC LIMIT ${limit}`);

/**
 * A list's name and ids of its gifts beyond the gift `after`, in order of id; null where it isn't
 * this person's.
 */
export async function readIdsAfter(
  db: Database,
  { listId, userId }: ListKey,
  { after, limit }: { after: number; limit: number },
): Promise<{ name: string; giftIds: number[] } | null> {
  const rows = await db.all<{ name: string; giftId: number | null }>(sql`
    SELECT list.name, item.gift_id AS giftId
    FROM ${giftLists} AS list
    LEFT JOIN ${giftListItems} AS item ON item.list_id = list.id AND item.gift_id > ${after}
    WHERE list.id = ${listId} AND list.user_id = ${userId}
    ORDER BY item.gift_id LIMIT ${limit}`);
  const [first] = rows;
  return first ? { name: first.name, giftIds: rows.flatMap(({ giftId }) => giftId ?? []) } : null;
}
