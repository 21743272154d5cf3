/**
 * The only SQL of staff's side of requests. Every list is a page by key; every write notes itself
 * in the audit log.
 */
import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { OWNER_KEY } from "#shared/accounts/names";
import type { AdminMessage, RequestStatus } from "#shared/event-requests/schema";
import { insertAudit } from "../../../db/audit";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { eventRequests, parties, eventRequestMessages as texts, users } from "../../../db/tables";
import type { AuditRow } from "../../audit/audit.server";
import type { OutboxRow } from "../../mail/mail.server";
import { insertMail } from "../../mail/queries";
import { isTextBefore, type Key, newestTextsFirst, textColumns } from "../queries";

const assignees = alias(users, "assignees");
const place = sql<number>`${eventRequests}.rowid`;

const assigneeColumns = {
  assigneeId: assignees.id,
  assigneeName: assignees.username,
  assigneeKey: assignees.usernameKey,
  assigneeIsStaff: assignees.isStaff,
  assigneeDeletedAt: assignees.deletedAt,
};

const columns = {
  id: eventRequests.id,
  subject: eventRequests.subject,
  status: eventRequests.status,
  version: eventRequests.version,
  createdAt: eventRequests.createdAt,
  updatedAt: eventRequests.updatedAt,
  userId: eventRequests.userId,
  username: users.username,
  ...assigneeColumns,
  assigneeId: eventRequests.assigneeId,
  /** Where and in which language its person hears of an answer. */
  email: users.email,
  locale: users.locale,
  facts: {
    eventName: parties.eventName,
    eventType: parties.eventType,
    eventDate: parties.eventDate,
    eventTime: parties.eventTime,
    location: parties.location,
    attendeeCount: parties.attendeeCount,
    budgetCents: parties.budgetCents,
  },
  place,
};

/** Requests of living people with all that a row shows. */
const rows = (db: Database) =>
  db
    .select(columns)
    .from(eventRequests)
    .innerJoin(users, and(eq(users.id, eventRequests.userId), isNull(users.deletedAt)))
    .leftJoin(assignees, eq(assignees.id, eventRequests.assigneeId))
    .leftJoin(parties, eq(parties.id, eventRequests.partyId))
    .$dynamic();

const isAfter = (after: Key | null) =>
  after ? sql`(${eventRequests.createdAt}, ${place}) < (${after.at}, ${after.place})` : undefined;

const newestFirst = [desc(eventRequests.createdAt), desc(place)] as const;

/** Requests in a status, newest first, after a key. */
export const readByStatus = (
  db: Database,
  status: RequestStatus,
  after: Key | null,
  limit: number,
) =>
  rows(db)
    .where(and(eq(eventRequests.status, status), isAfter(after)))
    .orderBy(...newestFirst)
    .limit(limit);
export type AdminRequestRow = Awaited<ReturnType<typeof readByStatus>>[number];

const taken = {
  id: eventRequests.id,
  subject: eventRequests.subject,
  version: eventRequests.version,
  createdAt: eventRequests.createdAt,
  username: users.username,
};

/** What somebody works on, newest first, after a key; two rows a request. */
export const readTaken = (db: Database, assigneeId: string, after: Key | null, limit: number) =>
  db
    .select({ ...taken, place })
    .from(eventRequests)
    .innerJoin(users, and(eq(users.id, eventRequests.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(eventRequests.assigneeId, assigneeId),
        eq(eventRequests.status, "taken"),
        isAfter(after),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit);

/** What a name in the list of assignees is made of; nothing for an account that is erased. */
export const readAssignee = (db: Database, id: string) =>
  db.select(assigneeColumns).from(assignees).where(eq(assignees.id, id));

/** One request as an admin row, or null; never one of a closed account. */
export async function readRequest(db: Database, id: string): Promise<AdminRequestRow | null> {
  const [row] = await rows(db).where(eq(eventRequests.id, id));
  return row ?? null;
}

/**
 * Messages of a thread with their authors' names, newest first, before a key; no name of who is
 * gone.
 */
export const readAdminMessages = (
  db: Database,
  requestId: string,
  before: Key | null,
  limit: number,
): Promise<(AdminMessage & { place: number })[]> =>
  db
    .select({ ...textColumns, author: users.username })
    .from(texts)
    .leftJoin(users, and(eq(users.id, texts.authorId), isNull(users.deletedAt)))
    .where(isTextBefore(requestId, before))
    .orderBy(...newestTextsFirst)
    .limit(limit);

/** Staff with open accounts, the oldest accounts first. */
export const readStaff = (db: Database, limit: number) =>
  db
    .select({ id: users.id, username: users.username })
    .from(users)
    // Written as the index on staff says it, which this reads.
    .where(sql`is_staff AND deleted_at IS NULL`)
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(limit);

/** Somebody who may have requests: living staff or the Owner; else null. */
export async function readAssignable(db: Database, id: string) {
  const [person] = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        isNull(users.deletedAt),
        or(eq(users.isStaff, true), eq(users.usernameKey, OWNER_KEY)),
      ),
    );
  return person ?? null;
}

