/**
 * The only SQL of gift lists. Limits are part of the statement that adds, so that no two requests
 * can slip through together; every write may be repeated.
 */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { GiftList, ItemChange, ListChange, ListItem } from "#shared/gift-lists/schema";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { rowValues } from "../../db/row-values";
import { giftListItems, giftLists, gifts } from "../../db/tables";

/** Whose list it is; nothing here touches anybody else's. */
export type ListKey = { listId: string; userId: string };

const columns = {
  id: giftLists.id,
  userId: giftLists.userId,
  name: giftLists.name,
  description: giftLists.description,
  createdAt: giftLists.createdAt,
};

/** What a new list has of them; triggers count on. */
const NO_OWN_ITEMS = { ownItems: 0, ownCents: 0 };

const isOwned = ({ listId, userId }: ListKey) =>
  and(eq(giftLists.id, listId), eq(giftLists.userId, userId));

/** The list's id, or null for somebody else's. */
const ownId = ({ listId, userId }: ListKey): SQL =>
  sql`(SELECT id FROM ${giftLists} WHERE id = ${listId} AND user_id = ${userId})`;

/** A list and what is on it, in order; null where it isn't this person's. One query. */
export async function readList(
  db: Database,
  key: ListKey,
): Promise<{ list: GiftList; items: ListItem[] } | null> {
  const rows = await db
    .select({
      list: columns,
      giftId: giftListItems.giftId,
      note: giftListItems.note,
      position: giftListItems.position,
    })
    .from(giftLists)
    .leftJoin(giftListItems, eq(giftListItems.listId, giftLists.id))
    .where(isOwned(key));
  const list = rows[0]?.list;
  if (!list) return null;
  const items = rows.flatMap(({ giftId, note, position }) =>
    giftId === null ? [] : [{ giftId, note: note ?? "", position: position ?? 0 }],
  );
  // Sorted here: D1 counts each row of a sort twice.
  return { list, items: items.toSorted((a, b) => a.position - b.position || a.giftId - b.giftId) };
}

/**
 * Makes a list, with its first gift where there is one; nothing at all when the person has `limit`
 * lists (null: no limit) or there is no such gift. Answers what is there now, for saying which.
 * Safe to repeat.
 */
export async function insertList(
  db: Database,
  list: GiftList,
  { giftId, limit }: { giftId: number | null; limit: number | null },
): Promise<{ made: boolean; giftExists: boolean }> {
  const { id, userId, createdAt } = list;
  const key = { listId: id, userId };
  const hasCapacity = hasCapacityFor(userId, limit);
  const row = rowValues(giftLists, { ...list, updatedAt: createdAt, ...NO_OWN_ITEMS });
  const [, , [facts]] = await withRetries(() =>
    db.batch([
      db
        .insert(giftLists)
        .select(
          sql`SELECT ${row} WHERE ${hasCapacity} AND (${giftId} IS NULL OR ${giftExists(giftId)})`,
        )
        .onConflictDoNothing(),
      db
        .insert(giftListItems)
        .select(itemValues(key, giftId, sql`'', 0, ${createdAt}`))
        .onConflictDoNothing(),
      readListState(db, key, giftId),
    ]),
  );
  return { made: Boolean(facts?.list), giftExists: Boolean(facts?.gift) };
}

/** Has the person fewer than `limit` lists? */
const hasCapacityFor = (userId: string, limit: number | null) =>
  limit === null
    ? sql`TRUE`
    : sql`(SELECT count(*) FROM ${giftLists} WHERE user_id = ${userId}) < ${limit}`;

/**
 * Makes a list with all that is on it, in order; gifts that don't exist leave no gap. Answers the
 * list of this id, which may have been there before and is then left as it is, or null where the
 * person has `limit` lists. One batch, safe to repeat.
 */
export async function insertWholeList(
  db: Database,
  list: GiftList,
  items: readonly Pick<ListItem, "giftId" | "note">[],
  limit: number | null,
): Promise<GiftList | null> {
  const { id, userId, createdAt } = list;
  const row = rowValues(giftLists, { ...list, updatedAt: createdAt, ...NO_OWN_ITEMS });
  const listed = sql`json_each(${JSON.stringify(items)}) AS listed`;
  const [, , rows] = await withRetries(() =>
    db.batch([
      db
        .insert(giftLists)
        .select(sql`SELECT ${row} WHERE ${hasCapacityFor(userId, limit)}`)
        .onConflictDoNothing(),
      db
        .insert(giftListItems)
        .select(
          sql`SELECT ${id}, gift.id, listed.value ->> 'note',
            row_number() OVER (ORDER BY listed.key) - 1, ${createdAt}
          FROM ${listed} JOIN ${gifts} AS gift ON gift.id = listed.value ->> 'giftId'
          WHERE ${AFTER_A_CHANGE}`,
        )
        .onConflictDoNothing(),
      db
        .select(columns)
        .from(giftLists)
        .where(isOwned({ listId: id, userId })),
    ]),
  );
  return rows[0] ?? null;
}

const giftExists = (giftId: number | null) =>
  sql`EXISTS (SELECT 1 FROM ${gifts} WHERE id = ${giftId})`;

/** An item's row where list and gift exist; `rest` are note, position and creation. */
const itemValues = (key: ListKey, giftId: number | null, rest: SQL) => sql`
  SELECT ${ownId(key)}, id, ${rest} FROM ${gifts}
  WHERE id = ${giftId} AND ${ownId(key)} IS NOT NULL`;

