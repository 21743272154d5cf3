/** The only SQL that writes the links of lists, and the reads of what they open. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { ShareInput } from "#shared/gift-lists/sharing";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { giftListItems, giftLists, listOwnItems, listShares, users } from "../../../db/tables";
import { ownItemColumns } from "../own-items/queries";
import type { ListKey } from "../queries";

const settings = {
  isOn: listShares.isOn,
  showsNames: listShares.showsNames,
  occasionOn: listShares.occasionOn,
  revealOn: listShares.revealOn,
};

const ofList = ({ listId, userId }: ListKey) =>
  sql`list_id = (SELECT id FROM ${giftLists} WHERE id = ${listId} AND user_id = ${userId})`;

/** The link of a list of this person, or null. */
export async function readShare(db: Database, key: ListKey) {
  const rows = await db
    .select({ ...settings, tokenHash: listShares.tokenHash })
    .from(listShares)
    .where(ofList(key));
  return rows[0] ?? null;
}

/**
 * Shares a list, or changes how it is shared; a link that is on stays as it is. The day of reveal
 * never moves closer while it is ahead. Answers the hash of the link that opens the list now, null
 * where the list isn't this person's.
 */
export async function putShare(
  db: Database,
  { listId, userId }: ListKey,
  share: ShareInput & { tokenHash: string; now: number; today: string },
): Promise<string | null> {
  const { tokenHash, now, today, ...input } = share;
  const row = rowValues(listShares, { listId, tokenHash, isOn: true, ...input, createdAt: now });
  const rows = await withRetries(() =>
    db
      .insert(listShares)
      .select(sql`SELECT ${row} FROM ${giftLists} WHERE id = ${listId} AND user_id = ${userId}`)
      .onConflictDoUpdate({
        target: listShares.listId,
        set: {
          ...input,
          isOn: true,
          tokenHash: sql`CASE WHEN is_on THEN token_hash ELSE excluded.token_hash END`,
          revealOn: sql`CASE WHEN reveal_on > ${today} THEN max(reveal_on, excluded.reveal_on)
            ELSE excluded.reveal_on END`,
        },
      })
      .returning({ tokenHash: listShares.tokenHash }),
  );
  return rows[0]?.tokenHash ?? null;
}

/** Changes the link; false where the list isn't shared. */
export async function replaceToken(
  db: Database,
  key: ListKey,
  tokenHash: string,
): Promise<boolean> {
  const rows = await withRetries(() =>
    db
      .update(listShares)
      .set({ tokenHash })
      .where(and(ofList(key), eq(listShares.isOn, true)))
      .returning({ listId: listShares.listId }),
  );
  return rows.length > 0;
}

/** Closes the link; its row stays, as it says how early a day of reveal may be. */
export const endShare = (db: Database, key: ListKey) =>
  withRetries(() => db.update(listShares).set({ isOn: false }).where(ofList(key)));

/** The list that a link opens, while its owner's account is open; null for any other link. */
export async function readShared(db: Database, tokenHash: string) {
  const rows = await db
    .select({
      listId: listShares.listId,
      name: giftLists.name,
      description: giftLists.description,
      ownerId: users.id,
      ownerName: users.username,
      ...settings,
    })
    .from(listShares)
    .innerJoin(giftLists, eq(giftLists.id, listShares.listId))
    .innerJoin(users, and(eq(users.id, giftLists.userId), isNull(users.deletedAt)))
    .where(and(eq(listShares.tokenHash, tokenHash), eq(listShares.isOn, true)));
  return rows[0] ?? null;
}

/** A list's gifts from a place on. */
export const readGiftsFrom = (
  db: Database,
  listId: string,
  { from, limit }: { from: number; limit: number },
) =>
  db
    .select({
      giftId: giftListItems.giftId,
      note: giftListItems.note,
      position: giftListItems.position,
    })
    .from(giftListItems)
    .where(and(eq(giftListItems.listId, listId), sql`${giftListItems.position} >= ${from}`))
    .orderBy(giftListItems.position)
    .limit(limit);

/** A list's own items beyond a place. */
export const readOwnAfter = (
  db: Database,
  listId: string,
  { after, limit }: { after: number; limit: number },
) =>
  db
    .select({ ...ownItemColumns, place: sql<number>`rowid`.as("place") })
    .from(listOwnItems)
    .where(
      and(eq(listOwnItems.listId, listId), isNull(listOwnItems.removedAt), sql`rowid > ${after}`),
    )
    .orderBy(sql`rowid`)
    .limit(limit);

/** The name of an own item that is on a list, or null. */
export async function readItemName(
  db: Database,
  listId: string,
  id: string,
): Promise<string | null> {
  const rows = await db
    .select({ name: listOwnItems.name })
    .from(listOwnItems)
    .where(
      and(eq(listOwnItems.id, id), eq(listOwnItems.listId, listId), isNull(listOwnItems.removedAt)),
    );
  return rows[0]?.name ?? null;
}
