/** The only SQL on what people were given. */
import { and, asc, desc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Reception } from "#shared/people/vocabulary";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { people, personGifts } from "../../../db/tables";
import { readTotalsOf } from "../../../db/totals";
import type { PersonKey } from "../rules";

type GivenRow = typeof personGifts.$inferSelect;
export type NewGiven = Omit<GivenRow, "personId" | "userId" | "thankedAt" | "reception">;
type GivenKey = { givenId: string; userId: string };

const isOwn = ({ givenId, userId }: GivenKey) =>
  and(eq(personGifts.id, givenId), eq(personGifts.userId, userId));

/** Writes what a person was given into their own row, from where searches read it. For a batch. */
const keepFacts = (db: Database, which: SQL) =>
  db
    .update(people)
    .set({
      given: sql`(SELECT json_group_array(json_object(
          'giftId', gift_id, 'reception', reception, 'serves', json(facts -> '$.serves'),
          'kinds', json(facts -> '$.kinds'), 'words', json(facts -> '$.words')))
        FROM ${personGifts} WHERE person_id = ${people.id})`,
    })
    .where(which);

/**
 * Records a gift unless the person has `limit` of them, or this one of the catalogue. Whether it is
 * there now, whether the person is, and whether they have that gift.
 */
export async function insertGiven(
  db: Database,
  { personId, userId }: PersonKey,
  row: NewGiven,
  limit: number,
): Promise<{ made: boolean; isPerson: boolean; hasGift: boolean }> {
  const values = rowValues(personGifts, {
    ...row,
    personId,
    userId,
    facts: sql`${JSON.stringify(row.facts)}`,
    thankedAt: null,
    reception: null,
  });
  const count = sql`(SELECT count(*) FROM ${personGifts} WHERE person_id = ${personId})`;
  const [, , [facts]] = await withRetries(() =>
    db.batch([
      db
        .insert(personGifts)
        .select(
          sql`SELECT ${values} FROM ${people} WHERE id = ${personId} AND user_id = ${userId}
            AND deleted_at IS NULL AND ${count} < ${limit}`,
        )
        .onConflictDoNothing(),
      keepFacts(db, sql`id = ${personId} AND user_id = ${userId}`),
      db
        .select({
          made: sql<number>`EXISTS (SELECT 1 FROM ${personGifts} WHERE id = ${row.id})`.as("made"),
          hasGift: sql<number>`EXISTS (SELECT 1 FROM ${personGifts}
            WHERE person_id = ${personId} AND user_id = ${userId} AND gift_id = ${row.giftId})`.as(
            "has_gift",
          ),
        })
        .from(people)
        .where(and(eq(people.id, personId), eq(people.userId, userId), isNull(people.deletedAt))),
    ]),
  );
  return {
    made: Boolean(facts?.made),
    isPerson: facts !== undefined,
    hasGift: Boolean(facts?.hasGift),
  };
}

/** Takes a gift off the record; one that is gone is no failure. */
export const deleteGiven = (db: Database, key: GivenKey, personId: string) =>
  withRetries(() =>
    db.batch([
      db.delete(personGifts).where(and(isOwn(key), eq(personGifts.personId, personId))),
      keepFacts(db, sql`id = ${personId} AND user_id = ${key.userId}`),
    ]),
  );

/** A gift of the record, or null. */
export const readGiven = async (
  db: Database,
  key: GivenKey,
  personId: string,
): Promise<GivenRow | null> =>
  (
    await db
      .select()
      .from(personGifts)
      .where(and(isOwn(key), eq(personGifts.personId, personId)))
  )[0] ?? null;

/** Notes thanks, or takes that back; false where there is no such gift. */
export async function updateThanks(
  db: Database,
  key: GivenKey,
  thankedAt: number | null,
): Promise<boolean> {
  const rows = await db
    .update(personGifts)
    .set({ thankedAt })
    .where(isOwn(key))
    .returning({ id: personGifts.id });
  return rows.length > 0;
}

/** Notes how a gift was received; false where there is no such gift. */
export async function updateReception(
  db: Database,
  key: GivenKey,
  reception: Reception,
): Promise<boolean> {
  const personId = sql`(SELECT person_id FROM ${personGifts} WHERE ${isOwn(key)})`;
  const [rows] = await withRetries(() =>
    db.batch([
      db.update(personGifts).set({ reception }).where(isOwn(key)).returning({ id: personGifts.id }),
      keepFacts(db, sql`id = ${personId}`),
    ]),
  );
  return rows.length > 0;
}

const shown = {
  id: sql<string>`${personGifts.id}`.as("given_id"),
  personId: personGifts.personId,
  title: personGifts.title,
  occasion: personGifts.occasion,
  date: personGifts.givenOn,
  thankedAt: personGifts.thankedAt,
  reception: personGifts.reception,
  name: people.name,
};

/** What a person was given, the newest first, before the gift `before`. */
export function readGivenTo(
  db: Database,
  { personId, userId }: PersonKey,
  { before, limit }: { before: string | null; limit: number },
) {
  const last = sql`SELECT given_on, id FROM ${personGifts}
    WHERE id = ${before} AND person_id = ${personId}`;
  return db
    .select(shown)
    .from(personGifts)
    .innerJoin(people, eq(people.id, personGifts.personId))
    .where(
      and(
        eq(personGifts.personId, personId),
        eq(personGifts.userId, userId),
        before === null
          ? undefined
          : sql`(${personGifts.givenOn}, ${personGifts.id}) <
              (SELECT coalesce(max(given_on), '9'), coalesce(max(id), '') FROM (${last}))`,
      ),
    )
    .orderBy(desc(personGifts.givenOn), desc(personGifts.id))
    .limit(limit);
}
export type ShownGiven = Awaited<ReturnType<typeof readGivenTo>>[number];

/** An account's gifts up to a day of which nobody said how they were received, the oldest first. */
export const readUnrated = (db: Database, userId: string, today: string, limit: number) =>
  db
    .select(shown)
    .from(personGifts)
    .innerJoin(people, eq(people.id, personGifts.personId))
    .where(
      and(
        eq(personGifts.userId, userId),
        isNull(personGifts.reception),
        lte(personGifts.givenOn, today),
        isNull(people.deletedAt),
      ),
    )
    .orderBy(asc(personGifts.givenOn))
    .limit(limit);

/** All that an account gave, for its data export. */
export const readAllGiven = (db: Database, userId: string) =>
  db
    .select({
      personId: personGifts.personId,
      title: personGifts.title,
      giftId: personGifts.giftId,
      occasion: personGifts.occasion,
      givenOn: personGifts.givenOn,
      thankedAt: personGifts.thankedAt,
      reception: personGifts.reception,
    })
    .from(personGifts)
    .where(eq(personGifts.userId, userId))
    .orderBy(asc(personGifts.givenOn));

/** What a search for a person starts from: one row. Null for nobody of this account. */
export async function readRecipient(db: Database, { personId, userId }: PersonKey) {
  const [row] = await db
    .select({
      id: people.id,
      name: people.name,
      brief: people.brief,
      given: people.given,
      ideas: people.ideas,
    })
    .from(people)
    .where(and(eq(people.id, personId), eq(people.userId, userId), isNull(people.deletedAt)));
  return row ?? null;
}

/** How many gifts were received how, over all accounts: triggers keep it. */
export const readReceptions = (db: Database) => readTotalsOf(db, "received");
