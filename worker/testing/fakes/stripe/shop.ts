/** One account at the fake of Stripe: what it holds, and what happens to it as at Stripe. */
import * as shapes from "./shapes";

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

/** What an account holds, as JSON can keep it. */
export type SavedShop = {
  customers: ReturnType<typeof shapes.customer>[];
  prices: shapes.Price[];
  subscriptions: shapes.Subscription[];
  invoices: shapes.Invoice[];
  intents: shapes.PaymentIntent[];
  charges: ReturnType<typeof shapes.charge>[];
  payments: ReturnType<typeof shapes.invoicePayment>[];
  portals: shapes.StripeObject[];
  sessions: PortalSession[];
};
export type PortalSession = { id: string; customer: string; return_url?: string };

const byId = <T extends { id: string }>(list: readonly T[] = []) =>
  new Map(list.map((one) => [one.id, one]));

const DECLINED = { type: "card_error", code: "card_declined" };
const REFUSALS: Record<"refused" | "poor" | "live" | "unproved", shapes.PaymentError> = {
  refused: { ...DECLINED, decline_code: "generic_decline", message: "Your card was declined." },
  poor: {
    ...DECLINED,
    decline_code: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  live: {
    ...DECLINED,
    decline_code: "test_mode_live_card",
    message:
      "Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://docs.stripe.com/testing.",
  },
  unproved: {
    type: "invalid_request_error",
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  },
};

/** How a bank answers a payment. */
export type BankAnswer = keyof typeof REFUSALS | "processing" | "asks";

/** An account, empty or as it was saved. */
export function newShop(saved: Partial<SavedShop> = {}) {
  const customers = byId(saved.customers);
  const prices = saved.prices ?? [];
  const subscriptions = byId(saved.subscriptions);
  const invoices = byId(saved.invoices);
  const intents = byId(saved.intents);
  const charges = byId(saved.charges);
  const payments = saved.payments ?? [];
  const portals = saved.portals ?? [];
  const sessions = byId(saved.sessions);
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
    sessions,
    subscriptionOf,

    save: (): SavedShop => ({
      customers: [...customers.values()],
      prices,
      subscriptions: [...subscriptions.values()],
      invoices: [...invoices.values()],
      intents: [...intents.values()],
      charges: [...charges.values()],
      payments,
      portals,
      sessions: [...sessions.values()],
    }),

    addPrice(fields: Record<string, unknown>) {
      const made = shapes.price(fields, seconds());
      prices.push(made);
      return made;
    },

    /** The id of the subscription that a payment is for. */
    subscriptionOfIntent(intentId: string): string | undefined {
      const payment = payments.find(({ payment }) => payment.payment_intent === intentId);
      const bill = payment && invoices.get(payment.invoice);
      return bill?.parent.subscription_details.subscription;
    },

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
      Object.assign(intent, { status: "succeeded", latest_charge: paid.id, next_action: null });
      Object.assign(bill, { status: "paid", amount_paid: bill.total, amount_remaining: 0 });
      bill.status_transitions.paid_at = seconds();
      record("invoice.paid", bill);
      return change(one, { status: "active" });
    },

    /** What the bank says of the payment that is owed; `asks`: is it really the card's owner? */
    answerPayment(id: string, answer: BankAnswer) {
      const one = subscriptionOf(id);
      const intent = intentOf(one);
      const isOpen = answer === "processing" || answer === "asks";
      intent.status =
        answer === "processing"
          ? "processing"
          : answer === "asks"
            ? "requires_action"
            : "requires_payment_method";
      intent.next_action = answer === "asks" ? { type: "use_stripe_sdk" } : null;
      intent.last_payment_error = isOpen ? null : REFUSALS[answer];
      if (!isOpen) record("invoice.payment_failed", invoiceOf(one));
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

    resume: (id: string) => change(subscriptionOf(id), { cancel_at_period_end: false }),

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
