/**
 * Draws of who gives to whom, as their host sets them up. Only the host's account sees them;
 * somebody else's draw is notFound. Drawing itself is in `drawing.server.ts`.
 */
import { DRAW_LIMITS } from "#shared/draws/limits";
import type {
  BarInput,
  DrawInput,
  DrawPerson,
  DrawSummary,
  HostedDraw,
  SeatPair,
} from "#shared/draws/schema";
import { DomainError } from "#shared/errors";
import { addDays } from "#shared/party/plans/place-clock";
import { requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { nameKey, readPaste } from "../party/guests/guests.server";
import { hashToken } from "../tokens";
import { linkToken } from "./book";
import {
  type DrawKey,
  type DrawRow,
  deleteDraw,
  deleteOldDraws,
  insertDraw,
  readAllDraws,
  readDraw,
  readDraws,
  updateDraw,
} from "./queries";
import { barredPairs, liftsFor, membersOf } from "./rules";

const TOKEN = /^[\w-]{43}$/;
/** Keys of a browser that are looked at. */
const HELD = 30;
/** Times that a change is made on what somebody else just changed. */
const TRIES = 3;
/** Long enough for next year's draw to be kept apart from it. */
const KEEP_SECONDS = 3 * 365 * 86_400;
const SWEPT_A_NIGHT = 100;

export const drawKey = (viewer: Viewer, drawId: string): DrawKey => ({
  drawId,
  userId: requireAccount(viewer).id,
});

const summaryOf = ({ id, title, heldOn, people, drawnAt }: SummaryRow): DrawSummary => ({
  ...{ id, title, heldOn },
  people: membersOf(people).length,
  isDrawn: drawnAt !== null,
});
type SummaryRow = Pick<DrawRow, "id" | "title" | "heldOn" | "people" | "drawnAt">;

/** The account's draws, newest first. One query. */
export async function listDraws(ctx: Ctx, viewer: Viewer): Promise<DrawSummary[]> {
  const { id } = requireAccount(viewer);
  return (await readDraws(ctx.db, id, DRAW_LIMITS.account)).map(summaryOf);
}

/** Starts a draw. Throws invalidInput, also for the account's twenty-first. */
export async function createDraw(
  ctx: Ctx,
  viewer: Viewer,
  input: DrawInput,
): Promise<{ id: string }> {
  const { id: userId } = requireAccount(viewer);
  await ctx.limitRate("write");
  checkDay(ctx, input);
  const row = { id: crypto.randomUUID(), userId, ...input, createdAt: ctx.now };
  if (!(await insertDraw(ctx.db, row, DRAW_LIMITS.account))) {
    throw new DomainError("invalidInput", { title: "drawsFull" });
  }
  return { id: row.id };
}

function checkDay({ today }: Ctx, { heldOn }: DrawInput, known: string | null = null): void {
  if (heldOn === null || heldOn === known) return;
  if (heldOn < today) throw new DomainError("invalidInput", { heldOn: "eventDatePast" });
  if (heldOn > addDays(today, DRAW_LIMITS.days)) {
    throw new DomainError("invalidInput", { heldOn: "shareDateFar" });
  }
}

/** The host's key of a draw among those that a browser holds, or null. */
export async function heldKey(
  { keyHash }: Pick<DrawRow, "keyHash">,
  held: readonly string[],
): Promise<string | null> {
  if (keyHash === null) return null;
  const keys = held.filter((key) => TOKEN.test(key)).slice(0, HELD);
  const hashes = await Promise.all(keys.map(hashToken));
  return keys[hashes.indexOf(keyHash)] ?? null;
}

/** A draw, with the links that nobody opened if its key is held. Throws notFound. One query. */
export async function getDraw(
  ctx: Ctx,
  viewer: Viewer,
  drawId: string,
  held: readonly string[],
): Promise<HostedDraw> {
  const row = await readDraw(ctx.db, drawKey(viewer, drawId));
  if (!row) throw new DomainError("notFound");
  const { id, title, heldOn, limitCents, barred, lifted, avoidId, opened, proof } = row;
  const isDrawn = row.drawnAt !== null;
  const key = await heldKey(row, held);
  const members = membersOf(row.people);
  const people = await Promise.all(
    members.map(async (person) => {
      const openedAt = opened[person.seat] ?? null;
      const token = key && openedAt === null ? await linkToken(key, id, person) : null;
      return { ...person, openedAt, token };
    }),
  );
  const lifts = isDrawn || members.length < DRAW_LIMITS.least ? [] : openLifts(row);
  return {
    ...{ id, title, heldOn, limitCents, people, barred, lifted, avoidId, isDrawn },
    hostKey: key,
    lifts: lifts.length > 0 ? lifts : null,
    revealed: proof && namedPairs(proof.at(-1)),
  };
}

/** The pairs of a step by name, in the order of givers' names. */
export function namedPairs(
  step: { people: [number, string][]; pairs: SeatPair[] } | undefined,
): [giver: string, receiver: string][] {
  const names = new Map(step?.people);
  return (step?.pairs ?? [])
    .map(([from, to]): [string, string] => [names.get(from) ?? "", names.get(to) ?? ""])
    .toSorted(([a], [b]) => (nameKey(a) < nameKey(b) ? -1 : 1));
}

const openLifts = (row: DrawRow) => liftsFor(membersOf(row.people), barredPairs(row));

/** The other draws of the account that were drawn, to be kept apart from. One query. */
export async function listEarlier(ctx: Ctx, viewer: Viewer, drawId: string) {
  const { id: userId } = requireAccount(viewer);
  const rows = await readDraws(ctx.db, userId, DRAW_LIMITS.earlier);
  return rows.filter(({ id, drawnAt }) => id !== drawId && drawnAt !== null).map(summaryOf);
}

type Setup = Pick<
  DrawRow,
  "title" | "heldOn" | "limitCents" | "people" | "barred" | "lifted" | "avoidId"
>;

/** Changes a draw by what it is; what others changed meanwhile stays. Throws notFound. */
async function change(
  ctx: Ctx,
  viewer: Viewer,
  drawId: string,
  work: (row: DrawRow) => Partial<Setup>,
): Promise<null> {
  const key = drawKey(viewer, drawId);
  await ctx.limitRate("write");
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await readDraw(ctx.db, key);
    if (!row) throw new DomainError("notFound");
    if (await updateDraw(ctx.db, key, row.version, work(row))) return null;
  }
  throw new DomainError("changedMeanwhile");
}

