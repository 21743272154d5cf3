/**
 * Premium: the plan, paying for it, and the provider's page to change or end it. Of Stripe's ids
 * only the payment form's secret leaves this module.
 */

import { DomainError } from "#shared/errors";
import type { OwnSubscription, PaymentOutcome, PlanState } from "#shared/premium/schema";
import { requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { readSwitches } from "../settings/settings.server";
import { hashToken } from "../tokens";
import { syncPerson } from "./entitlement.server";
import type { PaymentProvider, ProviderSubscription } from "./ports";
import { keepCustomer, type Person, readPerson } from "./queries";
import { givesPremium, isOwed, owedOf, owedUntil, paymentState } from "./rules";

/** The viewer's state of the plan. Two queries, one for visitors; nothing is asked of Stripe. */
export async function readPlan(ctx: Ctx, viewer: Viewer): Promise<PlanState> {
  const [switches, person] = await Promise.all([
    readSwitches(ctx),
    viewer.account ? readPerson(ctx.db, viewer.account.id) : null,
  ]);
  const rows = person?.rows ?? [];
  return {
    isConfigured: ctx.payments !== null,
    publishableKey: ctx.payments ? (ctx.settings.STRIPE_PUBLISHABLE_KEY ?? null) : null,
    trialOrigin: ctx.payments?.fakeOrigin ?? null,
    isOpen: switches.premiumTier,
    donationUrl: ctx.settings.DONATION_URL ?? null,
    ...paymentState(rows),
    owedUntil: owedUntil(rows),
    isGranted: viewer.isPremium && !rows.some((row) => givesPremium(row, ctx.now)),
  };
}

/**
 * The secret with which the payment form opens: of the one subscription whose payment is owed,
 * which is made if there is none. Safe to repeat and in parallel. Throws signInRequired,
 * paymentsOff, premiumClosed, tooManyRequests, taken (premium already), forbidden (the Owner took
 * it away) or unavailable.
 */
export async function createPaymentIntent(
  ctx: Ctx,
  viewer: Viewer,
): Promise<{ clientSecret: string }> {
  const { id: userId } = requireAccount(viewer);
  const payments = requirePayments(ctx);
  if (!(await readSwitches(ctx)).premiumTier) throw new DomainError("premiumClosed");
  await ctx.limitRate("account");
  const synced = await syncPerson(ctx, userId, (person) => askAsBuyer(payments, ctx, person));
  if (!synced) throw new DomainError("signInRequired");
  const { person, rows, snapshot } = synced;
  const isPaid = rows.some((row) => givesPremium(row, ctx.now) && !isOwed(row));
  if (isPaid || person.premiumGrant || viewer.isOwner) {
    throw new DomainError("taken", { plan: "premiumAlready" });
  }
  if (person.premiumGrant === false) throw new DomainError("forbidden");
  const owed =
    owedOf(snapshot.subscriptions) ??
    owedOf(await startSubscription(ctx, payments, userId, snapshot));
  if (!owed?.clientSecret) throw new DomainError("unavailable");
  return { clientSecret: owed.clientSecret };
}

type BuyerSubscriptions = { subscriptions: readonly ProviderSubscription[]; customerId: string };

/**
 * The subscriptions of a person who is about to pay, and their customer, made if there is none yet.
 */
async function askAsBuyer(
  payments: PaymentProvider,
  ctx: Ctx,
  person: Person,
): Promise<BuyerSubscriptions> {
  const { id: userId, email, customerId: known } = person;
  const subscriptions = known ? await payments.listSubscriptions(known) : null;
  if (known && subscriptions) return { subscriptions, customerId: known };
  // The key names what the call says: Stripe refuses one key for two different calls.
  const key = `customer-${await hashToken(`${userId} ${email} ${known}`)}`;
  const made = await payments.createCustomer({ userId, email, key });
  return {
    subscriptions: [],
    customerId: (await keepCustomer(ctx.db, userId, known, made)) ?? made,
  };
}

/**
 * Makes the subscription that comes after the newest of `snapshot`: whoever saw the same newest one
 * asks with the same key and gets the same answer. Then all are asked for once more, since that
 * answer may be a repeated, older one.
 */
async function startSubscription(
  ctx: Ctx,
  payments: PaymentProvider,
  userId: string,
  { subscriptions, customerId }: BuyerSubscriptions,
): Promise<readonly ProviderSubscription[]> {
  const key = `subscription-${customerId}-after-${subscriptions[0]?.id ?? "none"}`;
  const made = await payments.createSubscription({ customerId, userId, key });
  if (!made) {
    // Deleted at Stripe: the next try makes another.
    await keepCustomer(ctx.db, userId, customerId, null);
    throw new DomainError("unavailable");
  }
  const synced = await syncPerson(ctx, userId, async () => {
    const listed = (await payments.listSubscriptions(customerId)) ?? [];
    return { subscriptions: listed.some(({ id }) => id === made.id) ? listed : [made, ...listed] };
  });
  return synced?.snapshot.subscriptions ?? [];
}

/**
 * How a payment ended, as Stripe says now; heals a webhook that got lost. none: nothing was tried,
 * or payments are off. Throws signInRequired, tooManyRequests or unavailable.
 */
export async function confirmPayment(ctx: Ctx, viewer: Viewer): Promise<{ state: PaymentOutcome }> {
  const { id: userId } = requireAccount(viewer);
  const { payments } = ctx;
  if (!payments) return { state: "none" };
  await ctx.limitRate("account");
  const synced = await syncPerson(ctx, userId, async ({ customerId }) => {
    const subscriptions = customerId && (await payments.listSubscriptions(customerId));
    return subscriptions ? { subscriptions } : null;
  });
  if (!synced) return { state: "none" };
  if (synced.rows.some((row) => givesPremium(row, ctx.now) && !isOwed(row))) {
    return { state: "active" };
  }
  const secret = owedOf(synced.snapshot.subscriptions)?.clientSecret;
  if (!secret) return { state: "none" };
  return { state: OUTCOMES[await payments.readPayment(secret)] };
}

const OUTCOMES = { open: "none", processing: "processing", refused: "failed" } as const;

/**
 * The address of Stripe's page where the person changes the card or cancels. Throws signInRequired,
 * paymentsOff, notFound (never paid), tooManyRequests or unavailable.
 */
export async function openPortal(ctx: Ctx, viewer: Viewer): Promise<string> {
  const { id } = requireAccount(viewer);
  const payments = requirePayments(ctx);
  await ctx.limitRate("account");
  const person = await readPerson(ctx.db, id);
  if (!person?.customerId) throw new DomainError("notFound");
  return payments.openPortal(person.customerId, ctx.origin && `${ctx.origin}/premium`);
}

/** The person's subscriptions, newest first, without Stripe's ids. Throws signInRequired. */
export async function listOwnSubscriptions(ctx: Ctx, viewer: Viewer): Promise<OwnSubscription[]> {
  const person = await readPerson(ctx.db, requireAccount(viewer).id);
  return (person?.rows ?? []).map(({ status, currentPeriodEnd, cancelAtPeriodEnd, createdAt }) => ({
    status,
    currentPeriodEnd: currentPeriodEnd || null,
    cancelAtPeriodEnd,
    createdAt,
  }));
}

const requirePayments = (ctx: Ctx): PaymentProvider => {
  if (!ctx.payments) throw new DomainError("paymentsOff");
  return ctx.payments;
};
