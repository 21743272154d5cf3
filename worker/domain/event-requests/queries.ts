/** The only SQL of a person's own requests. */
import { and, asc, desc, eq, exists, inArray, lt, sql } from "drizzle-orm";
import type { OwnRequest, RequestMessage } from "#shared/event-requests/schema";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { rowValues } from "../../db/row-values";
import { eventRequests, parties, eventRequestMessages as texts, users } from "../../db/tables";

/** Rows of a table in the order in which they were written. */
const requestPlace = sql<number>`${eventRequests}.rowid`;
const textPlace = sql<number>`${texts}.rowid`;

const columns = {
  id: eventRequests.id,
  subject: eventRequests.subject,
  status: eventRequests.status,
  createdAt: eventRequests.createdAt,
  updatedAt: eventRequests.updatedAt,
};

/** A person's requests, newest first, after a place. */
export const readOwn = (
  db: Database,
  userId: string,
  after: number | null,
  limit: number,
): Promise<(OwnRequest & { place: number })[]> =>
  db
    .select({ ...columns, place: requestPlace })
    .from(eventRequests)
    .where(
      and(eq(eventRequests.userId, userId), after === null ? undefined : lt(requestPlace, after)),
    )
    .orderBy(desc(requestPlace))
    .limit(limit);

/** One of a person's requests with the name of its party; null for somebody else's. */
export async function readOwnOne(db: Database, userId: string, id: string) {
  const [row] = await db
    .select({ ...columns, partyName: parties.eventName })
    .from(eventRequests)
    .leftJoin(parties, eq(parties.id, eventRequests.partyId))
    .where(and(eq(eventRequests.id, id), eq(eventRequests.userId, userId)));
  return row ?? null;
}

export type Key = { at: number; place: number };
/** A message with its place in its thread. */
export const textColumns = {
  id: texts.id,
  isFromStaff: texts.isFromStaff,
  content: texts.content,
  createdAt: texts.createdAt,
  place: textPlace,
};

/** A thread's messages, those before a key where it is given. */
export const isTextBefore = (requestId: string, before: Key | null) =>
  and(
    eq(texts.requestId, requestId),
    before ? sql`(${texts.createdAt}, ${textPlace}) < (${before.at}, ${before.place})` : undefined,
  );

export const newestTextsFirst = [desc(texts.createdAt), desc(textPlace)] as const;

/** Messages of a thread, newest first, before a key. */
export const readTexts = (
  db: Database,
  requestId: string,
  before: Key | null,
  limit: number,
): Promise<(RequestMessage & { place: number })[]> =>
  db
    .select(textColumns)
    .from(texts)
    .where(isTextBefore(requestId, before))
    .orderBy(...newestTextsFirst)
    .limit(limit);

type NewRequest = typeof eventRequests.$inferSelect;
type NewText = typeof texts.$inferSelect;

/** Those that wait for staff. */
const WAITING = sql`('open', 'taken')`;

/**
 * Keeps a request and its first message unless `limit` wait already. Answers whether it is there;
 * safe to repeat.
 */
export async function insertRequest(
  db: Database,
  row: NewRequest,
  text: NewText,
  limit: number,
): Promise<boolean> {
  const waiting = sql`(SELECT count(*) FROM ${eventRequests}
    WHERE user_id = ${row.userId} AND status IN ${WAITING})`;
  const isThere = db
    .select({ id: eventRequests.id })
    .from(eventRequests)
    .where(eq(eventRequests.id, row.id));
  const [, , there] = await withRetries(() =>
    db.batch([
      db
        .insert(eventRequests)
        .select(sql`SELECT ${rowValues(eventRequests, row)} WHERE ${waiting} < ${limit}`)
        .onConflictDoNothing(),
      db
        .insert(texts)
        .select(sql`SELECT ${rowValues(texts, text)} WHERE EXISTS ${isThere}`)
        .onConflictDoNothing(),
      isThere,
    ]),
  );
  return there.length > 0;
}

/**
 * Adds a person's message to their thread, which waits for staff again: for who has it while they
 * are staff, else for anybody. Answers whether it is there; safe to repeat.
 */
export async function appendText(
  db: Database,
  userId: string,
  text: NewText,
  ownerKey: string,
): Promise<boolean> {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${texts} WHERE id = ${text.id})`;
  const keeper = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, eventRequests.assigneeId),
        sql`${users.deletedAt} IS NULL AND (${users.isStaff} OR ${users.usernameKey} = ${ownerKey})`,
      ),
    );
  const [, , there] = await withRetries(() =>
    db.batch([
      db
        .update(eventRequests)
        .set({
          status: sql`CASE WHEN ${exists(keeper)} THEN 'taken' ELSE 'open' END`,
          assigneeId: sql`${keeper}`,
          version: sql`${eventRequests.version} + 1`,
          updatedAt: text.createdAt,
        })
        .where(and(eq(eventRequests.id, text.requestId), eq(eventRequests.userId, userId), isNew)),
      db.insert(texts).select(sql`SELECT ${rowValues(texts, text)} WHERE changes() > 0`),
      db.select({ id: texts.id }).from(texts).where(eq(texts.id, text.id)),
    ]),
  );
  return there.length > 0;
}

/** A person's requests and their threads, the earliest first, for them to take along. */
export async function readAllOwn(db: Database, userId: string, limit: number) {
  const own = db
    .select({ id: eventRequests.id })
    .from(eventRequests)
    .where(eq(eventRequests.userId, userId));
  return db.batch([
    db
      .select(columns)
      .from(eventRequests)
      .where(eq(eventRequests.userId, userId))
      .orderBy(asc(requestPlace))
      .limit(limit),
    db
      .select({
        requestId: texts.requestId,
        isFromStaff: texts.isFromStaff,
        content: texts.content,
        createdAt: texts.createdAt,
      })
      .from(texts)
      .where(inArray(texts.requestId, own))
      .orderBy(asc(textPlace))
      .limit(limit),
  ]);
}