/** The same for what can't change once it is drawn. Throws changedMeanwhile then. */
const setUp = (ctx: Ctx, viewer: Viewer, drawId: string, work: (row: DrawRow) => Partial<Setup>) =>
  change(ctx, viewer, drawId, (row) => {
    if (row.drawnAt !== null) throw new DomainError("changedMeanwhile");
    return work(row);
  });

/** Changes title, day and limit. Throws notFound and invalidInput. */
export const updateFacts = (ctx: Ctx, viewer: Viewer, drawId: string, input: DrawInput) =>
  change(ctx, viewer, drawId, ({ heldOn }) => {
    checkDay(ctx, input, heldOn);
    return input;
  });

/**
 * Adds people by a pasted list; who is there already stays as they are. Throws invalidInput: for
 * more than sixty, a name that stands twice, and for what is no name or mail.
 */
export async function addNames(ctx: Ctx, viewer: Viewer, drawId: string, text: string) {
  const { guests, repeated, unread } = readPaste(text);
  if (guests.length > DRAW_LIMITS.people) throw tooMany();
  if (unread.some(({ reason }) => reason === "pasteTooMany")) throw tooMany();
  const [wrong] = unread;
  if (wrong) throw new DomainError("invalidInput", { names: wrong.reason });
  if (repeated.length > 0) throw new DomainError("invalidInput", { names: "drawNameTwice" });
  return setUp(ctx, viewer, drawId, ({ people }) => {
    const known = new Set(people.map(({ name }) => nameKey(name)));
    const added = guests.filter(({ name }) => !known.has(nameKey(name)));
    const all = [...people];
    for (const { name, email } of added) all.push(newPerson(all, name, email));
    if (all.length > DRAW_LIMITS.people) throw tooMany();
    return { people: all };
  });
}

const tooMany = () => new DomainError("invalidInput", { names: "drawTooMany" });

/** Somebody with the next seat: none is ever given again. */
export const newPerson = (people: readonly DrawPerson[], name: string, email = ""): DrawPerson => ({
  seat: Math.max(0, ...people.map(({ seat }) => seat)) + 1,
  name,
  email,
  household: null,
  renewed: 0,
  hasLeft: false,
});

/** Takes somebody out before the draw, with every rule about them. */
export const removePerson = (ctx: Ctx, viewer: Viewer, drawId: string, seat: number) =>
  setUp(ctx, viewer, drawId, ({ people, barred, lifted }) => ({
    people: people.filter((person) => person.seat !== seat),
    barred: barred.filter(({ from, to }) => from !== seat && to !== seat),
    lifted: lifted.filter((pair) => !pair.includes(seat)),
  }));

