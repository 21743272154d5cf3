/**
 * Who has premium, and what Stripe's snapshot changes in our rows. Pure: the clock comes as `now`.
 */

import type { PaymentState } from "#shared/premium/schema";
import type { ProviderSubscription } from "./ports";

/** How long premium goes on while a payment is owed, in seconds. */
export const GRACE_SECONDS = 3 * 86_400;

/** A subscription as the database keeps it; times in UTC seconds. */
export type SubscriptionRow = {
  id: string;
  userId: string;
  stripeSubscriptionId: string;
  status: string;
  /** 0 until something was paid. */
  currentPeriodEnd: number;
  cancelAtPeriodEnd: boolean;
  pastDueSince: number | null;
  revokedAt: number | null;
  createdAt: number;
  updatedAt: number;
};

type EntitlementFields = Pick<
  SubscriptionRow,
  "status" | "currentPeriodEnd" | "cancelAtPeriodEnd" | "pastDueSince" | "revokedAt"
>;

const isRunning = ({ status }: { status: string }) => status === "active" || status === "trialing";
const isPastDue = ({ status }: { status: string }) => status === "past_due" || status === "unpaid";

/** Waits for a payment: the first one, or one that failed. */
export const isOwed = (row: { status: string }) => row.status === "incomplete" || isPastDue(row);

/** The subscription to the plan whose payment is owed. */
export const owedOf = (
  subscriptions: readonly ProviderSubscription[],
): ProviderSubscription | undefined => subscriptions.find((one) => one.isPlan && isOwed(one));

/** Will the provider never ask for money for it again? */
export const isOver = ({ status }: { status: string }) =>
  status === "canceled" || status === "incomplete_expired";

/** Does this subscription give premium at `now`? */
export function givesPremium(row: EntitlementFields, now: number): boolean {
  if (row.revokedAt !== null) return false;
  if (isRunning(row)) return true;
  return isPastDue(row) && row.pastDueSince !== null && now < row.pastDueSince + GRACE_SECONDS;
}

/** Is this person premium? The Owner's grant or revoke (`grant`) outranks any subscription. */
export const isEntitled = (
  subscriptions: readonly EntitlementFields[],
  grant: boolean | null,
  now: number,
): boolean => grant ?? subscriptions.some((row) => givesPremium(row, now));

/** How the plan's page shows these subscriptions: the one that says most counts. */
export function paymentState(rows: readonly EntitlementFields[]): {
  state: PaymentState;
  currentPeriodEnd: number | null;
} {
  const counting = rows.filter(({ revokedAt }) => revokedAt === null);
  const running = counting.find((row) => isRunning(row) && !row.cancelAtPeriodEnd);
  const ending = counting.find(isRunning);
  const owed = counting.find(isPastDue);
  const found = running ?? ending ?? owed;
  if (found) {
    const state = running ? "active" : ending ? "ending" : "pastDue";
    return { state, currentPeriodEnd: found.currentPeriodEnd };
  }
  const wasPaid = rows.some((row) => row.currentPeriodEnd > 0);
  const isStarted = counting.some(({ status }) => status === "incomplete");
  return {
    state: isStarted ? "incomplete" : wasPaid ? "ended" : "none",
    currentPeriodEnd: null,
  };
}

/**
 * When premium ends for who owes a payment and makes none: the latest day of grace. Null for who
 * owes none.
 */
export function owedUntil(rows: readonly EntitlementFields[]): number | null {
  const since = rows
    .filter((row) => row.revokedAt === null && isOwed(row))
    .flatMap(({ pastDueSince }) => pastDueSince ?? []);
  return since.length > 0 ? Math.max(...since) + GRACE_SECONDS : null;
}

/**
 * The rows once the provider's snapshot is in them; `revoked` names a subscription whose money went
 * back.
 */
export function mergeSubscriptions(
  rows: readonly SubscriptionRow[],
  subscriptions: readonly ProviderSubscription[],
  { userId, now, revoked = null }: { userId: string; now: number; revoked?: string | null },
): SubscriptionRow[] {
  const merged = new Map(rows.map((row) => [row.stripeSubscriptionId, row]));
  for (const one of subscriptions) {
    const row = merged.get(one.id);
    // Of another product: it gives nothing, and no more if it once was the plan's.
    if (!row && !one.isPlan) continue;
    merged.set(one.id, {
      id: row?.id ?? crypto.randomUUID(),
      userId,
      stripeSubscriptionId: one.id,
      status: one.isPlan ? one.status : "canceled",
      currentPeriodEnd: one.wasPaid ? one.currentPeriodEnd : 0,
      cancelAtPeriodEnd: one.cancelAtPeriodEnd,
      pastDueSince:
        one.isPlan && isPastDue(one) ? earliest(row?.pastDueSince, one.owedSince, now) : null,
      revokedAt: row?.revokedAt ?? (one.id === revoked ? now : null),
      createdAt: row?.createdAt ?? one.createdAt,
      updatedAt: row?.updatedAt ?? 0,
    });
  }
  return [...merged.values()];
}

/** The grace period never restarts while a payment is owed, and never starts in the future. */
const earliest = (kept: number | null | undefined, owedSince: number | null, now: number) =>
  Math.min(kept ?? now, owedSince ?? now, now);

/** Did anything change that is worth a write? */
export const differs = (before: readonly SubscriptionRow[], after: readonly SubscriptionRow[]) =>
  before.length !== after.length ||
  after.some((row, index) => {
    const old = before[index];
    return (
      !old || (Object.keys(row) as (keyof SubscriptionRow)[]).some((key) => row[key] !== old[key])
    );
  });

/** Who is welcomed: whose very first payment this is. */
export const isFirstPayment = (
  before: readonly SubscriptionRow[],
  after: readonly SubscriptionRow[],
  now: number,
): boolean =>
  before.every((row) => row.currentPeriodEnd === 0) &&
  after.some((row) => row.currentPeriodEnd > 0 && givesPremium(row, now));

/**
 * How to end a subscription that can't give premium any more: the account is closed, the Owner took
 * premium away, or the money went back. Null when it may go on.
 */
export function endingOf(
  row: SubscriptionRow,
  person: { deletedAt: number | null; premiumGrant: boolean | null },
): "now" | "periodEnd" | null {
  if (isOver(row)) return null;
  if (row.revokedAt !== null) return "now";
  if (person.deletedAt === null && person.premiumGrant !== false) return null;
  if (!isRunning(row)) return "now";
  return row.cancelAtPeriodEnd ? null : "periodEnd";
}
