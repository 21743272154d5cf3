/**
 * A link by which a person, or somebody who knows them, is asked about their taste. It tells
 * neither a gift nor, unless they want, the giver. The database keeps the hash of its token alone.
 */

import { DomainError } from "#shared/errors";
import { PEOPLE_LIMITS, TASTE_LIMITS } from "#shared/people/limits";
import type {
  OpenTaste,
  TasteAnswers,
  TasteInput,
  TasteLink,
  TasteLinkInput,
  TasteProposal,
} from "#shared/people/taste";
import { TASTE_FIELDS, type TasteField } from "#shared/people/vocabulary";
import { requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { hashToken, newToken } from "../../tokens";
import { type PersonRow, readPerson } from "../queries";
import { readPersonWishes } from "../read-wishes";
import { briefFor, type PersonKey, searchFor } from "../rules";
import { judgeIdeas } from "./ideas.server";
import {
  deleteExpired,
  deleteOpenLink,
  keepAnswers,
  putLink,
  readAnswered,
  readLink,
  readOpen,
  settleAnswers,
} from "./queries";
import { TARGETS, withAnswers } from "./rules";

const TOKEN = /^[\w-]{43}$/;
const DAY = 86_400;
/** Links that one night deletes. */
const DELETED_A_NIGHT = 500;

/** How long each text about a person may be. */
const LIMITS = {
  likes: PEOPLE_LIMITS.wishes,
  avoid: PEOPLE_LIMITS.wishes,
  owns: PEOPLE_LIMITS.wishes,
  needs: PEOPLE_LIMITS.wishes,
  sizes: PEOPLE_LIMITS.sizes,
} as const;

const keyOf = (viewer: Viewer, personId: string): PersonKey => ({
  personId,
  userId: requireAccount(viewer).id,
});

/** A person's link as their giver sees it. One query. */
export async function getTasteLink(ctx: Ctx, viewer: Viewer, personId: string): Promise<TasteLink> {
  const link = await readLink(ctx.db, keyOf(viewer, personId));
  if (!link || link.expiresAt <= ctx.now) return { state: "none" };
  const { answers, answeredAt, expiresAt } = link;
  if (answers === null || answeredAt === null) return { state: "open", expiresAt };
  return { state: "answered", answeredAt, answers };
}

/**
 * A person's link, the answers beside what is known, and which of the last ideas they rule out.
 * Throws notFound. Four queries.
 */
export async function getTaste(ctx: Ctx, viewer: Viewer, personId: string) {
  const key = keyOf(viewer, personId);
  const [row, link] = await Promise.all([
    readPerson(ctx.db, key),
    getTasteLink(ctx, viewer, personId),
  ]);
  if (!row) throw new DomainError("notFound");
  const answers = link.state === "answered" ? link.answers : {};
  const texts = withAnswers(row, answers);
  const ideas = await judgeIdeas(ctx, viewer, {
    ...row,
    ...texts,
    brief: briefOf(ctx, row, texts),
  });
  const { id, name } = row;
  return {
    person: { id, name },
    link,
    proposals: proposalsOf(row, answers),
    ...ideas,
    /** The query under which the home page finds gifts for the person as they are known now. */
    address: searchFor(briefFor(row, ctx.today), id),
  };
}

const proposalsOf = (row: PersonRow, answers: TasteAnswers): TasteProposal[] =>
  TASTE_FIELDS.flatMap((field) => {
    const told = answers[field];
    if (!told) return [];
    const merged = withAnswers(row, { [field]: told });
    const targets = TARGETS[field];
    const noteOf = (texts: Pick<PersonRow, (typeof targets)[number]>) =>
      targets
        .map((target) => texts[target])
        .filter(Boolean)
        .join("\n");
    return [{ field, told, known: noteOf(row), merged: noteOf(merged) }];
  });

/** What is understood of the texts about a person. */
const briefOf = (ctx: Ctx, row: PersonRow, texts: ReturnType<typeof withAnswers>) =>
  readPersonWishes(texts, ctx, searchFor(row.brief));

/**
 * Makes a person's link, which ends the one before, and answers its token. Throws notFound, and
 * taken while answers wait.
 */
export async function makeTasteLink(
  ctx: Ctx,
  viewer: Viewer,
  personId: string,
  input: TasteLinkInput,
): Promise<string> {
  const key = keyOf(viewer, personId);
  await ctx.limitRate("write");
  const token = newToken();
  const link = {
    ...input,
    tokenHash: await hashToken(token),
    now: ctx.now,
    expiresAt: ctx.now + TASTE_LIMITS.open * DAY,
  };
  if (await putLink(ctx.db, key, link)) return token;
  if (!(await readPerson(ctx.db, key))) throw new DomainError("notFound");
  throw new DomainError("taken", { asked: "tasteWaiting" });
}

/** Ends a person's link; one that is gone stays so. Answers that wait stay. */
export async function revokeTasteLink(ctx: Ctx, viewer: Viewer, personId: string): Promise<null> {
  const key = keyOf(viewer, personId);
  await ctx.limitRate("write");
  await deleteOpenLink(ctx.db, key);
  return null;
}

/**
 * Adds an answer, or all, to what is known of the person, and says how many are left. Throws
 * notFound, changedMeanwhile, and invalidInput where there is no room left in a note.
 */
export async function takeOver(
  ctx: Ctx,
  viewer: Viewer,
  personId: string,
  field?: TasteField,
): Promise<{ left: number }> {
  return settle(ctx, viewer, personId, field, (row, answers) => {
    const after = withAnswers(row, answers);
    const isTooLong = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).some(
      (name) => after[name].length > LIMITS[name] && after[name] !== row[name],
    );
    if (isTooLong) throw new DomainError("invalidInput", { field: "tasteFull" });
    return { before: row, after, brief: briefOf(ctx, row, after) };
  });
}

