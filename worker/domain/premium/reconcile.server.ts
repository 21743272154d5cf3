/**
 * Nightly reconciliation: fetches the subscriptions that are due from Stripe, cancels those that
 * can't give premium any more, and ends premium after the days of grace, even while Stripe is
 * unreachable.
 */
import type { Ctx } from "../../context";
import { describeError } from "../../log";
import { storeSnapshot, syncPerson } from "./entitlement.server";
import type { PaymentProvider, ProviderSubscription } from "./ports";
import { markLookedAt, type Person, readDuePeople } from "./queries";
import { differs, endingOf, mergeSubscriptions } from "./rules";

/** The free tier grants a run 50 calls and 50 queries; other steps want some too. */
const PEOPLE_A_NIGHT = 20;
const CALLS_A_NIGHT = 40;
/** After so many failures in a row Stripe counts as unreachable. */
const FAILURES = 3;

/** Asks about up to twenty people in up to forty calls, those longest ago first. */
export async function reconcileSubscriptions(ctx: Ctx): Promise<void> {
  const { payments } = ctx;
  const counted = { calls: 0, failures: 0, changed: 0 };
  const unchanged: string[] = [];
  const people = await readDuePeople(ctx.db, ctx.now, PEOPLE_A_NIGHT);
  for (const person of people) {
    const mayAsk = counted.calls < CALLS_A_NIGHT && counted.failures < FAILURES;
    const subscriptions = payments && mayAsk ? await ask(ctx, payments, person, counted) : null;
    const rows = await storeSnapshot(ctx, person, { subscriptions: subscriptions ?? [] });
    if (rows && differs(person.rows, rows)) counted.changed++;
    else if (rows && mayAsk) unchanged.push(person.id);
  }
  if (unchanged.length > 0) await markLookedAt(ctx.db, unchanged, ctx.now);
  ctx.log.info("subscriptions_reconciled", { people: people.length, ...counted });
}

async function ask(
  ctx: Ctx,
  payments: PaymentProvider,
  person: Person,
  counted: { calls: number; failures: number },
): Promise<readonly ProviderSubscription[] | null> {
  try {
    const subscriptions = await askAndEnd(payments, person, ctx.now, counted);
    if (!subscriptions) ctx.log.warn("stripe_customer_unknown");
    counted.failures = 0;
    return subscriptions;
  } catch (error) {
    counted.failures++;
    ctx.log.error("reconcile_failed", { error: describeError(error) });
    return null;
  }
}

/**
 * A person's subscriptions at Stripe, after those have ended that can give them nothing any more.
 */
async function askAndEnd(
  payments: PaymentProvider,
  person: Person,
  now: number,
  counted: { calls: number } = { calls: 0 },
): Promise<readonly ProviderSubscription[] | null> {
  const { id: userId, customerId } = person;
  const list = async () => {
    counted.calls++;
    return customerId === null ? null : payments.listSubscriptions(customerId);
  };
  const subscriptions = await list();
  if (!subscriptions) return null;
  const ids = new Set(subscriptions.map(({ id }) => id));
  const endings = mergeSubscriptions(person.rows, subscriptions, { userId, now })
    .filter(({ stripeSubscriptionId }) => ids.has(stripeSubscriptionId))
    .map((row) => ({ id: row.stripeSubscriptionId, when: endingOf(row, person) }));
  let ended = 0;
  for (const { id, when } of endings) {
    if (!when) continue;
    counted.calls++;
    await payments.endSubscription(id, when);
    ended++;
  }
  return ended > 0 ? list() : subscriptions;
}

/** Cancels the subscriptions of a closed account at once; the nightly run retries failures. */
export async function endBilling(ctx: Ctx, userId: string): Promise<void> {
  const { payments } = ctx;
  if (!payments) return;
  await syncPerson(ctx, userId, async (person) => {
    const subscriptions = person.customerId && (await askAndEnd(payments, person, ctx.now));
    return subscriptions ? { subscriptions } : null;
  });
}
