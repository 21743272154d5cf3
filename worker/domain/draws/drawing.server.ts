/**
 * Drawing, and changes after it: by the key that the host's browser holds, in memory alone. What is
 * kept and answered tells nobody who drew whom, the host included (docs/decisions/0039).
 */
import { DRAW_LIMITS } from "#shared/draws/limits";
import type { DrawPerson, DrawStep, SeatPair } from "#shared/draws/schema";
import { DomainError, type ErrorKey } from "#shared/errors";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { nameKey } from "../party/guests/guests.server";
import { hashToken, newToken } from "../tokens";
import { type Book, linkToken, openBook, sealBook, sealEnvelopes, seatRow } from "./book";
import { drawKey, heldKey, newPerson } from "./draws.server";
import {
  type DrawKey,
  type DrawRow,
  eraseDrawn,
  openedWithout,
  readDraw,
  updateDraw,
  writeDraw,
  writeSeat,
} from "./queries";
import { barredPairs, earlierPairs, liftsFor, membersOf, pairsOf } from "./rules";

/** Steps of a draw's proof: a row has room for them with the longest names and most rules. */
const STEPS = 30;

const refuse = (field: string, message: ErrorKey) =>
  new DomainError("invalidInput", { [field]: message });

async function openRow(ctx: Ctx, key: DrawKey): Promise<DrawRow> {
  await ctx.limitRate("write");
  const row = await readDraw(ctx.db, key);
  if (!row) throw new DomainError("notFound");
  return row;
}

/**
 * Draws. Answers the host's key, which is kept nowhere but in their browser: it alone shows the
 * links and changes the draw. Throws notFound, changedMeanwhile, and invalidInput where none is
 * possible.
 */
export async function drawNames(ctx: Ctx, viewer: Viewer, drawId: string): Promise<string> {
  const key = drawKey(viewer, drawId);
  const row = await openRow(ctx, key);
  if (row.drawnAt !== null) throw new DomainError("changedMeanwhile");
  const members = membersOf(row.people);
  if (members.length < DRAW_LIMITS.least) throw refuse("draw", "drawTooFew");
  const earlier = await readEarlier(ctx, key.userId, row);
  const step = await stepOf(ctx, "draw", row, { members, earlier, before: [] });
  if (!step) {
    const isEarlier = liftsFor(members, barredPairs(row)).length === 0;
    throw refuse("draw", isEarlier ? "drawEarlierBars" : "drawImpossible");
  }
  const hostKey = newToken();
  const keys = Object.fromEntries(members.map(({ seat }) => [seat, newToken()]));
  const sealed = await sealAll(hostKey, drawId, { keys, steps: [step] });
  const seats = await Promise.all(
    members.map(async (person) =>
      seatRow(
        drawId,
        person.seat,
        await linkToken(hostKey, drawId, person),
        keys[person.seat] ?? "",
      ),
    ),
  );
  const keyHash = await hashToken(hostKey);
  const change = { ...sealed, keyHash, opened: {}, proof: null, drawnAt: ctx.now };
  if (!(await writeDraw(ctx.db, key, row.version, { change, seats }))) {
    throw new DomainError("changedMeanwhile");
  }
  return hostKey;
}

const sealAll = async (hostKey: string, drawId: string, book: Book) => ({
  book: await sealBook(hostKey, drawId, book),
  envelopes: await sealEnvelopes(drawId, book),
});

/**
 * The last pairs of the revealed draw that this one is kept apart from; none without one. Of a
 * secret one they would be told by which rules leave no draw, by links that the host opens, and by
 * the proof.
 */
async function readEarlier(
  ctx: Ctx,
  userId: string,
  { avoidId, people }: DrawRow,
): Promise<SeatPair[]> {
  const row = avoidId === null ? null : await readDraw(ctx.db, { drawId: avoidId, userId });
  if (!row || row.drawnAt === null) return [];
  const last = row.proof?.at(-1);
  if (!last) throw refuse("draw", "drawEarlierSecret");
  return earlierPairs(last, membersOf(people));
}

