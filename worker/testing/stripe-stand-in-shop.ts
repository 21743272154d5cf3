/** One account at the stand-in for Stripe: what it holds, and what happens to it as at Stripe. */
import * as shapes from "./stripe-stand-in-shapes";

export type Shop = ReturnType<typeof newShop>;

/** Refuses as Stripe does. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; message: string; param?: string },
  ) {
    super(error.message);
  }
}

export const missing = (kind: string, id: string, param = "id") =>
  new Refusal(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });

const seconds = () => Math.floor(Date.now() / 1000);

/** An empty account. */
export function newShop() {
  const customers = new Map<string, ReturnType<typeof shapes.customer>>();
  const prices: shapes.Price[] = [];
  const subscriptions = new Map<string, shapes.Subscription>();
  const invoices = new Map<string, shapes.Invoice>();
  const intents = new Map<string, shapes.PaymentIntent>();
  const charges = new Map<string, ReturnType<typeof shapes.charge>>();
  const payments: ReturnType<typeof shapes.invoicePayment>[] = [];
  const portals: shapes.StripeObject[] = [];
  const events: shapes.StripeEvent[] = [];

  const record = (type: string, object: object) =>
    events.push(shapes.event(type, structuredClone(object), seconds()));

  const get = <T>(kind: string, from: Map<string, T>, id: string): T => {
    const found = from.get(id);
    if (!found) throw missing(kind, id);
    return found;
  };
  const subscriptionOf = (id: string) => get("subscription", subscriptions, id);
  const invoiceOf = (one: shapes.Subscription) => get("invoice", invoices, one.latest_invoice);

  /** Asks for money: an open invoice with its payment. */
  function bill(one: shapes.Subscription, now: number) {
    const amount = Number(one.items.data[0]?.price.unit_amount ?? 0);
    const intent = shapes.paymentIntent(one.customer, amount, now);
    const bill = shapes.invoice(one, intent.client_secret, amount, now);
    intents.set(intent.id, intent);
    invoices.set(bill.id, bill);
    payments.push(shapes.invoicePayment(bill.id, intent, now));
    one.latest_invoice = bill.id;
  }

  const intentOf = (one: shapes.Subscription) => {
    const payment = payments.find((each) => each.invoice === one.latest_invoice);
    return get("payment_intent", intents, payment?.payment.payment_intent ?? "");
  };

  function change(one: shapes.Subscription, fields: Partial<shapes.Subscription>) {
    Object.assign(one, fields);
    const isOver = fields.status === "canceled";
    record(`customer.subscription.${isOver ? "deleted" : "updated"}`, one);
    return one;
  }

  return {
    ...{ customers, prices, subscriptions, invoices, intents, charges, payments, portals, events },
    subscriptionOf,

    subscribe(customerId: string, priceId: string, fields: Record<string, unknown>) {
      if (!customers.has(customerId)) throw missing("customer", customerId, "customer");
      const price = prices.find(({ id }) => id === priceId);
      if (!price) throw missing("price", priceId, "items[0][price]");
      const one = shapes.subscription(fields, { customer: customerId, price }, seconds());
      bill(one, one.created);
      subscriptions.set(one.id, one);
      record("customer.subscription.created", one);
      return one;
    },

    /** The person pays what is owed. */
    pay(id: string) {
      const one = subscriptionOf(id);
      const [bill, intent] = [invoiceOf(one), intentOf(one)];
      const paid = shapes.charge(intent, seconds());
      charges.set(paid.id, paid);
      Object.assign(intent, { status: "succeeded", latest_charge: paid.id });
      Object.assign(bill, { status: "paid", amount_paid: bill.total, amount_remaining: 0 });
      bill.status_transitions.paid_at = seconds();
      record("invoice.paid", bill);
      return change(one, { status: "active" });
    },

    /** What the bank says of the payment that is owed. */
    answerPayment(id: string, status: "processing" | "refused") {
      const intent = intentOf(subscriptionOf(id));
      intent.status = status === "processing" ? "processing" : "requires_payment_method";
      if (status === "refused") {
        const message = "Your card was declined.";
        intent.last_payment_error = { type: "card_error", code: "card_declined", message };
        record("invoice.payment_failed", invoiceOf(subscriptionOf(id)));
      }
    },

    /** The next month begins at `at`, and its payment fails until it is paid. */
    failRenewal(id: string, at: number) {
      const one = subscriptionOf(id);
      bill(one, at);
      for (const item of one.items.data) item.current_period_end = at + 30 * 86_400;
      record("invoice.payment_failed", invoiceOf(one));
      return change(one, { status: "past_due" });
    },

    refund(id: string, part: number) {
      const [of] = [...charges.values()].filter(
        (each) => each.payment_intent === intentOf(subscriptionOf(id)).id,
      );
      if (!of) throw missing("charge", id);
      of.amount_refunded = Math.round(of.amount * part);
      of.refunded = part === 1;
      record("charge.refunded", of);
    },

    dispute(id: string) {
      const intent = intentOf(subscriptionOf(id));
      const of = get("charge", charges, intent.latest_charge ?? "");
      of.disputed = true;
      record("charge.dispute.created", shapes.dispute(of, seconds()));
    },

    /** Back to where it was, for a test that plays the same story again. */
    set: (id: string, status: string) => Object.assign(subscriptionOf(id), { status }),

    cancelLater: (id: string) => change(subscriptionOf(id), { cancel_at_period_end: true }),

    end(id: string, status: "canceled" | "incomplete_expired" | "unpaid") {
      const one = subscriptionOf(id);
      const isOver = status !== "unpaid";
      return change(one, {
        status,
        ...(isOver && { canceled_at: seconds(), ended_at: seconds() }),
      });
    },
  };
}
