/**
 * The SQL of guests as their host sees them. Limits and doubles are part of the statement that
 * adds, so that no two requests slip through together; every write may be repeated.
 */
import { and, asc, eq, gt, gte, lt, or, type SQL, sql } from "drizzle-orm";
import {
  GUEST_LIMITS,
  type Guest,
  type GuestFilter,
  type Tally,
} from "#shared/party/guests/schema";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import {
  parties,
  partyGifts,
  partyGuests,
  partyGuestTokens,
  partyTallies,
} from "../../../db/tables";
import { confirmNext, isListed, isNamed, isNew, unconfirmNamesakes } from "./namesakes/queries";

/** A guest as the table has them. */
export type Row = typeof partyGuests.$inferSelect;

/** What a guest is read with. */
export const columns = {
  id: partyGuests.id,
  name: partyGuests.name,
  email: partyGuests.email,
  answer: partyGuests.answer,
  adults: partyGuests.adults,
  children: partyGuests.children,
  plusOnes: partyGuests.plusOnes,
  diet: partyGuests.diet,
  note: partyGuests.note,
  hostDiet: partyGuests.hostDiet,
  isGuestOfHonour: partyGuests.isGuestOfHonour,
  isSelfAdded: partyGuests.isSelfAdded,
  isUnconfirmed: partyGuests.isUnconfirmed,
  isApart: partyGuests.isApart,
  seesGifts: partyGuests.seesGifts,
  editToken: partyGuests.editToken,
  answeredAt: partyGuests.answeredAt,
  createdAt: partyGuests.createdAt,
};

const tally = {
  guests: partyTallies.guests,
  yes: partyTallies.yes,
  maybe: partyTallies.maybe,
  no: partyTallies.no,
  yesAdults: partyTallies.yesAdults,
  yesChildren: partyTallies.yesChildren,
  maybeAdults: partyTallies.maybeAdults,
  maybeChildren: partyTallies.maybeChildren,
  openPlusOnes: partyTallies.openPlusOnes,
  diets: partyTallies.diets,
  selfAdded: partyTallies.selfAdded,
  unconfirmed: partyTallies.unconfirmed,
  honoured: partyTallies.honoured,
};

const NOBODY: Tally = {
  guests: 0,
  yes: 0,
  maybe: 0,
  no: 0,
  yesAdults: 0,
  yesChildren: 0,
  maybeAdults: 0,
  maybeChildren: 0,
  openPlusOnes: 0,
  diets: 0,
  selfAdded: 0,
  unconfirmed: 0,
  honoured: 0,
};

/** As the partial index has it, word for word. */
const hasDiet = sql`(diet <> '' OR host_diet <> '')`;

const isGuest = (partyId: string, id: string) =>
  and(eq(partyGuests.partyId, partyId), eq(partyGuests.id, id));

/** The sums of a party. One query, one row; the caller has checked whose party it is. */
export async function readTally(db: Database, partyId: string): Promise<Tally> {
  const [row] = await db.select(tally).from(partyTallies).where(eq(partyTallies.partyId, partyId));
  return row ?? NOBODY;
}

/**
 * Guests by name, from where `after` says, one more than a page shows; a search answers one page at
 * most.
 */
export async function readGuests(
  db: Database,
  partyId: string,
  { show, after }: { show: GuestFilter["show"]; after: { key: string; id: string } | null },
): Promise<(Guest & { nameKey: string })[]> {
  const { nameKey, id, answer } = partyGuests;
  const shown = show === "all" ? undefined : show === "diet" ? hasDiet : eq(answer, show);
  const beyond = after
    ? or(gt(nameKey, after.key), and(eq(nameKey, after.key), gt(id, after.id)))
    : undefined;
  return db
    .select({ ...columns, nameKey })
    .from(partyGuests)
    .where(and(eq(partyGuests.partyId, partyId), isListed, shown, beyond, gteKey(after?.key)))
    .orderBy(asc(nameKey), asc(id))
    .limit(GUEST_LIMITS.page + 1);
}

/** Redundant bound that lets SQLite seek in the index; the "or" condition alone doesn't. */
const gteKey = (key: string | undefined): SQL | undefined =>
  key === undefined ? undefined : sql`${partyGuests.nameKey} >= ${key}`;

/**
 * Guests whose name, or its last word, begins with `key`: half a page of each, by name. Joined and
 * sorted here, since D1 counts the rows of a set and of a sort once more.
 */