/** Leaves an answer, or all, out; how many are left. Throws notFound or changedMeanwhile. */
export const leaveOut = (
  ctx: Ctx,
  viewer: Viewer,
  personId: string,
  field?: TasteField,
): Promise<{ left: number }> => settle(ctx, viewer, personId, field, () => null);

async function settle(
  ctx: Ctx,
  viewer: Viewer,
  personId: string,
  field: TasteField | undefined,
  change: (row: PersonRow, answers: TasteAnswers) => Parameters<typeof settleAnswers>[2]["texts"],
): Promise<{ left: number }> {
  const key = keyOf(viewer, personId);
  await ctx.limitRate("write");
  const [row, link] = await Promise.all([readPerson(ctx.db, key), readLink(ctx.db, key)]);
  const waiting = link?.answers;
  if (!row || !waiting) throw new DomainError("notFound");
  const chosen = field ? { [field]: waiting[field] ?? "" } : waiting;
  const left = Object.fromEntries(Object.entries(waiting).filter(([name]) => !(name in chosen)));
  const texts = change(row, chosen);
  if (!(await settleAnswers(ctx.db, key, { waiting, left, texts }))) {
    throw new DomainError("changedMeanwhile");
  }
  return { left: Object.keys(left).length };
}

/** People about whom answers wait. One query. */
export const listAnswered = (ctx: Ctx, viewer: Viewer): Promise<{ id: string; name: string }[]> =>
  readAnswered(ctx.db, requireAccount(viewer).id, TASTE_LIMITS.answered);

/** What an open link asks. Throws notFound. One query. */
export async function openTaste(ctx: Ctx, viewer: Viewer, token: string): Promise<OpenTaste> {
  const found = TOKEN.test(token) ? await readOpen(ctx.db, await hashToken(token), ctx.now) : null;
  if (!found) throw new DomainError("notFound");
  const { giver, asked, name, userId } = found;
  const about = asked === "other" ? name : null;
  return { giver, about, isOwn: viewer.account?.id === userId };
}

/**
 * Sends the answers to whoever made the link, which closes it. Throws notFound for a link that
 * isn't open, forbidden for the giver, and dailyLimit for visitors.
 */
export async function answerTaste(
  ctx: Ctx,
  viewer: Viewer,
  token: string,
  input: TasteInput,
): Promise<null> {
  await ctx.limitRate("write");
  const { isOwn } = await openTaste(ctx, viewer, token);
  if (isOwn) throw new DomainError("forbidden");
  if (!viewer.account) await ctx.spend("taste");
  const answers = Object.fromEntries(Object.entries(input).filter(([, told]) => told !== ""));
  const kept = { answers, now: ctx.now, expiresAt: ctx.now + TASTE_LIMITS.kept * DAY };
  if (!(await keepAnswers(ctx.db, await hashToken(token), kept))) throw new DomainError("notFound");
  return null;
}

/** Deletes links that expired, and answers that nobody came for. */
export const sweepTasteLinks = async (ctx: Ctx): Promise<void> => {
  await deleteExpired(ctx.db, ctx.now, DELETED_A_NIGHT);
};
