/**
 * Stripe's webhooks. An event only says whom to ask about: its effect comes from what Stripe
 * answers now, and is stored in one batch with the event's id. Any failure is thrown, so that
 * Stripe sends the event again.
 */

import { DomainError } from "#shared/errors";
import type { Ctx } from "../../context";
import { syncPerson } from "./entitlement.server";
import type { PaymentEvent, PaymentProvider } from "./ports";
import { deleteOldEvents, isEventKnown, type Person, readPerson, readUserId } from "./queries";

/** Stripe repeats an event for days, and by hand for thirty. */
const KEEP_SECONDS = 35 * 86_400;

/**
 * Takes one webhook: the body as it came, and its Stripe-Signature. Throws paymentsOff,
 * invalidInput (not signed by Stripe, or too long ago) or unavailable.
 */
export async function receiveStripeEvent(
  ctx: Ctx,
  rawBody: string,
  signature: string,
): Promise<void> {
  const { payments } = ctx;
  if (!payments) throw new DomainError("paymentsOff");
  const event = await payments.readEvent(rawBody, signature);
  if (!event) {
    ctx.log.warn("stripe_signature_refused");
    throw new DomainError("invalidInput");
  }
  const outcome = await applyEvent(ctx, payments, event);
  ctx.log.info("stripe_event", { type: event.type.slice(0, 60), outcome });
}

async function applyEvent(ctx: Ctx, payments: PaymentProvider, event: PaymentEvent) {
  if (!event.subject) return "not ours";
  if (await isEventKnown(ctx.db, event.id)) return "known";
  const reversal = "chargeId" in event.subject;
  const subscriptionId =
    "chargeId" in event.subject
      ? await readReversed(payments, event.subject.chargeId)
      : event.subject.subscriptionId;
  if (!subscriptionId) return "nothing to do";
  const known = await readUserId(ctx.db, subscriptionId);
  const unknown = known ? null : await payments.readSubscription(subscriptionId);
  if (unknown && !unknown.isPlan) return "not ours";
  const userId = known ?? unknown?.userId;
  if (!userId || !(await readPerson(ctx.db, userId))) return "person unknown";
  // Cancelled at Stripe first, so that a refunded person is never charged again.
  if (reversal) await payments.endSubscription(subscriptionId, "now");
  const { id, type } = event;
  const synced = await syncPerson(ctx, userId, async (person) => {
    if (await isEventKnown(ctx.db, id)) return null;
    const subscription = await payments.readSubscription(subscriptionId);
    if (!subscription || !isTheirs(person, subscription)) return null;
    const { customerId } = subscription;
    const revoked = reversal ? subscriptionId : null;
    return { subscriptions: [subscription], customerId, revoked, event: { id, type } };
  });
  return synced ? "stored" : "nothing to do";
}

/** The subscription whose payment was wholly refunded or is disputed; null for any other charge. */
async function readReversed(payments: PaymentProvider, chargeId: string): Promise<string | null> {
  const charge = await payments.readCharge(chargeId);
  return charge.isReversed ? charge.subscriptionId : null;
}

/** A subscription of another person's customer is ignored, whatever its metadata says. */
const isTheirs = ({ rows, customerId }: Person, subscription: { id: string; customerId: string }) =>
  rows.some(({ stripeSubscriptionId }) => stripeSubscriptionId === subscription.id) ||
  customerId === null ||
  customerId === subscription.customerId;

/** Forgets events that Stripe doesn't repeat any more. */
export const sweepStripeEvents = async (ctx: Ctx): Promise<void> => {
  await deleteOldEvents(ctx.db, ctx.now - KEEP_SECONDS);
};
