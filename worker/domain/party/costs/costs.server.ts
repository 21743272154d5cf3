/** A party's ledger. Somebody else's party is notFound, as if it didn't exist. */

import { DomainError } from "#shared/errors";
import { type LedgerTotals, starterLines, totalsOf } from "#shared/party/costs/rules";
import {
  COST_LIMITS,
  type CostInput,
  type CostLine,
  type DerivedCost,
} from "#shared/party/costs/schema";
import type { BoardGift } from "#shared/party/gifts/schema";
import type { Tally } from "#shared/party/guests/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { listChosen } from "../entertainment/entertainment.server";
import { sumOwnGifts, sumOwnOf } from "../gifts/gifts.server";
import { type ExpectedGuests, readExpected } from "../guests/guests.server";
import { getParty } from "../plans/plans.server";
import {
  deleteCost as deleteCostRow,
  insertCost,
  insertStarters,
  readCost,
  readCosts,
  updateCost as updateCostRow,
} from "./queries";

export type Ledger = ExpectedGuests & {
  lines: CostLine[];
  /** What is on the plan in other sections; never stored here. */
  derived: DerivedCost[];
  totals: LedgerTotals;
  /** What guests answered. */
  tally: Tally;
  budgetCents: number;
  mayAdd: boolean;
};

type LedgerOptions = { withGifts?: boolean; board?: readonly BoardGift[] | null };

/**
 * A party's ledger with what the other sections add to it. `withGifts: false` leaves out whatever
 * is spent on gifts, for eyes that mustn't see them; `board` is the whole board of gifts where the
 * page has read it already. Three queries beside the party's, four without the board. Throws
 * notFound.
 */
export async function openLedger(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  { withGifts = true, board = null }: LedgerOptions = {},
): Promise<Ledger> {
  const { budgetCents } = await getParty(ctx, viewer, partyId);
  const [all, expected, chosen, giftCents] = await Promise.all([
    readCosts(ctx.db, partyId),
    readExpected(ctx, viewer, partyId),
    listChosen(ctx, viewer, partyId),
    withGifts ? (board ? sumOwnOf(board) : sumOwnGifts(ctx, viewer, partyId)) : 0,
  ]);
  const lines = withGifts ? all : all.filter(({ category }) => category !== "gifts");
  const derived: DerivedCost[] = [
    ...chosen.map(({ slug, name, costCents }) => ({
      key: slug,
      label: name,
      category: "entertainment" as const,
      cents: costCents,
    })),
    ...(giftCents > 0
      ? [
          {
            key: "gifts",
            label: ctx.t("party-costs:derived.gifts"),
            category: "gifts" as const,
            cents: giftCents,
          },
        ]
      : []),
  ];
  return {
    lines,
    derived,
    totals: totalsOf(lines, derived, { heads: expected.heads, budgetCents }),
    ...expected,
    budgetCents,
    mayAdd: all.length < COST_LIMITS.lines,
  };
}

/** Adds a line. Throws notFound, or invalidInput when the ledger is full. */
export async function addCost(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  input: CostInput,
): Promise<CostLine> {
  return restoreCost(ctx, viewer, partyId, lineOf(crypto.randomUUID(), input));
}

/**
 * Adds the lines that such a party begins with to an empty ledger; safe to repeat. Throws notFound.
 */
export async function addStarters(ctx: Ctx, viewer: Viewer, partyId: string): Promise<void> {
  const { eventType, budgetCents } = await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const { heads } = await readExpected(ctx, viewer, partyId);
  const lines = starterLines(eventType, budgetCents, heads.likely).map(({ key, ...line }) => ({
    ...line,
    id: crypto.randomUUID(),
    label: ctx.t(`party-costs:starters.${key}`),
    committedCents: null,
    paidCents: 0,
    dueOn: null,
  }));
  await insertStarters(ctx.db, partyId, lines, ctx.now);
}

/** Changes a line. Throws notFound. */
export async function updateCost(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  lineId: string,
  input: CostInput,
): Promise<CostLine> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const line = await updateCostRow(ctx.db, partyId, lineOf(lineId, input));
  if (!line) throw new DomainError("notFound");
  return line;
}

/** Takes a line out and answers it, to be brought back. Throws notFound. */
export async function deleteCost(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  lineId: string,
): Promise<CostLine> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const line = await readCost(ctx.db, partyId, lineId);
  if (!line) throw new DomainError("notFound");
  await deleteCostRow(ctx.db, partyId, lineId);
  return line;
}

/**
 * Writes a line with an id of its own, so that sending it twice adds one. Throws as `addCost` does.
 */
export async function restoreCost(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  line: CostLine,
): Promise<CostLine> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  if (await insertCost(ctx.db, partyId, line, ctx.now)) return line;
  throw new DomainError("invalidInput", { label: "costsFull" });
}

const lineOf = (id: string, { estimate, committed, paid, ...input }: CostInput): CostLine => ({
  ...input,
  id,
  estimateCents: estimate,
  committedCents: committed,
  paidCents: paid,
});
