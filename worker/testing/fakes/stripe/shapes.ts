/**
 * Stripe's objects in the shapes of API 2026-10-28, with the fields that a payment here touches and
 * some more.
 */
export const API_VERSION = "2026-10-28.endive";

export type StripeObject = { id: string; object: string; [field: string]: unknown };
type Fields = Record<string, unknown>;

export const newId = (prefix: string) =>
  `${prefix}_${crypto.randomUUID().replaceAll("-", "").slice(0, 24)}`;

export const customer = (fields: Fields, created: number) => ({
  id: newId("cus"),
  object: "customer",
  address: null,
  balance: 0,
  created,
  currency: null,
  delinquent: false,
  description: null,
  email: null as string | null,
  invoice_settings: { default_payment_method: null },
  livemode: false,
  metadata: {},
  name: null,
  ...fields,
});

export const price = (fields: Fields, created: number) => ({
  id: newId("price"),
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created,
  currency: "usd",
  livemode: false,
  lookup_key: null as string | null,
  metadata: {},
  nickname: null,
  product: newId("prod"),
  recurring: { interval: "month", interval_count: 1, usage_type: "licensed" },
  type: "recurring",
  unit_amount: 0,
  ...fields,
});
export type Price = ReturnType<typeof price>;

const MONTH = 30 * 86_400;

export const subscription = (
  fields: Fields,
  of: { customer: string; price: Price },
  now: number,
) => {
  const id = newId("sub");
  return {
    id,
    object: "subscription",
    billing_mode: { type: "flexible" },
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    collection_method: "charge_automatically",
    created: now,
    currency: "usd",
    customer: of.customer,
    default_payment_method: null,
    ended_at: null as number | null,
    items: {
      object: "list",
      data: [
        {
          id: newId("si"),
          object: "subscription_item",
          created: now,
          current_period_start: now,
          current_period_end: now + MONTH,
          metadata: {},
          price: of.price,
          quantity: 1,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: "",
    livemode: false,
    metadata: {} as Record<string, string>,
    start_date: now,
    status: "incomplete",
    ...fields,
  };
};
export type Subscription = ReturnType<typeof subscription>;

export const invoice = (one: Subscription, secret: string, amount: number, now: number) => ({
  id: newId("in"),
  object: "invoice",
  amount_due: amount,
  amount_paid: 0,
  amount_remaining: amount,
  billing_reason: one.latest_invoice ? "subscription_cycle" : "subscription_create",
  /** Only where it is expanded. */
  confirmation_secret: { client_secret: secret, type: "payment_intent" },
  created: now,
  currency: "usd",
  customer: one.customer,
  livemode: false,
  parent: {
    quote_details: null,
    subscription_details: { metadata: one.metadata, subscription: one.id },
    type: "subscription_details",
  },
  status: "open",
  status_transitions: {
    finalized_at: now,
    marked_uncollectible_at: null,
    paid_at: null as number | null,
    voided_at: null,
  },
  total: amount,
});
export type Invoice = ReturnType<typeof invoice>;

/** Why a payment was refused. */
export type PaymentError = { type: string; code: string; decline_code?: string; message: string };

export const paymentIntent = (customerId: string, amount: number, now: number) => {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent",
    amount,
    client_secret: `${id}_secret_${crypto.randomUUID().replaceAll("-", "").slice(0, 25)}`,
    created: now,
    currency: "usd",
    customer: customerId,
    last_payment_error: null as null | PaymentError,
    next_action: null as null | { type: string },
    latest_charge: null as string | null,
    livemode: false,
    metadata: {},
    status: "requires_payment_method",
  };
};
export type PaymentIntent = ReturnType<typeof paymentIntent>;

export const charge = (intent: PaymentIntent, now: number) => ({
  id: newId("ch"),
  object: "charge",
  amount: intent.amount,
  amount_refunded: 0,
  billing_details: { email: null, name: null },
  created: now,
  currency: "usd",
  customer: intent.customer,
  disputed: false,
  livemode: false,
  metadata: {},
  paid: true,
  payment_intent: intent.id,
  refunded: false,
  status: "succeeded",
});

export const invoicePayment = (invoiceId: string, intent: PaymentIntent, now: number) => ({
  id: newId("inpay"),
  object: "invoice_payment",
  amount_paid: null,
  amount_requested: intent.amount,
  created: now,
  currency: "usd",
  invoice: invoiceId,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent.id, type: "payment_intent" },
  status: "open",
});

export const dispute = (
  of: { id: string; amount: number; payment_intent: string },
  now: number,
) => ({
  id: newId("du"),
  object: "dispute",
  amount: of.amount,
  charge: of.id,
  created: now,
  currency: "usd",
  livemode: false,
  payment_intent: of.payment_intent,
  reason: "fraudulent",
  status: "needs_response",
});

export const event = (type: string, object: object, created: number) => ({
  id: newId("evt"),
  object: "event",
  api_version: API_VERSION,
  created,
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: newId("req"), idempotency_key: null },
  type,
});
export type StripeEvent = ReturnType<typeof event>;
