/**
 * The objects that must exist at Stripe before anybody can pay or change their plan; created where
 * missing.
 */
import type { Stripe } from "stripe";
import { PLAN } from "#shared/premium/schema";

/** Tells the plan's price from all others of the account; another amount is another key. */
const FAMILY = "giftwright_premium_";
const LOOKUP_KEY = `${FAMILY}${PLAN.interval}_${PLAN.currency}_${PLAN.cents}`;
const MARK = { giftwright: "premium" };

/**
 * Is this a price of the plan, today's or an earlier one? Other products of the account give no
 * premium.
 */
export const isPlanPrice = ({ lookup_key, metadata }: Stripe.Price): boolean =>
  (lookup_key?.startsWith(FAMILY) ?? false) || metadata.giftwright === MARK.giftwright;

/** The id of the plan's price, found by its lookup key or made. Never one of another amount. */
export async function findPrice(stripe: Stripe): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [LOOKUP_KEY], active: true, limit: 10 });
  const known = data.find(
    (price) =>
      price.unit_amount === PLAN.cents &&
      price.currency === PLAN.currency &&
      price.recurring?.interval === PLAN.interval &&
      price.recurring.interval_count === 1,
  );
  if (known) return known.id;
  const made = await stripe.prices.create(
    {
      currency: PLAN.currency,
      unit_amount: PLAN.cents,
      recurring: { interval: PLAN.interval },
      product_data: { name: "Giftwright Premium", metadata: MARK },
      lookup_key: LOOKUP_KEY,
      // Stays with the price when its lookup key goes over to another.
      metadata: MARK,
      transfer_lookup_key: true,
    },
    { idempotencyKey: `price-${LOOKUP_KEY}` },
  );
  return made.id;
}

/**
 * The id of a portal where one can change the card and cancel at the period's end, and nothing
 * else.
 */
export async function findPortal(stripe: Stripe): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.giftwright === MARK.giftwright);
  if (known) return known.id;
  const made = await stripe.billingPortal.configurations.create(
    {
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: "at_period_end" },
      },
      metadata: MARK,
    },
    { idempotencyKey: "portal-giftwright" },
  );
  return made.id;
}
