/**
 * The only SQL that writes own items. The limit is part of each statement that adds one; every
 * write may be repeated.
 */
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import {
  OWN_ITEM_LIMITS,
  type OwnItem,
  type OwnItemInput,
  type OwnItemsPage,
} from "#shared/gift-lists/own-items";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { giftLists, listOwnItems } from "../../../db/tables";
import type { ListKey } from "../queries";

/** What an `OwnItem` is read from. */
export const ownItemColumns = {
  id: listOwnItems.id,
  name: listOwnItems.name,
  url: listOwnItems.url,
  priceCents: listOwnItems.priceCents,
  note: listOwnItems.note,
  quantity: listOwnItems.quantity,
  priority: listOwnItems.priority,
};

/** The list where it is this person's, and where one more item fits on it. */
const ownList = ({ listId, userId }: ListKey): SQL =>
  sql`SELECT id FROM ${giftLists} WHERE id = ${listId} AND user_id = ${userId}`;
const openList = (key: ListKey): SQL =>
  sql`${ownList(key)} AND own_items < ${OWN_ITEM_LIMITS.items}`;

const isItem = (key: ListKey, id: string) =>
  and(eq(listOwnItems.id, id), sql`${listOwnItems.listId} = (${ownList(key)})`);

/**
 * Items of a list in the order in which they were added, beyond the place `after`; null where the
 * list isn't this person's. A row read for each, and three more.
 */
export async function readOwnItems(
  db: Database,
  { listId, userId }: ListKey,
  { after, limit }: { after: number; limit: number },
): Promise<OwnItemsPage | null> {
  const rows = await db
    .select({
      total: giftLists.ownItems,
      cents: giftLists.ownCents,
      place: sql<number | null>`${listOwnItems}.rowid`.as("place"),
      item: ownItemColumns,
    })
    .from(giftLists)
    .leftJoin(
      listOwnItems,
      and(
        eq(listOwnItems.listId, giftLists.id),
        isNull(listOwnItems.removedAt),
        sql`${listOwnItems}.rowid > ${after}`,
      ),
    )
    .where(and(eq(giftLists.id, listId), eq(giftLists.userId, userId)))
    .orderBy(sql`place`)
    .limit(limit + 1);
  const [first] = rows;
  if (!first) return null;
  const items = rows.slice(0, limit).flatMap(({ item }) => item ?? []);
  const next = rows.length > limit ? (rows[limit - 1]?.place ?? null) : null;
  return { items, next, total: first.total, cents: first.cents };
}

/** Adds an item unless the list is full; answers whether it is there. */
export async function insertOwnItem(
  db: Database,
  key: ListKey,
  item: OwnItem & { createdAt: number },
): Promise<boolean> {
  const row = rowValues(listOwnItems, { ...item, listId: key.listId, removedAt: null });
  const [, found] = await withRetries(() =>
    db.batch([
      db
        .insert(listOwnItems)
        .select(sql`SELECT ${row} FROM (${openList(key)}) WHERE TRUE`)
        .onConflictDoNothing(),
      db.select({ id: listOwnItems.id }).from(listOwnItems).where(isItem(key, item.id)),
    ]),
  );
  return found.length > 0;
}

/** Changes an item; null where there is none on a list of this person. */
export async function updateOwnItem(
  db: Database,
  key: ListKey,
  id: string,
  item: OwnItemInput,
): Promise<OwnItem | null> {
  const rows = await withRetries(() =>
    db
      .update(listOwnItems)
      .set(item)
      .where(and(isItem(key, id), isNull(listOwnItems.removedAt)))
      .returning(ownItemColumns),
  );
  return rows[0] ?? null;
}

/** Takes an item off until the night deletes it; one that is off already stays so. */
export async function hideOwnItem(
  db: Database,
  key: ListKey,
  id: string,
  now: number,
): Promise<OwnItem | null> {
  const rows = await withRetries(() =>
    db
      .update(listOwnItems)
      .set({ removedAt: sql`coalesce(removed_at, ${now})` })
      .where(isItem(key, id))
      .returning(ownItemColumns),
  );
  return rows[0] ?? null;
}

/** Brings a removed item back where one more fits; answers it if it is on the list afterwards. */
export async function showOwnItem(db: Database, key: ListKey, id: string): Promise<OwnItem | null> {
  const [, rows] = await withRetries(() =>
    db.batch([
      db
        .update(listOwnItems)
        .set({ removedAt: null })
        .where(
          and(isItem(key, id), isNotNull(listOwnItems.removedAt), sql`EXISTS (${openList(key)})`),
        ),
      db
        .select(ownItemColumns)
        .from(listOwnItems)
        .where(and(isItem(key, id), isNull(listOwnItems.removedAt))),
    ]),
  );
  return rows[0] ?? null;
}

/** The name of an item that was taken off, or null. */
export async function readRemovedName(
  db: Database,
  key: ListKey,
  id: string,
): Promise<string | null> {
  const rows = await db
    .select({ name: listOwnItems.name })
    .from(listOwnItems)
    .where(and(isItem(key, id), isNotNull(listOwnItems.removedAt)));
  return rows[0]?.name ?? null;
}

export const hasList = async (db: Database, key: ListKey): Promise<boolean> =>
  (await db.all(ownList(key))).length > 0;

/** Deletes what was taken off before `before`. */
export const deleteRemoved = (db: Database, before: number) =>
  db.delete(listOwnItems).where(lt(listOwnItems.removedAt, before));