export async function findGuests(db: Database, partyId: string, key: string): Promise<Guest[]> {
  const { nameKey, lastKey } = partyGuests;
  const starting = (column: typeof nameKey | typeof lastKey) =>
    db
      .select({ ...columns, nameKey })
      .from(partyGuests)
      .where(
        and(
          eq(partyGuests.partyId, partyId),
          isListed,
          gte(column, key),
          lt(column, `${key}\u{10ffff}`),
        ),
      )
      .limit(Math.ceil(GUEST_LIMITS.page / 2));
  const byName = starting(nameKey).as("by_name");
  const byLastName = starting(lastKey).as("by_last_name");
  const found = await db.select().from(byName).unionAll(db.select().from(byLastName));
  const placeOf = (guest: (typeof found)[number]) => `${guest.nameKey}\0${guest.id}`;
  return [...new Map(found.map((guest) => [guest.id, guest])).values()].toSorted((a, b) =>
    placeOf(a) < placeOf(b) ? -1 : 1,
  );
}

/** Guests with a diet, as far as a page tells them. */
export const readDiets = (db: Database, partyId: string) =>
  db
    .select({
      id: partyGuests.id,
      name: partyGuests.name,
      diet: partyGuests.diet,
      hostDiet: partyGuests.hostDiet,
    })
    .from(partyGuests)
    .where(and(eq(partyGuests.partyId, partyId), isListed, hasDiet))
    .orderBy(asc(partyGuests.nameKey), asc(partyGuests.id))
    .limit(GUEST_LIMITS.diets);

/** One guest of a party, or null. */
export async function readGuest(db: Database, partyId: string, id: string): Promise<Guest | null> {
  const [guest] = await db.select(columns).from(partyGuests).where(isGuest(partyId, id));
  return guest ?? null;
}

/** Does one more guest fit after `more` others? */
export const hasCapacity = (partyId: string, more: SQL = sql`0`) => sql`
  coalesce((SELECT guests FROM ${partyTallies} WHERE party_id = ${partyId}), 0) + ${more}
    < ${GUEST_LIMITS.guests}`;

export type Added = { id: string; added: boolean; named: boolean };

/**
 * Adds guests in their order, as many as fit, none whose name is there already. Answers of each
 * whether they are there now, and whether somebody else bears their name.
 */
export async function insertGuests(
  db: Database,
  partyId: string,
  rows: readonly Row[],
): Promise<Added[]> {
  const list = JSON.stringify(
    rows.map(({ id, name, nameKey, lastKey, email, plusOnes, isGuestOfHonour, editToken }) => ({
      ...{ id, name, nameKey, lastKey, email, plusOnes, editToken },
      honour: isGuestOfHonour ? 1 : 0,
    })),
  );
  const of = (name: string) => sql.raw(`json_extract(entry.value, '$.${name}')`);
  const row = rowValues(partyGuests, {
    id: of("id"),
    partyId,
    name: of("name"),
    nameKey: of("nameKey"),
    lastKey: of("lastKey"),
    email: of("email"),
    answer: "none",
    adults: 1,
    children: 0,
    plusOnes: of("plusOnes"),
    diet: "",
    note: "",
    hostDiet: "",
    isGuestOfHonour: of("honour"),
    isSelfAdded: sql`0`,
    isUnconfirmed: sql`0`,
    isApart: sql`0`,
    seesGifts: sql`0`,
    editToken: of("editToken"),
    answeredAt: null,
    createdAt: rows[0]?.createdAt ?? 0,
  });
  // Numbered after duplicates are removed, so that they don't use up others' capacity.
  const fresh = sql`
    SELECT value, row_number() OVER (ORDER BY key) - 1 AS place FROM json_each(${list})
    WHERE ${isNew(partyId, sql`json_extract(value, '$.nameKey')`)}`;
  const keys = sql`SELECT json_extract(value, '$.nameKey') FROM json_each(${list})`;
  const [, , facts] = await withRetries(() =>
    db.batch([
      db
        .insert(partyGuests)
        .select(
          sql`SELECT ${row} FROM (${fresh}) AS entry WHERE ${hasCapacity(partyId, sql`entry.place`)}`,
        )
        .onConflictDoNothing(),
      unconfirmNamesakes(db, partyId, keys),
      db
        .select({
          id: sql<string>`json_extract(value, '$.id')`.as("id"),
          holder: sql<string | null>`(SELECT id FROM ${partyGuests} WHERE party_id = ${partyId}
            AND name_key = json_extract(value, '$.nameKey') AND ${isListed} AND NOT is_self_added
            ORDER BY id LIMIT 1)`.as("holder"),
        })
        .from(sql`json_each(${list})`),
    ]),
  );
  return facts.map(({ id, holder }) => ({
    id,
    added: holder === id,
    named: holder !== null && holder !== id,
  }));
}

/** Puts a removed guest back as they were, where they still fit. Answers whether they are there. */
export async function reinsertGuest(db: Database, row: Row): Promise<boolean> {
  const { partyId, nameKey } = row;
  await withRetries(() =>
    db.batch([
      db
        .insert(partyGuests)
        .select(sql`SELECT ${restoredValues(row)} WHERE ${hasCapacity(partyId)}`)
        .onConflictDoNothing(),
      unconfirmNamesakes(db, partyId, sql`${nameKey}`),
    ]),
  );
  return (await readGuest(db, row.partyId, row.id)) !== null;
}