type StepFacts = {
  members: readonly DrawPerson[];
  earlier: readonly SeatPair[];
  before: readonly SeatPair[];
};

/** One step with fresh randomness; null where nothing is possible. */
async function stepOf(
  { now: at }: Ctx,
  kind: DrawStep["kind"],
  rules: Pick<DrawRow, "people" | "barred" | "lifted">,
  { members, earlier, before }: StepFacts,
): Promise<DrawStep | null> {
  const people = members.map(({ seat, name }): [number, string] => [seat, name]);
  const barred = barredPairs({ ...rules, people: [...members] }, earlier);
  const start = { kind, at, people, barred, seed: newToken() };
  const pairs = await pairsOf(start, before);
  return pairs && { ...start, pairs };
}

/** A draw that this browser may change: its book, opened. Throws notFound and changedMeanwhile. */
async function openDrawn(ctx: Ctx, viewer: Viewer, drawId: string, held: readonly string[]) {
  const key = drawKey(viewer, drawId);
  const row = await openRow(ctx, key);
  if (row.drawnAt === null || row.proof) throw new DomainError("changedMeanwhile");
  const hostKey = await heldKey(row, held);
  const book = hostKey && (await openBook(hostKey, drawId, row.book));
  if (!book) throw refuse("draw", "drawKeyElsewhere");
  return { key, row, hostKey, book };
}

type Opened = Awaited<ReturnType<typeof openDrawn>>;

/**
 * The key of a draw that its host brought from another browser. Throws notFound, and invalidInput
 * for any other key.
 */
export async function takeKey(
  ctx: Ctx,
  viewer: Viewer,
  drawId: string,
  key: string,
): Promise<string> {
  const hostKey = await heldKey(await openRow(ctx, drawKey(viewer, drawId)), [key]);
  if (!hostKey) throw refuse("key", "drawKeyWrong");
  return hostKey;
}

/** The book after somebody joined or left: as few pairs change as can be. */
async function redraw(
  ctx: Ctx,
  { row, book }: Opened,
  kind: "join" | "leave",
  people: DrawPerson[],
): Promise<DrawStep> {
  if (book.steps.length >= STEPS) throw refuse("draw", "drawStepsFull");
  const before = book.steps.at(-1)?.pairs ?? [];
  // Pairs of an earlier draw stay barred, as far as they were when this one was drawn.
  const earlier = book.steps[0]?.barred ?? [];
  const members = membersOf(people);
  const rules = { ...row, people };
  const step = await stepOf(ctx, kind, rules, { members, earlier, before });
  if (!step) throw refuse(kind === "join" ? "name" : "draw", "drawChangeImpossible");
  return step;
}

/** Lets somebody in after the draw; one person gives to them who gave to somebody else. */
export async function joinDraw(
  ctx: Ctx,
  viewer: Viewer,
  drawId: string,
  { name, held }: { name: string; held: readonly string[] },
): Promise<null> {
  const opened = await openDrawn(ctx, viewer, drawId, held);
  const { row, book, hostKey, key } = opened;
  const members = membersOf(row.people);
  if (members.length >= DRAW_LIMITS.people) throw refuse("name", "drawTooMany");
  if (members.some((person) => nameKey(person.name) === nameKey(name))) {
    throw refuse("name", "drawNameTaken");
  }
  const person = newPerson(row.people, name);
  const people = [...row.people, person];
  const step = await redraw(ctx, opened, "join", people);
  const keys: Book["keys"] = { ...book.keys, [person.seat]: newToken() };
  const sealed = await sealAll(hostKey, drawId, { keys, steps: [...book.steps, step] });
  const token = await linkToken(hostKey, drawId, person);
  const seat = await seatRow(drawId, person.seat, token, keys[person.seat] ?? "");
  const change = { change: { ...sealed, people }, seat: person.seat, row: seat };
  if (!(await writeSeat(ctx.db, key, row.version, change))) {
    throw new DomainError("changedMeanwhile");
  }
  return null;
}

