/** What a ledger adds up to. Pure; whole cents in and out. */
import type { KeyOf } from "../../translate";
import type { Headcount } from "../guests/schema";
import type { EventType } from "../plans/schema";
import type { CostCategory, CostLine, DerivedCost } from "./schema";

type Priced = Pick<CostLine, "perGuest" | "estimateCents" | "committedCents" | "paidCents">;

/** What a line comes to for so many guests. `due` is what of the likely sum isn't paid yet. */
export function sumsOf(line: Priced, heads: number) {
  const estimate = line.perGuest ? line.estimateCents * heads : line.estimateCents;
  // Payments count in full, even above the agreed amount.
  const likely = Math.max(line.committedCents ?? estimate, line.paidCents);
  return { estimate, likely, paid: line.paidCents, due: likely - line.paidCents };
}

/** A cost of another section as a line: estimated, neither agreed nor paid. */
const pricedOf = ({ cents }: DerivedCost): Priced => ({
  perGuest: false,
  estimateCents: cents,
  committedCents: null,
  paidCents: 0,
});

export type LedgerTotals = {
  estimate: number;
  committed: number;
  paid: number;
  due: number;
  /** Per line what is agreed, else what is estimated; never less than what is paid. */
  likely: number;
  low: number;
  high: number;
  /** `likely` for one guest, rounded to the cent; null without guests. */
  perGuest: number | null;
  /** How far `likely` passes the budget; 0 where it doesn't, or where there is none. */
  over: number;
  byCategory: { category: CostCategory; cents: number }[];
};

/**
 * Adds up a ledger for a headcount. `likely` is `paid` and `due` together, and all categories
 * together.
 */
export function totalsOf(
  lines: readonly (Priced & { category: CostCategory })[],
  derived: readonly DerivedCost[],
  { heads, budgetCents }: { heads: Headcount; budgetCents: number },
): LedgerTotals {
  const all = [
    ...lines,
    ...derived.map((cost) => ({ ...pricedOf(cost), category: cost.category })),
  ];
  const sum = (of: (line: Priced) => number) => all.reduce((total, line) => total + of(line), 0);
  const likelyFor = (count: number) => sum((line) => sumsOf(line, count).likely);
  const likely = likelyFor(heads.likely);
  const byCategory = new Map<CostCategory, number>();
  for (const line of all) {
    const cents = sumsOf(line, heads.likely).likely;
    byCategory.set(line.category, (byCategory.get(line.category) ?? 0) + cents);
  }
  return {
    estimate: sum((line) => sumsOf(line, heads.likely).estimate),
    committed: sum((line) => line.committedCents ?? 0),
    paid: sum((line) => line.paidCents),
    due: sum((line) => sumsOf(line, heads.likely).due),
    likely,
    low: likelyFor(heads.low),
    high: likelyFor(heads.high),
    perGuest: heads.likely > 0 ? Math.round(likely / heads.likely) : null,
    over: budgetCents > 0 ? Math.max(0, likely - budgetCents) : 0,
    byCategory: [...byCategory]
      .filter(([, cents]) => cents > 0)
      .map(([category, cents]) => ({ category, cents }))
      .toSorted((a, b) => b.cents - a.cents),
  };
}

/**
 * Whom the ledger counts with: the plan while nobody is on the guest list, else the list and those
 * who are planned and not named yet. Whoever declined was named, so nobody takes their place.
 */
export function headsOf(
  { listed, ...named }: Headcount & { listed: number },
  planned: number,
): Headcount & { unnamed: number } {
  if (listed === 0) return { low: planned, likely: planned, high: planned, unnamed: planned };
  const unnamed = Math.max(0, planned - Math.max(listed, named.high));
  return { low: named.low, likely: named.likely + unnamed, high: named.high + unnamed, unnamed };
}

type StarterKey<Key> = Key extends `starters.${infer Name}` ? Name : never;
type Starter = {
  key: StarterKey<KeyOf<"party-costs">>;
  category: CostCategory;
  share: number;
  perGuest?: boolean;
};

/** First lines by type of event, with the part of the budget that each begins with, in percent. */
const STARTERS: Record<EventType, readonly Starter[]> = {
  birthday: [
    { key: "place", category: "venue", share: 15 },
    { key: "food", category: "food", share: 30, perGuest: true },
    { key: "cake", category: "food", share: 10 },
    { key: "drinks", category: "drinks", share: 15, perGuest: true },
    { key: "decoration", category: "decoration", share: 10 },
    { key: "invitations", category: "invitations", share: 3 },
  ],
  wedding: [
    { key: "venue", category: "venue", share: 25 },
    { key: "catering", category: "food", share: 28, perGuest: true },
    { key: "drinks", category: "drinks", share: 10, perGuest: true },
    { key: "photographer", category: "other", share: 10 },
    { key: "flowers", category: "decoration", share: 8 },
    { key: "attire", category: "other", share: 8 },
    { key: "rings", category: "other", share: 4 },
    { key: "invitations", category: "invitations", share: 2 },
  ],
  corporate: [
    { key: "venue", category: "venue", share: 30 },
    { key: "catering", category: "food", share: 30, perGuest: true },
    { key: "drinks", category: "drinks", share: 8, perGuest: true },
    { key: "technology", category: "other", share: 12 },
    { key: "printed", category: "invitations", share: 5 },
  ],
  holiday: [
    { key: "food", category: "food", share: 40, perGuest: true },
    { key: "drinks", category: "drinks", share: 15, perGuest: true },
    { key: "decoration", category: "decoration", share: 12 },
    { key: "small", category: "gifts", share: 15 },
  ],
  other: [
    { key: "place", category: "venue", share: 25 },
    { key: "food", category: "food", share: 30, perGuest: true },
    { key: "drinks", category: "drinks", share: 12, perGuest: true },
    { key: "decoration", category: "decoration", share: 8 },
    { key: "invitations", category: "invitations", share: 3 },
  ],
};

/**
 * The first lines of a ledger; together they never pass the budget. Whole dollars where there are
 * any.
 */
export function starterLines(eventType: EventType, budgetCents: number, heads: number) {
  return STARTERS[eventType].map(({ key, category, share, perGuest = false }) => ({
    key,
    category,
    perGuest,
    estimateCents: rounded((budgetCents * share) / 100 / (perGuest ? Math.max(1, heads) : 1)),
  }));
}

const rounded = (cents: number) =>
  cents >= 100 ? Math.floor(cents / 100) * 100 : Math.floor(cents);
