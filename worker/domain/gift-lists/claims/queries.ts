/**
 * The only SQL of claims. Whether a piece is left is decided by the statement that takes it, so of
 * concurrent claims of the last piece one wins. No statement writes a row of the list itself.
 */
import { and, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { CLAIM_LIMITS, type ItemRef, type RevealedClaim } from "#shared/gift-lists/claims";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import {
  giftListItems,
  giftLists,
  listClaims,
  listItemClaims,
  listOwnItems,
  listShares,
  users,
} from "../../../db/tables";
import { inValues, valuesTable } from "../../../db/values-table";

/** Who holds claims: a browser by its token's hash, an account by its id. */
export type Holder = { holderHash: string | null; userId: string | null };

const isHeldBy = ({ holderHash, userId }: Holder) =>
  or(
    holderHash === null ? undefined : eq(listClaims.holderHash, holderHash),
    userId === null ? undefined : eq(listClaims.userId, userId),
  ) ?? sql`FALSE`;

/** How many of an item its list wants; no row, and so NULL, for one that is gone. */
const wantedOf = (listId: string, item: ItemRef): SQL =>
  "giftId" in item
    ? sql`(SELECT 1 FROM ${giftListItems} WHERE list_id = ${listId} AND gift_id = ${item.giftId})`
    : sql`(SELECT quantity FROM ${listOwnItems}
        WHERE id = ${item.ownId} AND list_id = ${listId} AND removed_at IS NULL)`;

export type ClaimRow = typeof listClaims.$inferSelect;

/**
 * Takes pieces of an item while that many are left. Answers whether the claim is there, how many
 * are left, null for an item that is gone, and whether its holder has as many as one may.
 */
export async function insertClaim(db: Database, row: ClaimRow, item: ItemRef) {
  const { listId, holderHash } = row;
  const wanted = wantedOf(listId, item);
  const taken = sql`coalesce((SELECT taken FROM ${listItemClaims}
    WHERE list_id = ${listId} AND item = ${row.item}), 0)`;
  const held = sql`(SELECT count(*) FROM ${listClaims}
    WHERE holder_hash = ${holderHash} AND list_id = ${listId})`;
  const [, [facts]] = await withRetries(() =>
    db.batch([
      db
        .insert(listClaims)
        .select(
          sql`SELECT ${rowValues(listClaims, row)}
            WHERE ${wanted} >= ${taken} + ${row.quantity} AND ${held} < ${CLAIM_LIMITS.each}`,
        )
        .onConflictDoNothing(),
      db
        .select({
          made: sql<number>`EXISTS (SELECT 1 FROM ${listClaims}
            WHERE id = ${row.id} AND holder_hash = ${holderHash})`.as("made"),
          left: sql<number | null>`${wanted} - ${taken}`.as("left"),
          isFull: sql<number>`${held} >= ${CLAIM_LIMITS.each}`.as("is_full"),
        })
        .from(sql`(SELECT 1)`),
    ]),
  );
  return {
    made: Boolean(facts?.made),
    left: facts?.left ?? null,
    isFull: Boolean(facts?.isFull),
  };
}

/** The claims of items, a row each. */
export const readItemClaims = (db: Database, listId: string, items: readonly string[]) =>
  items.length === 0
    ? Promise.resolve([])
    : db
        .select({
          item: listItemClaims.item,
          taken: listItemClaims.taken,
          claims: listItemClaims.claims,
        })
        .from(valuesTable(items))
        .innerJoin(
          listItemClaims,
          and(eq(listItemClaims.listId, listId), inValues(listItemClaims.item)),
        );

/** Takes a claim back; one that the holder has not is no failure. */
export async function deleteClaim(db: Database, holder: Holder, id: string): Promise<void> {
  await withRetries(() =>
    db.delete(listClaims).where(and(eq(listClaims.id, id), isHeldBy(holder))),
  );
}

/** Notes whether it is bought; false where the holder has no such claim. */
export async function setBought(
  db: Database,
  holder: Holder,
  id: string,
  boughtAt: number | null,
): Promise<boolean> {
  const rows = await withRetries(() =>
    db
      .update(listClaims)
      .set({ boughtAt })
      .where(and(eq(listClaims.id, id), isHeldBy(holder)))
      .returning({ id: listClaims.id }),
  );
  return rows.length > 0;
}

/** Which claims to read; none of lists of the account `reader`. */
type Asked = { before: number; limit: number; reader: string | null };

/** Claims of a browser or of an account, newest first, before the place `before`. */
const readHeld = (db: Database, held: SQL, { before, limit, reader }: Asked) =>
  db
    .select({
      place: sql<number>`rowid`.as("place"),
      id: listClaims.id,
      listId: listClaims.listId,
      item: listClaims.item,
      itemName: listClaims.itemName,
      quantity: listClaims.quantity,
      boughtAt: listClaims.boughtAt,
    })
    .from(listClaims)
    .where(
      sql`${held} AND rowid < ${before} AND (${reader} IS NULL OR NOT EXISTS
        (SELECT 1 FROM ${giftLists} WHERE id = list_id AND user_id = ${reader}))`,
    )
    .orderBy(sql`rowid DESC`)
    .limit(limit);

/**
 * A holder's claims, newest first, before the place `before`. A query for the browser's and one for
 * the account's, as each index reads no more rows than it answers.
 */
export async function readPromises(db: Database, { holderHash, userId }: Holder, asked: Asked) {
  const [here, own] = await Promise.all([
    holderHash === null ? [] : readHeld(db, sql`holder_hash = ${holderHash}`, asked),
    userId === null ? [] : readHeld(db, sql`user_id = ${userId}`, asked),
  ]);
  const byPlace = new Map([...here, ...own].map((row) => [row.place, row]));
  return [...byPlace.values()].toSorted((a, b) => b.place - a.place).slice(0, asked.limit);
}

type Claimed = { listId: string; item: string };
type ClaimedList = Claimed & { name: string; ownerName: string; occasionOn: string };

/** The lists of these items, as far as the item is on one whose owner's account is open. */
export function readListsOf(db: Database, items: readonly Claimed[]): Promise<ClaimedList[]> {
  if (items.length === 0) return Promise.resolve([]);
  const pairs = items.map(({ listId, item }) => sql`(${listId}, ${item})`);
  return db.all<ClaimedList>(sql`
    SELECT list.id AS listId, column2 AS item, list.name, owner.username AS ownerName,
      share.occasion_on AS occasionOn
    FROM (VALUES ${sql.join(pairs, sql`, `)})
    JOIN ${giftLists} AS list ON list.id = column1
    JOIN ${users} AS owner ON owner.id = list.user_id AND owner.deleted_at IS NULL
    JOIN ${listShares} AS share ON share.list_id = list.id
    WHERE CASE substr(column2, 1, 1)
      WHEN 'g' THEN EXISTS (SELECT 1 FROM ${giftListItems}
        WHERE list_id = column1 AND gift_id = CAST(substr(column2, 2) AS INTEGER))
      ELSE EXISTS (SELECT 1 FROM ${listOwnItems}
        WHERE id = substr(column2, 2) AND list_id = column1 AND removed_at IS NULL) END`);
}

/** All that an account promised, for its export. */
export const readPromisesOf = (db: Database, userId: string) =>
  db
    .select({
      itemName: listClaims.itemName,
      name: listClaims.name,
      quantity: listClaims.quantity,
      boughtAt: listClaims.boughtAt,
      createdAt: listClaims.createdAt,
    })
    .from(listClaims)
    .where(eq(listClaims.userId, userId))
    .orderBy(listClaims.createdAt);

/**
 * Who promised what of a list of this person since it was first shared, as far as `limit`: one that
 * was deleted and made anew under its id may have another day of reveal than its viewers were told.
 */
export const readRevealed = (
  db: Database,
  { listId, userId }: { listId: string; userId: string },
  limit: number,
): Promise<RevealedClaim[]> =>
  db
    .select({
      id: listClaims.id,
      itemName: listClaims.itemName,
      name: listClaims.name,
      quantity: listClaims.quantity,
    })
    .from(listClaims)
    .where(
      sql`list_id = (SELECT id FROM ${giftLists} WHERE id = ${listId} AND user_id = ${userId})
        AND created_at >= (SELECT created_at FROM ${listShares} WHERE list_id = ${listId})`,
    )
    .orderBy(listClaims.item)
    .limit(limit);

/** Deletes claims made before `before` whose list reveals nothing after the day `since`. */
export const deleteOldClaims = (
  db: Database,
  { before, since }: { before: number; since: string },
) =>
  db.delete(listClaims).where(
    and(
      lt(listClaims.createdAt, before),
      sql`NOT EXISTS (SELECT 1 FROM ${listShares}
          WHERE ${listShares.listId} = ${listClaims.listId} AND reveal_on > ${since})`,
    ),
  );