/** Makes a household of these people, who leave the ones they were in. */
export const makeHousehold = (
  ctx: Ctx,
  viewer: Viewer,
  drawId: string,
  members: readonly number[],
) =>
  setUp(ctx, viewer, drawId, ({ people }) => {
    const household = Math.max(0, ...people.map((person) => person.household ?? 0)) + 1;
    return {
      people: people.map((person) =>
        members.includes(person.seat) ? { ...person, household } : person,
      ),
    };
  });

/** Ends a household. */
export const endHousehold = (ctx: Ctx, viewer: Viewer, drawId: string, household: number) =>
  setUp(ctx, viewer, drawId, ({ people }) => ({
    people: people.map((person) =>
      person.household === household ? { ...person, household: null } : person,
    ),
  }));

/** Bars a pair, one way or both. Throws invalidInput. */
export const barPair = (ctx: Ctx, viewer: Viewer, drawId: string, input: BarInput) =>
  setUp(ctx, viewer, drawId, ({ people, barred, lifted }) => {
    const { from, to, both } = input;
    const seats = people.map(({ seat }) => seat);
    if (!seats.includes(from))
      throw new DomainError("invalidInput", { from: "drawPersonRequired" });
    if (!seats.includes(to)) throw new DomainError("invalidInput", { to: "drawPersonRequired" });
    if (barred.length >= DRAW_LIMITS.barred) {
      throw new DomainError("invalidInput", { from: "drawRulesFull" });
    }
    const isSame = (one: { from: number; to: number }) => one.from === from && one.to === to;
    const isNamed = ([giver, receiver]: SeatPair) =>
      (giver === from && receiver === to) || (both && giver === to && receiver === from);
    return {
      barred: [...barred.filter((one) => !isSame(one)), { from, to, both }],
      lifted: lifted.filter((pair) => !isNamed(pair)),
    };
  });

/** Allows a pair again that was barred. */
export const unbarPair = (ctx: Ctx, viewer: Viewer, drawId: string, [from, to]: SeatPair) =>
  setUp(ctx, viewer, drawId, ({ barred }) => ({
    barred: barred.filter((one) => one.from !== from || one.to !== to),
  }));

/** Allows the fewest barred pairs that make a draw possible. */
export const liftFewest = (ctx: Ctx, viewer: Viewer, drawId: string) =>
  setUp(ctx, viewer, drawId, (row) => ({ lifted: [...row.lifted, ...openLifts(row)] }));

/** Bars a pair again that had been allowed in spite of a rule. */
export const unliftPair = (ctx: Ctx, viewer: Viewer, drawId: string, [from, to]: SeatPair) =>
  setUp(ctx, viewer, drawId, ({ lifted }) => ({
    lifted: lifted.filter((pair) => pair[0] !== from || pair[1] !== to),
  }));

/** Keeps the pairs of an earlier draw from being drawn again; null ends that. */
export const avoidDraw = (ctx: Ctx, viewer: Viewer, drawId: string, avoidId: string | null) =>
  setUp(ctx, viewer, drawId, () => ({ avoidId }));

/** Deletes a draw with all its links. */
export async function removeDraw(ctx: Ctx, viewer: Viewer, drawId: string): Promise<null> {
  await ctx.limitRate("write");
  await deleteDraw(ctx.db, drawKey(viewer, drawId));
  return null;
}

/** Deletes draws of three years ago, with what was wished in them. */
export const sweepDraws = async (ctx: Ctx): Promise<void> => {
  await deleteOldDraws(ctx.db, ctx.now - KEEP_SECONDS, SWEPT_A_NIGHT);
};

/** What an account wrote down for its draws, for its data export; pairs are nobody's to export. */
export async function exportDraws(ctx: Ctx, viewer: Viewer) {
  const rows = await readAllDraws(ctx.db, requireAccount(viewer).id);
  return rows.map(({ people, barred, ...draw }) => {
    const names = new Map(people.map(({ seat, name }) => [seat, name]));
    return {
      ...draw,
      people: people.map(({ name, email, household, hasLeft }) => ({
        ...{ name, email, household, hasLeft },
      })),
      barred: barred.map(({ from, to, both }) => ({
        giver: names.get(from) ?? "",
        receiver: names.get(to) ?? "",
        both,
      })),
    };
  });
}
