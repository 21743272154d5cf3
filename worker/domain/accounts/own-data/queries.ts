/** The only SQL of exporting and erasing all of a person's data. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import {
  chatConversations,
  chatMessages,
  erasedCustomers,
  favorites,
  feedbacks,
  giftListItems,
  giftLists,
  giftRecommendations,
  listOwnItems,
  listShares,
  parties,
  partyCosts,
  partyEntertainment,
  partyGifts,
  partyGuests,
  partyTasks,
  userFeedback,
  users,
} from "../../../db/tables";
import { eraseAuthors } from "../../feedback/queries";

/**
 * The newest messages of a person's conversations with the shop, and what they thought of gifts.
 */
export async function readConversations(db: Database, userId: string, limit: number) {
  const own = db
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(eq(chatConversations.userId, userId));
  const { conversationId, role, content, createdAt } = chatMessages;
  const { rating, feedback } = userFeedback;
  return db.batch([
    db
      .select({ conversationId, role, content, createdAt })
      .from(chatMessages)
      .where(inArray(chatMessages.conversationId, own))
      .orderBy(desc(createdAt))
      .limit(limit),
    db
      .select({
        giftId: giftRecommendations.giftId,
        rating,
        feedback,
        createdAt: sql<number>`${userFeedback.createdAt}`.as("rated_at"),
      })
      .from(userFeedback)
      .innerJoin(giftRecommendations, eq(giftRecommendations.id, userFeedback.recommendationId))
      .where(eq(userFeedback.userId, userId))
      .limit(limit),
  ]);
}

/** What a person saved (newest first), gathered in lists (in their order) and wrote to us. */
export async function readPossessions(db: Database, userId: string) {
  const ownLists = db
    .select({ id: giftLists.id })
    .from(giftLists)
    .where(eq(giftLists.userId, userId));
  const { type, email, message, path, createdAt } = feedbacks;
  const { listId, isOn, showsNames, occasionOn, revealOn } = listShares;
  const [saved, lists, items, sent, ownItems, shares] = await db.batch([
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
    db
      .select()
      .from(listOwnItems)
      .where(and(inArray(listOwnItems.listId, ownLists), isNull(listOwnItems.removedAt)))
      .orderBy(listOwnItems.listId, sql`rowid`),
    db
      .select({ listId, isOn, showsNames, occasionOn, revealOn })
      .from(listShares)
      .where(inArray(listId, ownLists)),
  ]);
  return { saved, lists, items, sent, ownItems, shares };
}

/** A person's parties by date, with all that belongs to each. */
export async function readPartyPapers(db: Database, userId: string) {
  const own = db.select({ id: parties.id }).from(parties).where(eq(parties.userId, userId));
  const [events, guests, tasks, entertainment, gifts, costs] = await db.batch([
    db.select().from(parties).where(eq(parties.userId, userId)).orderBy(parties.eventDate),
    db
      .select()
      .from(partyGuests)
      .where(inArray(partyGuests.partyId, own))
      .orderBy(partyGuests.partyId, partyGuests.nameKey),
    db
      .select()
      .from(partyTasks)
      .where(inArray(partyTasks.partyId, own))
      .orderBy(partyTasks.partyId, partyTasks.dueOn),
    db.select().from(partyEntertainment).where(inArray(partyEntertainment.partyId, own)),
    db.select().from(partyGifts).where(inArray(partyGifts.partyId, own)),
    db.select().from(partyCosts).where(inArray(partyCosts.partyId, own)),
  ]);
  return { events, guests, tasks, entertainment, gifts, costs };
}

/**
 * Erases accounts that were closed before `before`, with all that is theirs; feedback stays, but no
 * more says from whom, and their customers at the payment provider wait to be deleted. Answers how
 * many.
 */
export async function eraseClosed(
  db: Database,
  { now, before, limit }: { now: number; before: number; limit: number },
): Promise<number> {
  const due = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.deletedAt), lt(users.deletedAt, before)))
    .orderBy(asc(users.deletedAt), asc(users.id))
    .limit(limit);
  const customers = db
    .select({
      stripeCustomerId: sql`${users.stripeCustomerId}`.as("id"),
      erasedAt: sql`${now}`.as("at"),
    })
    .from(users)
    .where(and(isNotNull(users.stripeCustomerId), inArray(users.id, due)));
  const [, , erased] = await db.batch([
    db.insert(erasedCustomers).select(customers).onConflictDoNothing(),
    eraseAuthors(db, due),
    db.delete(users).where(inArray(users.id, due)).returning({ id: users.id }),
  ]);
  return erased.length;
}

/** Customers of erased accounts that the payment provider still has, those longest ago first. */
export const readErasedCustomers = (db: Database, limit: number): Promise<string[]> =>
  db
    .select({ id: erasedCustomers.stripeCustomerId })
    .from(erasedCustomers)
    .orderBy(asc(erasedCustomers.erasedAt))
    .limit(limit)
    .then((rows) => rows.map(({ id }) => id));

/** Forgets customers that the payment provider has no more. */
export const forgetCustomers = (db: Database, ids: string[]) =>
  db.delete(erasedCustomers).where(inArray(erasedCustomers.stripeCustomerId, ids));