/**
 * Ids of those who have or had requests, in their order, after one. Jumps from each to the next by
 * the index: what one person has is never read through.
 */
export async function readAssigneeIds(
  db: Database,
  after: string,
  limit: number,
): Promise<string[]> {
  const next = (than: SQL) =>
    sql`(SELECT min(assignee_id) FROM event_requests WHERE assignee_id > ${than})`;
  const found = await db.select({ id: sql<string | null>`id` }).from(
    sql`(WITH RECURSIVE jumps(id) AS (
        SELECT ${next(sql`${after}`)}
        UNION ALL SELECT ${next(sql`jumps.id`)} FROM jumps WHERE jumps.id IS NOT NULL
      ) SELECT id FROM jumps WHERE id IS NOT NULL LIMIT ${limit})`,
  );
  return found.flatMap(({ id }) => (id === null ? [] : [id]));
}

/**
 * The newest that each of these works on, at most `each` of them and one more, which only tells
 * that there are more: it has no asker. A row a request, one for who asked, one for who has it.
 */
export const readGroups = (db: Database, assigneeIds: readonly string[], each: number) => {
  const [one, ...others] = assigneeIds.map(
    (id) => sql`SELECT * FROM (
      SELECT *, row_number() OVER (ORDER BY created_at DESC, place DESC) AS turn FROM (
        SELECT id, user_id, assignee_id, subject, version, created_at, rowid AS place FROM event_requests
        WHERE assignee_id = ${id} AND status = 'taken'
        ORDER BY created_at DESC, rowid DESC LIMIT ${each + 1}))`,
  );
  return db
    .select({
      id: sql<string>`newest.id`,
      subject: sql<string>`newest.subject`,
      version: sql<number>`newest.version`,
      createdAt: sql<number>`newest.created_at`,
      turn: sql<number>`newest.turn`,
      username: sql<string | null>`${users.username}`,
      ...assigneeColumns,
    })
    .from(sql`(${sql.join([one, ...others], sql` UNION ALL `)}) AS newest`)
    .innerJoin(assignees, sql`${assignees.id} = newest.assignee_id`)
    .leftJoin(
      users,
      sql`${users.id} = iif(newest.turn <= ${each}, newest.user_id, NULL) AND ${users.deletedAt} IS NULL`,
    );
};

/** How many are nobody's, counted up to `most`. */
export async function countOpen(db: Database, most: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(eventRequests)
    .where(eq(eventRequests.status, "open"))
    .limit(most)
    .as("some");
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(some);
  return row?.count ?? 0;
}

const isAt = (id: string, version: number) =>
  and(eq(eventRequests.id, id), eq(eventRequests.version, version));

type Stand = { status: RequestStatus; assigneeId: string | null };

/**
 * Moves a request on from the version it was seen at. False when somebody was first; true for a
 * repeat of what stands already.
 */
export async function moveRequest(
  db: Database,
  { id, version, now }: { id: string; version: number; now: number },
  to: Stand,
  audit: AuditRow,
): Promise<boolean> {
  const { status, assigneeId, version: counted } = eventRequests;
  const [moved, , [now_]] = await withRetries(() =>
    db.batch([
      db
        .update(eventRequests)
        .set({ ...to, version: version + 1, updatedAt: now })
        .where(isAt(id, version))
        .returning({ id: eventRequests.id }),
      insertAudit(db, audit),
      db
        .select({ status, assigneeId, counted })
        .from(eventRequests)
        .where(eq(eventRequests.id, id)),
    ]),
  );
  return moved.length > 0 || isRepeat(now_, { ...to, counted: version + 1 });
}

const isRepeat = (
  stands: (Stand & { counted: number }) | undefined,
  next: Stand & { counted: number },
) =>
  stands?.counted === next.counted &&
  stands.status === next.status &&
  stands.assigneeId === next.assigneeId;

/**
 * Keeps an answer and its mail if the request is still at the version that was answered. False when
 * somebody was first; safe to repeat.
 */
export async function insertAnswer(
  db: Database,
  { version, to }: { version: number; to: Stand },
  text: typeof texts.$inferSelect,
  { mail, audit }: { mail: OutboxRow; audit: AuditRow },
): Promise<boolean> {
  const written = await withRetries(() =>
    db.batch([
      db
        .update(eventRequests)
        .set({ ...to, version: version + 1, updatedAt: text.createdAt })
        .where(isAt(text.requestId, version)),
      insertAudit(db, audit),
      db.insert(texts).select(sql`SELECT ${rowValues(texts, text)} WHERE changes() > 0`),
      insertMail(db, mail),
      db.select({ id: texts.id }).from(texts).where(eq(texts.id, text.id)),
    ]),
  );
  return written[4].length > 0;
}
