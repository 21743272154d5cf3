/** The only SQL of what is a person's own as a whole: handing it out and erasing it. */
import { and, asc, desc, eq, inArray, isNotNull, lt } from "drizzle-orm";
import type { Database } from "../../db/client";
import { favorites, feedbacks, giftListItems, giftLists, users } from "../../db/tables";

/** What a person saved (newest first), gathered in lists (in their order) and wrote to us. */
export async function readPossessions(db: Database, userId: string) {
  const ownLists = db
    .select({ id: giftLists.id })
    .from(giftLists)
    .where(eq(giftLists.userId, userId));
  const { type, email, message, path, createdAt } = feedbacks;
  const [saved, lists, items, sent] = await db.batch([
    db
      .select({ giftId: favorites.giftId, createdAt: favorites.createdAt })
      .from(favorites)
      .where(eq(favorites.userId, userId))
      .orderBy(desc(favorites.createdAt)),
    db.select().from(giftLists).where(eq(giftLists.userId, userId)).orderBy(giftLists.createdAt),
    db
      .select()
      .from(giftListItems)
      .where(inArray(giftListItems.listId, ownLists))
      .orderBy(giftListItems.listId, giftListItems.position),
    db
      .select({ type, email, message, path, createdAt })
      .from(feedbacks)
      .where(eq(feedbacks.userId, userId))
      .orderBy(feedbacks.createdAt),
  ]);
  return { saved, lists, items, sent };
}

/**
 * Erases accounts that were closed before `before`, with all that is theirs; feedback stays, but no
 * more says from whom. Answers how many.
 */
export async function eraseClosed(db: Database, before: number, limit: number): Promise<number> {
  const due = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.deletedAt), lt(users.deletedAt, before)))
    .orderBy(asc(users.deletedAt), asc(users.id))
    .limit(limit);
  const [, erased] = await db.batch([
    db.update(feedbacks).set({ email: "" }).where(inArray(feedbacks.userId, due)),
    db.delete(users).where(inArray(users.id, due)).returning({ id: users.id }),
  ]);
  return erased.length;
}