/** Changes name and description; null where it isn't this person's. */
export async function updateList(
  db: Database,
  key: ListKey,
  change: ListChange,
  now: number,
): Promise<GiftList | null> {
  const rows = await withRetries(() =>
    db
      .update(giftLists)
      .set({ ...change, updatedAt: now })
      .where(isOwned(key))
      .returning(columns),
  );
  return rows[0] ?? null;
}

/** Deletes a list with what is on it; one that is gone is no failure. */
export const deleteList = (db: Database, key: ListKey) =>
  withRetries(() => db.delete(giftLists).where(isOwned(key)));

export const isOwnList = async (db: Database, key: ListKey): Promise<boolean> =>
  (await db.select({ id: giftLists.id }).from(giftLists).where(isOwned(key))).length > 0;

/** Reads the state of a list and a gift at the end of a batch. */
const readListState = (db: Database, key: ListKey, giftId: number | null) => {
  const held = sql`FROM ${giftListItems} WHERE list_id = ${ownId(key)} AND gift_id = ${giftId}`;
  return db
    .select({
      list: sql<number>`${ownId(key)} IS NOT NULL`.as("list"),
      gift: sql<number>`${giftExists(giftId)}`.as("gift"),
      note: sql<string | null>`(SELECT note ${held})`.as("note"),
      position: sql<number | null>`(SELECT position ${held})`.as("position"),
    })
    .from(sql`(SELECT 1)`);
};
type Facts = Awaited<ReturnType<typeof readListState>>[number];

/** The item in the facts, or null. */
export const itemOf = (giftId: number, facts: Facts | undefined): ListItem | null =>
  typeof facts?.position === "number"
    ? { giftId, note: facts.note ?? "", position: facts.position }
    : null;

type Move = { giftId: number; position: number };

/**
 * Numbers the items anew from 0, with `moved` at its new place: items stand at the even numbers,
 * the moved one between two of them, beyond the one that has its place if it comes from before
 * that.
 */
const renumberPositions = (
  db: Database,
  key: ListKey,
  moved: Move | null,
  only: SQL = sql`TRUE`,
) => {
  const order = moved
    ? sql`CASE WHEN gift_id = ${moved.giftId}
        THEN ${2 * moved.position} + CASE WHEN ${moved.position} > position THEN 1 ELSE -1 END
        ELSE 2 * position END`
    : sql`position`;
  const ranked = sql`(
    SELECT gift_id, row_number() OVER (ORDER BY ${order}, created_at, gift_id) - 1 AS place
    FROM ${giftListItems} WHERE list_id = ${key.listId}) AS ranked`;
  return db
    .update(giftListItems)
    .set({ position: sql`ranked.place` })
    .from(ranked)
    .where(
      and(isItem(key, sql`ranked.gift_id`), sql`${giftListItems.position} <> ranked.place`, only),
    );
};

const isItem = (key: ListKey, giftId: number | SQL) =>
  and(eq(giftListItems.listId, ownId(key)), eq(giftListItems.giftId, giftId));

/** Only if the statement before changed a row, so that a retry moves nothing twice. */
const AFTER_A_CHANGE = sql`changes() > 0`;

/**
 * Puts a gift on a list unless it is there or the list holds `limit`; answers what is true
 * afterwards.
 */
export async function insertItem(
  db: Database,
  key: ListKey,
  item: ListItem & { createdAt: number },
  limit: number,
): Promise<Facts | undefined> {
  const { giftId, note, createdAt } = item;
  const held = sql`FROM ${giftListItems} WHERE list_id = ${key.listId}`;
  const rest = sql`${note}, (SELECT coalesce(max(position) + 1, 0) ${held}), ${createdAt}`;
  const insertable = sql`${itemValues(key, giftId, rest)} AND (SELECT count(*) ${held}) < ${limit}`;
  const [, , [facts]] = await withRetries(() =>
    db.batch([
      db.insert(giftListItems).select(insertable).onConflictDoNothing(),
      renumberPositions(db, key, item, AFTER_A_CHANGE),
      readListState(db, key, giftId),
    ]),
  );
  return facts;
}

/**
 * Changes an item's note, place or both. Null where there is no such item on a list of this person.
 */
export async function updateItem(
  db: Database,
  key: ListKey,
  giftId: number,
  { note, position }: ItemChange,
): Promise<ListItem | null> {
  const [, , [facts]] = await withRetries(() =>
    db.batch([
      db
        .update(giftListItems)
        .set({ note: note ?? sql`note` })
        .where(isItem(key, giftId)),
      renumberPositions(db, key, position === undefined ? null : { giftId, position }),
      readListState(db, key, giftId),
    ]),
  );
  return itemOf(giftId, facts);
}

/** An item of this person's list, or null. */
export async function readItem(
  db: Database,
  key: ListKey,
  giftId: number,
): Promise<ListItem | null> {
  const [facts] = await readListState(db, key, giftId);
  return itemOf(giftId, facts);
}

/** Takes a gift off a list and closes the gap; one that is gone is no failure. */
export const deleteItem = (db: Database, key: ListKey, giftId: number) =>
  withRetries(() =>
    db.batch([
      db.delete(giftListItems).where(isItem(key, giftId)),
      renumberPositions(db, key, null, AFTER_A_CHANGE),
    ]),
  );