/** Takes somebody out after the draw; who gave to them mostly gives to whom they gave to. */
export async function leaveDraw(
  ctx: Ctx,
  viewer: Viewer,
  drawId: string,
  { seat, held }: { seat: number; held: readonly string[] },
): Promise<null> {
  const opened = await openDrawn(ctx, viewer, drawId, held);
  const { row, book, hostKey, key } = opened;
  const members = membersOf(row.people);
  if (!members.some((person) => person.seat === seat)) throw new DomainError("notFound");
  if (members.length <= DRAW_LIMITS.least) throw refuse("draw", "drawTooFew");
  const people = row.people.map((person) =>
    person.seat === seat ? { ...person, email: "", hasLeft: true } : person,
  );
  const step = await redraw(ctx, opened, "leave", people);
  const { [seat]: _, ...keys } = book.keys;
  const sealed = await sealAll(hostKey, drawId, { keys, steps: [...book.steps, step] });
  const change = { ...sealed, people, opened: openedWithout(seat) };
  if (!(await writeSeat(ctx.db, key, row.version, { change, seat, row: null }))) {
    throw new DomainError("changedMeanwhile");
  }
  return null;
}

/** Another link for somebody who lost theirs, which ends: so they learn of it. */
export async function renewLink(
  ctx: Ctx,
  viewer: Viewer,
  drawId: string,
  { seat, held }: { seat: number; held: readonly string[] },
): Promise<null> {
  const { row, book, hostKey, key } = await openDrawn(ctx, viewer, drawId, held);
  const person = membersOf(row.people).find((one) => one.seat === seat);
  if (!person) throw new DomainError("notFound");
  const renewed = { ...person, renewed: person.renewed + 1 };
  const people = row.people.map((one) => (one.seat === seat ? renewed : one));
  const token = await linkToken(hostKey, drawId, renewed);
  const link = await seatRow(drawId, seat, token, book.keys[seat] ?? "");
  const sealed = { book: await sealBook(hostKey, drawId, book) };
  const change = { ...sealed, people, opened: openedWithout(seat) };
  if (!(await writeSeat(ctx.db, key, row.version, { change, seat, row: link }))) {
    throw new DomainError("changedMeanwhile");
  }
  return null;
}

/** Shows everybody who drew whom, with the seeds by which the draw can be repeated. */
export async function revealDraw(
  ctx: Ctx,
  viewer: Viewer,
  drawId: string,
  held: readonly string[],
): Promise<null> {
  const { key, row, book } = await openDrawn(ctx, viewer, drawId, held);
  // Beside the proof the book would be of no use, and both may be too long for a row.
  const change = { proof: book.steps, book: null };
  if (!(await updateDraw(ctx.db, key, row.version, change))) {
    throw new DomainError("changedMeanwhile");
  }
  return null;
}

/** Takes a draw back: every link ends, and the rules can change again. */
export async function startOver(ctx: Ctx, viewer: Viewer, drawId: string): Promise<null> {
  const key = drawKey(viewer, drawId);
  const { version, barred, lifted, ...row } = await openRow(ctx, key);
  const people = membersOf(row.people).map((person) => ({ ...person, renewed: 0 }));
  const isIn = (seat: number) => people.some((person) => person.seat === seat);
  const change = {
    ...{ keyHash: null, book: null, envelopes: null, proof: null, drawnAt: null },
    people,
    barred: barred.filter(({ from, to }) => isIn(from) && isIn(to)),
    lifted: lifted.filter((pair) => pair.every(isIn)),
    opened: {},
  };
  if (!(await eraseDrawn(ctx.db, key, version, change))) {
    throw new DomainError("changedMeanwhile");
  }
  return null;
}