/** The values of a row that was there before; whether it is unconfirmed is decided anew. */
export function restoredValues(row: Row) {
  const { isGuestOfHonour, isSelfAdded, isApart, seesGifts, ...rest } = row;
  const flag = (value: boolean) => sql`${value ? 1 : 0}`;
  return rowValues(partyGuests, {
    ...rest,
    isGuestOfHonour: flag(isGuestOfHonour),
    isSelfAdded: flag(isSelfAdded),
    isUnconfirmed: isSelfAdded && !isApart ? isNamed(row.partyId, row.nameKey) : sql`0`,
    isApart: flag(isApart),
    seesGifts: flag(seesGifts),
  });
}

/** What these guests wanted to bring is open again. */
export const releaseGifts = (db: Database, partyId: string, guests: SQL | undefined) =>
  db
    .update(partyGifts)
    .set({ guestId: null, claimedAt: null })
    .where(
      sql`party_id = ${partyId} AND guest_id IN (SELECT id FROM ${partyGuests} WHERE ${guests})`,
    );

/**
 * Changes a guest on the list, unless somebody else whom the host listed bears the new name.
 * Answers how they are then; null for nobody.
 */
export async function updateGuest(
  db: Database,
  partyId: string,
  id: string,
  { oldKey, ...change }: Partial<Row> & { nameKey: string; oldKey: string },
): Promise<Guest | null> {
  const isFree = sql`NOT EXISTS (SELECT 1 FROM ${partyGuests} AS other
    WHERE other.party_id = ${partyId} AND other.name_key = ${change.nameKey} AND other.id <> ${id}
      AND other.is_unconfirmed = 0 AND (NOT other.is_self_added OR ${partyGuests.isSelfAdded})
      AND ${partyGuests.nameKey} <> ${change.nameKey})`;
  const renames = [
    unconfirmNamesakes(db, partyId, sql`${change.nameKey}`),
    confirmNext(db, partyId, oldKey),
  ];
  await withRetries(() =>
    db.batch([
      db
        .update(partyGuests)
        .set(change)
        .where(and(isGuest(partyId, id), isListed, isFree)),
      releaseGifts(
        db,
        partyId,
        and(isGuest(partyId, id), sql`(answer = 'no' OR is_guest_of_honour)`),
      ),
      ...(oldKey === change.nameKey ? [] : renames),
    ]),
  );
  return readGuest(db, partyId, id);
}

/** Takes a guest off the list; one who is gone is no failure. */
export const deleteGuest = (db: Database, partyId: string, id: string, nameKey: string) =>
  withRetries(() =>
    db.batch([
      releaseGifts(db, partyId, isGuest(partyId, id)),
      db.delete(partyGuests).where(isGuest(partyId, id)),
      confirmNext(db, partyId, nameKey),
    ]),
  );

/** Gives a guest another personal link; whatever opened their answer before doesn't any more. */
export const updateEditToken = (db: Database, partyId: string, id: string, editToken: string) =>
  withRetries(() =>
    db.batch([
      db.update(partyGuests).set({ editToken }).where(isGuest(partyId, id)),
      db
        .delete(partyGuestTokens)
        .where(and(eq(partyGuestTokens.partyId, partyId), eq(partyGuestTokens.guestId, id))),
    ]),
  );

/** Lets a guest who added themselves see the gift board, or no more. */
export const updateSeesGifts = (db: Database, partyId: string, id: string, seesGifts: boolean) =>
  withRetries(async () =>
    db
      .update(partyGuests)
      .set({ seesGifts })
      .where(and(isGuest(partyId, id), isListed, eq(partyGuests.isSelfAdded, true))),
  );

/** Gives a person's party another invitation. */
export const updateInviteToken = (
  db: Database,
  userId: string,
  partyId: string,
  inviteToken: string,
) =>
  withRetries(async () =>
    db
      .update(parties)
      .set({ inviteToken })
      .where(and(eq(parties.id, partyId), eq(parties.userId, userId))),
  );

/** Everybody on the list by name, as far as a sheet of paper tells them. */
export const readEveryone = (db: Database, partyId: string, limit: number) =>
  db
    .select({
      id: partyGuests.id,
      name: partyGuests.name,
      answer: partyGuests.answer,
      adults: partyGuests.adults,
      children: partyGuests.children,
      diet: partyGuests.diet,
      hostDiet: partyGuests.hostDiet,
    })
    .from(partyGuests)
    .where(and(eq(partyGuests.partyId, partyId), isListed))
    .orderBy(asc(partyGuests.nameKey), asc(partyGuests.id))
    .limit(limit);
