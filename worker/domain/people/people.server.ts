/**
 * The people that somebody gives to. Only their own account sees them; somebody else's person is
 * notFound, as if they didn't exist.
 */

import { EMPTY_BRIEF, type PartialBrief } from "#shared/brief/schema";
import { DomainError } from "#shared/errors";
import { PEOPLE_LIMITS } from "#shared/people/limits";
import type { Person, PersonInput, PersonView } from "#shared/people/schema";
import { WISH_FIELDS } from "#shared/people/schema";
import { requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { readAnswerAddress } from "../brief/address";
import { chipsOf } from "../brief/chips";
import { fieldsOf } from "../brief/fields";
import { nameKey } from "../party/guests/guests.server";
import { readAllGiven } from "./giving/queries";
import { readAllOccasions, readReminders } from "./occasions/queries";
import { nextDate } from "./occasions/rules";
import {
  deletePerson,
  eraseDeleted,
  insertPerson,
  type PersonRow,
  readDeleted,
  readPeople,
  readPerson,
  restorePerson as restoreRow,
  updatePerson as updateRow,
} from "./queries";
import { readPersonWishes } from "./read-wishes";
import { ageOf, birthdayOf, birthYearOf, briefFor, type PersonKey, searchFor } from "./rules";
import { readAllLinks } from "./taste/queries";

/** People that one night erases for good. */
const ERASED_A_NIGHT = 500;

/** A page of people; `next` is the person after whom the next page begins, null on the last. */
export type PeoplePage = { people: PersonView[]; next: string | null };

/** A page of the account's people by name, after the person `after`. One query. */
export async function listPeople(
  ctx: Ctx,
  viewer: Viewer,
  after: string | null,
  size: number = PEOPLE_LIMITS.page,
): Promise<PeoplePage> {
  const { id } = requireAccount(viewer);
  const found = await readPeople(ctx.db, id, { after, limit: size + 1 });
  const shown = found.slice(0, size);
  return {
    people: shown.map((row) => viewOf(ctx, row)),
    next: found.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A person. Throws notFound. */
export async function getPerson(ctx: Ctx, viewer: Viewer, personId: string): Promise<PersonView> {
  const row = await readPerson(ctx.db, keyOf(viewer, personId));
  if (!row) throw new DomainError("notFound");
  return viewOf(ctx, row);
}

/**
 * Adds a person. Throws invalidInput: for a year to come, and for the account's hundred-and-first
 * person.
 */
export async function addPerson(
  ctx: Ctx,
  viewer: Viewer,
  input: PersonInput,
): Promise<{ id: string; name: string }> {
  const { id: userId } = requireAccount(viewer);
  await ctx.limitRate("write");
  const row = {
    id: crypto.randomUUID(),
    userId,
    ...factsOf(ctx, input, null),
    given: [],
    ideas: [],
    createdAt: ctx.now,
    deletedAt: null,
  };
  const birthday = await birthdayFor(ctx, row);
  const isThere = await insertPerson(ctx.db, row, birthday, PEOPLE_LIMITS.account);
  if (!isThere) throw new DomainError("invalidInput", { name: "peopleFull" });
  return { id: row.id, name: row.name };
}

/** Changes a person. Throws notFound, and invalidInput for a year to come. */
export async function updatePerson(
  ctx: Ctx,
  viewer: Viewer,
  personId: string,
  input: PersonInput,
): Promise<{ id: string; name: string }> {
  const key = keyOf(viewer, personId);
  await ctx.limitRate("write");
  const before = await readPerson(ctx.db, key);
  if (!before) throw new DomainError("notFound");
  const facts = factsOf(ctx, input, before);
  const birthday = await birthdayFor(ctx, { ...facts, id: personId, userId: key.userId });
  if (!(await updateRow(ctx.db, key, facts, birthday))) throw new DomainError("notFound");
  return { id: personId, name: facts.name };
}

/** Deletes a person; `restorePerson` brings them back for an hour. Throws notFound. */
export async function removePerson(
  ctx: Ctx,
  viewer: Viewer,
  personId: string,
): Promise<{ id: string; name: string }> {
  const key = keyOf(viewer, personId);
  await ctx.limitRate("write");
  const name = await deletePerson(ctx.db, key, ctx.now);
  if (name === null) throw new DomainError("notFound");
  return { id: personId, name };
}

/** Brings a person back who was just deleted; one that is there stays. Throws notFound. */
export async function restorePerson(
  ctx: Ctx,
  viewer: Viewer,
  personId: string,
): Promise<{ id: string; name: string }> {
  const key = keyOf(viewer, personId);
  await ctx.limitRate("write");
  const since = ctx.now - PEOPLE_LIMITS.undo;
  await restoreRow(ctx.db, key, { since, limit: PEOPLE_LIMITS.account });
  const row = await readPerson(ctx.db, key);
  if (!row) throw new DomainError("notFound");
  return { id: row.id, name: row.name };
}

/** The name of a person who was just deleted; null for nobody's, and when it is too late. */
export const nameOfDeleted = (ctx: Ctx, viewer: Viewer, personId: string): Promise<string | null> =>
  readDeleted(ctx.db, keyOf(viewer, personId), ctx.now - PEOPLE_LIMITS.undo);

/** What the form of a new person starts with when an answer of the finder is kept as one. */
export function draftFromAnswer(
  { t, locale }: Ctx,
  address: URLSearchParams,
): (Pick<Person, "likes" | "relationship"> & { age: number | null; known: string }) | null {
  const brief = readAnswerAddress(address)?.brief;
  if (!brief) return null;
  const { ages, relationship } = brief;
  const kept = { ...brief, occasion: null, celebration: null, budget: null };
  const { interests } = fieldsOf(kept, t, locale);
  return {
    likes: interests === t("chat:fields.anything") ? "" : interests.slice(0, PEOPLE_LIMITS.wishes),
    relationship,
    age: ages && ages[0] === ages[1] ? ages[0] : null,
    known: searchFor(kept),
  };
}

/** An account's people with their occasions and gifts for its data export, by name. */
export async function exportPeople(ctx: Ctx, viewer: Viewer) {
  const { id: userId } = requireAccount(viewer);
  const [rows, occasions, gifts, links] = await Promise.all([
    readPeople(ctx.db, userId, { after: null, limit: PEOPLE_LIMITS.account }),
    readAllOccasions(ctx.db, userId),
    readAllGiven(ctx.db, userId),
    readAllLinks(ctx.db, userId),
  ]);
  const isoTime = (seconds: number | null) => seconds && new Date(seconds * 1000).toISOString();
  return rows.map((row) => {
    const { name, relationship, birthday, birthYear, likes, avoid, owns, needs } = row;
    const { sizes, notes, createdAt } = row;
    return {
      ...{ name, relationship, birthday, birthYear, likes, avoid, owns, needs, sizes, notes },
      createdAt,
      occasions: occasions
        .filter(({ personId }) => personId === row.id)
        .map(({ personId: _, ...occasion }) => occasion),
      given: gifts
        .filter(({ personId }) => personId === row.id)
        .map(({ personId: _, thankedAt, ...gift }) => ({
          ...gift,
          thankedAt: isoTime(thankedAt),
        })),
      tasteLinks: links
        .filter(({ personId }) => personId === row.id)
        .map(({ personId: _, ...link }) => ({
          ...link,
          answeredAt: isoTime(link.answeredAt),
          createdAt: isoTime(link.createdAt),
          expiresAt: isoTime(link.expiresAt),
        })),
    };
  });
}

/** Erases people whose deletion can't be undone any more. */
export const sweepPeople = async (ctx: Ctx): Promise<void> => {
  await eraseDeleted(ctx.db, ctx.now - PEOPLE_LIMITS.undo, ERASED_A_NIGHT);
};

const keyOf = (viewer: Viewer, personId: string): PersonKey => ({
  personId,
  userId: requireAccount(viewer).id,
});

/** A person's birthday as one of their occasions, under an id that follows from theirs. */
async function birthdayFor(
  ctx: Ctx,
  { id: personId, userId, birthday }: Pick<PersonRow, "id" | "userId" | "birthday">,
) {
  const { leads } = await readReminders(ctx.db, userId);
  const id = `${personId}-birthday`;
  const nextOn = birthday && nextDate(birthday, null, ctx.today);
  const occasion = birthday
    ? { id, kind: "birthday" as const, title: "", monthDay: birthday, year: null, nextOn }
    : null;
  return { id, occasion, clock: { leads, now: ctx.now } };
}

/** What is stored of a form's fields; texts that didn't change keep what was understood of them. */
function factsOf(ctx: Ctx, input: PersonInput, before: PersonRow | null) {
  const { name, relationship = null, likes, avoid, owns, needs, sizes, notes, known } = input;
  const birthday = birthdayOf(input.day, input.month);
  const birthYear = birthYearOf(input.born, birthday, ctx.today);
  if (birthYear === undefined) throw new DomainError("invalidInput", { born: "bornUnknown" });
  const isSame = before !== null && WISH_FIELDS.every((field) => before[field] === input[field]);
  const told = known ?? (before ? searchFor(before.brief) : undefined);
  const brief: PartialBrief = isSame ? before.brief : readPersonWishes(input, ctx, told);
  const texts = { likes, avoid, owns, needs, sizes, notes };
  return { name, nameKey: nameKey(name), relationship, birthday, birthYear, ...texts, brief };
}

function viewOf(ctx: Ctx, row: PersonRow): PersonView {
  const { id, name, relationship, birthday, birthYear, likes, avoid, owns, needs } = row;
  const { sizes, notes, brief } = row;
  const chips = chipsOf({ ...EMPTY_BRIEF, ...brief, unknownWords: [] }, ctx.t, ctx.locale);
  const labels = new Map(chips.map((chip) => [chip.label, chip]));
  return {
    ...{ id, name, relationship, birthday, birthYear, likes, avoid, owns, needs, sizes, notes },
    age: ageOf(row, ctx.today),
    // Two pieces may read alike: a thing and the subject it belongs to.
    chips: [...labels.values()].map(({ id: piece, kind, label }) => ({ id: piece, kind, label })),
    unknown: brief.unknownWords,
    address: searchFor(briefFor(row, ctx.today), id),
  };
}
