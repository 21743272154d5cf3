/** The only SQL on links that ask about a person's taste. */
import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { TasteAnswers, TasteLinkInput } from "#shared/people/taste";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { people, tasteLinks, users } from "../../../db/tables";
import { type ToldTexts, updateTexts } from "../queries";
import type { PersonKey } from "../rules";

const isOwn = ({ personId, userId }: PersonKey) =>
  and(eq(tasteLinks.personId, personId), eq(tasteLinks.userId, userId));

/** The link of a person of this account, or null. */
export async function readLink(db: Database, key: PersonKey) {
  const rows = await db.select().from(tasteLinks).where(isOwn(key));
  return rows[0] ?? null;
}

type NewLink = TasteLinkInput & { tokenHash: string; now: number; expiresAt: number };

/** Makes a person's link, or another in its place; false while answers wait, and for nobody's. */
export async function putLink(
  db: Database,
  { personId, userId }: PersonKey,
  { now, ...link }: NewLink,
): Promise<boolean> {
  const values = rowValues(tasteLinks, {
    ...link,
    personId,
    userId,
    answers: sql`NULL`,
    answeredAt: null,
    createdAt: now,
  });
  const rows = await withRetries(() =>
    db
      .insert(tasteLinks)
      .select(
        sql`SELECT ${values} FROM ${people}
          WHERE id = ${personId} AND user_id = ${userId} AND deleted_at IS NULL`,
      )
      .onConflictDoUpdate({
        target: tasteLinks.personId,
        set: { ...link, createdAt: now },
        setWhere: sql`taste_links.answered_at IS NULL`,
      })
      .returning({ tokenHash: tasteLinks.tokenHash }),
  );
  return rows.length > 0;
}

/** Deletes a person's open link; answers that came meanwhile stay. */
export const deleteOpenLink = (db: Database, key: PersonKey) =>
  withRetries(() => db.delete(tasteLinks).where(and(isOwn(key), isNull(tasteLinks.answeredAt))));

/** Is the link open, and are the person and the giver's account there? */
const isOpen = (tokenHash: string, now: number): SQL =>
  sql`token_hash = ${tokenHash} AND answered_at IS NULL AND expires_at > ${now}`;

/** What an open link asks; null for any other. */
export async function readOpen(db: Database, tokenHash: string, now: number) {
  const rows = await db
    .select({
      giver: tasteLinks.giver,
      asked: tasteLinks.asked,
      name: people.name,
      userId: sql<string>`${tasteLinks.userId}`.as("giver_id"),
    })
    .from(tasteLinks)
    .innerJoin(people, and(eq(people.id, tasteLinks.personId), isNull(people.deletedAt)))
    .innerJoin(users, and(eq(users.id, tasteLinks.userId), isNull(users.deletedAt)))
    .where(isOpen(tokenHash, now));
  return rows[0] ?? null;
}

/** Keeps answers and closes their link; false where it isn't open. */
export async function keepAnswers(
  db: Database,
  tokenHash: string,
  { answers, now, expiresAt }: { answers: TasteAnswers; now: number; expiresAt: number },
): Promise<boolean> {
  const rows = await withRetries(() =>
    db
      .update(tasteLinks)
      .set({ answers, answeredAt: now, expiresAt })
      .where(
        sql`${isOpen(tokenHash, now)}
          AND EXISTS (SELECT 1 FROM ${people}
            WHERE people.id = person_id AND people.deleted_at IS NULL)
          AND EXISTS (SELECT 1 FROM ${users}
            WHERE users.id = user_id AND users.deleted_at IS NULL)`,
      )
      .returning({ personId: tasteLinks.personId }),
  );
  return rows.length > 0;
}

type Settled = {
  /** The answers as they wait now, and those that still wait afterwards. */
  waiting: TasteAnswers;
  left: TasteAnswers;
  /** The texts about the person before and after; null where they stay. */
  texts: { before: ToldTexts; after: ToldTexts; brief: typeof people.$inferSelect.brief } | null;
};

/**
 * Takes answers over, or leaves them out, while they and the texts are as they were read. Whether
 * it was done.
 */
export async function settleAnswers(
  db: Database,
  key: PersonKey,
  { waiting, left, texts }: Settled,
): Promise<boolean> {
  const isWaiting = sql`person_id = ${key.personId} AND user_id = ${key.userId}
    AND answers = ${JSON.stringify(waiting)}`;
  const isLast = Object.keys(left).length === 0;
  const when = texts ? sql`${isWaiting} AND changes() > 0` : isWaiting;
  const link = isLast
    ? db.delete(tasteLinks).where(when).returning({ personId: tasteLinks.personId })
    : db
        .update(tasteLinks)
        .set({ answers: left })
        .where(when)
        .returning({ personId: tasteLinks.personId });
  if (!texts) return (await db.batch([link]))[0].length > 0;
  const { before, after, brief } = texts;
  const [changed] = await db.batch([
    updateTexts(db, key, before, {
      ...after,
      brief,
      when: sql`EXISTS (SELECT 1 FROM ${tasteLinks} WHERE ${isWaiting})`,
    }),
    link,
  ]);
  return changed.length > 0;
}

/** People of an account about whom answers wait, those answered first first. */
export const readAnswered = (db: Database, userId: string, limit: number) =>
  db
    .select({ id: people.id, name: people.name })
    .from(tasteLinks)
    .innerJoin(people, and(eq(people.id, tasteLinks.personId), isNull(people.deletedAt)))
    .where(and(eq(tasteLinks.userId, userId), isNotNull(tasteLinks.answeredAt)))
    .orderBy(asc(tasteLinks.answeredAt))
    .limit(limit);

/** All links of an account, for its data export. */
export const readAllLinks = (db: Database, userId: string) =>
  db
    .select({
      personId: tasteLinks.personId,
      asked: tasteLinks.asked,
      giver: tasteLinks.giver,
      answers: tasteLinks.answers,
      answeredAt: tasteLinks.answeredAt,
      createdAt: tasteLinks.createdAt,
      expiresAt: tasteLinks.expiresAt,
    })
    .from(tasteLinks)
    .where(eq(tasteLinks.userId, userId));

/** Deletes links that expired, and answers that nobody came for. */
export const deleteExpired = (db: Database, now: number, limit: number) =>
  db
    .delete(tasteLinks)
    .where(
      inArray(
        tasteLinks.personId,
        db
          .select({ id: tasteLinks.personId })
          .from(tasteLinks)
          .where(lte(tasteLinks.expiresAt, now))
          .limit(limit),
      ),
    );
