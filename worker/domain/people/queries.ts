/** The only SQL on the people that somebody gives to. */
import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { WishTexts } from "#shared/people/schema";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { rowValues } from "../../db/row-values";
import { people } from "../../db/tables";
import { type Clock, deleteBirthday, type NewOccasion, upsertBirthday } from "./occasions/queries";
import type { PersonKey } from "./rules";

export type PersonRow = typeof people.$inferSelect;
type Facts = Omit<PersonRow, "id" | "userId" | "given" | "ideas" | "createdAt" | "deletedAt">;

const isOwn = ({ personId, userId }: PersonKey) =>
  and(eq(people.id, personId), eq(people.userId, userId), isNull(people.deletedAt));

/** Has the account fewer than `limit` people? */
const hasCapacityFor = (userId: string, limit: number): SQL =>
  sql`(SELECT count(*) FROM ${people} WHERE user_id = ${userId} AND deleted_at IS NULL) < ${limit}`;

/** With those who wait for the night: else one account could delete more than a night erases. */
const hasRowsFor = (userId: string, limit: number): SQL =>
  sql`(SELECT count(*) FROM ${people} WHERE user_id = ${userId}) < ${2 * limit}`;

/** A person's birthday among their occasions; null where nobody told it. */
type Birthday = { id: string; occasion: NewOccasion | null; clock: Clock };

const keepBirthday = (db: Database, key: PersonKey, { id, occasion, clock }: Birthday) =>
  occasion ? upsertBirthday(db, key, occasion, clock) : deleteBirthday(db, key, id);

/** Adds a person unless the account has `limit` of them; whether they are there now. */
export async function insertPerson(
  db: Database,
  row: PersonRow,
  birthday: Birthday,
  limit: number,
): Promise<boolean> {
  const key = { personId: row.id, userId: row.userId };
  const json = {
    brief: sql`${JSON.stringify(row.brief)}`,
    given: sql`${JSON.stringify(row.given)}`,
    ideas: sql`${JSON.stringify(row.ideas)}`,
  };
  const values = rowValues(people, { ...row, ...json });
  const [, found] = await withRetries(() =>
    db.batch([
      db
        .insert(people)
        .select(
          sql`SELECT ${values} WHERE ${hasCapacityFor(row.userId, limit)}
            AND ${hasRowsFor(row.userId, limit)}`,
        )
        .onConflictDoNothing(),
      db.select({ id: people.id }).from(people).where(eq(people.id, row.id)),
      keepBirthday(db, key, birthday),
    ]),
  );
  return found.length > 0;
}

/** Changes what is kept of a person; false where it isn't one of this account. */
export async function updatePerson(
  db: Database,
  key: PersonKey,
  facts: Facts,
  birthday: Birthday,
): Promise<boolean> {
  const [rows] = await withRetries(() =>
    db.batch([
      db.update(people).set(facts).where(isOwn(key)).returning({ id: people.id }),
      keepBirthday(db, key, birthday),
    ]),
  );
  return rows.length > 0;
}

/** Keeps which gifts were found for a person. */
export const updateIdeas = (db: Database, personId: string, ideas: number[]) =>
  db.update(people).set({ ideas }).where(eq(people.id, personId));

/** The texts about a person that answers add to. */
export type ToldTexts = WishTexts & Pick<PersonRow, "sizes">;

/**
 * Changes the texts about a person while they are as they were. For a batch; `when` decides too.
 */
export const updateTexts = (
  db: Database,
  key: PersonKey,
  before: ToldTexts,
  { when, ...facts }: ToldTexts & Pick<PersonRow, "brief"> & { when: SQL },
) => {
  const { likes, avoid, owns, needs, sizes } = before;
  const isSame = [
    eq(people.likes, likes),
    eq(people.avoid, avoid),
    eq(people.owns, owns),
    eq(people.needs, needs),
    eq(people.sizes, sizes),
  ];
  return db
    .update(people)
    .set(facts)
    .where(and(isOwn(key), ...isSame, when))
    .returning({ id: people.id });
};

/** A person of this account, or null. */
export const readPerson = async (db: Database, key: PersonKey): Promise<PersonRow | null> =>
  (await db.select().from(people).where(isOwn(key)))[0] ?? null;

/**
 * An account's people by name, after the person `after`; from the start without one, and where it
 * isn't one of this account. A row read for each, and one for `after`.
 */
export const readPeople = (
  db: Database,
  userId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<PersonRow[]> => {
  const last = sql`SELECT name_key, id FROM ${people} WHERE id = ${after} AND user_id = ${userId}`;
  return db
    .select()
    .from(people)
    .where(
      and(
        eq(people.userId, userId),
        isNull(people.deletedAt),
        after === null
          ? undefined
          : sql`(${people.nameKey}, ${people.id}) > (SELECT coalesce(max(name_key), ''),
              coalesce(max(id), '') FROM (${last}))`,
      ),
    )
    .orderBy(asc(people.nameKey), asc(people.id))
    .limit(limit);
};

/** Deletes a person, who can be brought back until the night; the name, or null for nobody's. */
export async function deletePerson(
  db: Database,
  key: PersonKey,
  now: number,
): Promise<string | null> {
  const rows = await db
    .update(people)
    .set({ deletedAt: now })
    .where(isOwn(key))
    .returning({ name: people.name });
  return rows[0]?.name ?? null;
}

/** The name of a person that was deleted after `since`; null for nobody's. */
export async function readDeleted(
  db: Database,
  { personId, userId }: PersonKey,
  since: number,
): Promise<string | null> {
  const rows = await db
    .select({ name: people.name })
    .from(people)
    .where(
      and(eq(people.id, personId), eq(people.userId, userId), sql`${people.deletedAt} > ${since}`),
    );
  return rows[0]?.name ?? null;
}

/** Brings a person back who was deleted after `since`, if the account has fewer than `limit`. */
export const restorePerson = (
  db: Database,
  { personId, userId }: PersonKey,
  { since, limit }: { since: number; limit: number },
) =>
  withRetries(() =>
    db
      .update(people)
      .set({ deletedAt: null })
      .where(
        and(
          eq(people.id, personId),
          eq(people.userId, userId),
          sql`${people.deletedAt} > ${since}`,
          hasCapacityFor(userId, limit),
        ),
      ),
  );

/** Erases people that were deleted before `before`, at most so many. */
export const eraseDeleted = (db: Database, before: number, limit: number) =>
  db.delete(people).where(
    inArray(
      people.id,
      db
        .select({ id: people.id })
        .from(people)
        .where(and(isNotNull(people.deletedAt), lte(people.deletedAt, before)))
        .orderBy(asc(people.deletedAt))
        .limit(limit),
    ),
  );
