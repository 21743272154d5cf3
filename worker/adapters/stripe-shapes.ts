/** Stripe's objects as our domain knows them. Webhooks come from outside, so zod reads those. */
import type { Stripe } from "stripe";
import { z } from "zod";
import type { PaymentEvent, ProviderSubscription } from "../domain/premium/ports";
import { isPlanPrice } from "./stripe-catalogue";

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

const FIRST = "subscription_create";

/** A subscription whose newest invoice was expanded with its confirmation secret. */
export function toSubscription(one: Stripe.Subscription): ProviderSubscription {
  const invoice = typeof one.latest_invoice === "string" ? null : one.latest_invoice;
  const isOpen = invoice?.status === "open";
  return {
    id: one.id,
    customerId: idOf(one.customer) ?? "",
    userId: one.metadata.userId ?? null,
    isPlan: one.items.data.some(({ price }) => isPlanPrice(price)),
    status: one.status,
    createdAt: one.created,
    currentPeriodEnd: Math.max(0, ...one.items.data.map((item) => item.current_period_end)),
    // A second invoice comes only after the first was paid.
    wasPaid: invoice?.status === "paid" || (invoice?.billing_reason ?? FIRST) !== FIRST,
    // The portal writes the one or the other, by the subscription's billing mode.
    cancelAtPeriodEnd: one.cancel_at_period_end || one.cancel_at !== null,
    owedSince: isOpen ? (invoice.status_transitions.finalized_at ?? invoice.created) : null,
    clientSecret: isOpen ? (invoice.confirmation_secret?.client_secret ?? null) : null,
  };
}

/** The subscription that an invoice is for. */
export const subscriptionOfInvoice = (invoice: string | Stripe.Invoice | Stripe.DeletedInvoice) =>
  typeof invoice === "string" || !("parent" in invoice)
    ? null
    : idOf(invoice.parent?.subscription_details?.subscription);

const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();
const eventObject = z.object({
  id: z.string().optional(),
  charge: reference,
  /** Where accounts with an older API version have it. */
  subscription: reference,
  parent: z
    .object({ subscription_details: z.object({ subscription: reference }).nullish() })
    .nullish(),
});

const event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

/** An event as its ids; without a subject where it is none of ours. Null for what is no event. */
export function toEvent(sent: unknown): PaymentEvent | null {
  const read = event.safeParse(sent);
  if (!read.success) return null;
  const { id, type, data } = read.data;
  const object = eventObject.safeParse(data.object).data;
  return { id, type, subject: object ? subjectOf(type, object) : null };
}

function subjectOf(type: string, object: z.infer<typeof eventObject>): PaymentEvent["subject"] {
  if (type.startsWith("customer.subscription.")) return subscription(object.id);
  if (type === "invoice.paid" || type === "invoice.payment_failed") {
    const parent = object.parent?.subscription_details?.subscription;
    return subscription(idOf(parent ?? object.subscription));
  }
  if (type === "charge.refunded") return charge(object.id);
  if (type === "charge.dispute.created") return charge(idOf(object.charge));
  return null;
}

const subscription = (id: string | null | undefined) => (id ? { subscriptionId: id } : null);
const charge = (id: string | null | undefined) => (id ? { chargeId: id } : null);
