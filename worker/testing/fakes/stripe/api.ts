/**
 * A fake of Stripe's API, as strict as it is about keys, idempotency and unknown ids. The secret
 * key chooses the account: `sk_test_<anything>` is one of its own, and `pk_test_<anything>` its
 * publishable key. What people and banks do there comes by `POST /fake/control`, with the same key:
 * the one thing that isn't Stripe's. Standard web objects only: it answers tests inside workerd and
 * the local server of `scripts/fake-stripe`.
 */
import * as shapes from "./shapes";
import { type BankAnswer, missing, newShop, Refusal, type SavedShop, type Shop } from "./shop";

export const STRIPE_HOST = "stripe.test";

type Answer = { status: number; body: object };
type Form = Record<string, unknown>;
type Account = {
  shop: Shop;
  /** Method and path of every call, in order. */
  calls: string[];
  /** From this call on (from 1) nothing answers; "lost" still has its effect. */
  fault: { from: number; mode: "down" | "lost"; isRetried: boolean } | null;
  answered: Map<string, { words: string; answer: Promise<Answer> | null }>;
};

const accounts = new Map<string, Account>();

/** The account of a secret key; a new one holds what was `saved`. */
function accountOf(key: string, saved?: Partial<SavedShop>): Account {
  const known = accounts.get(key);
  if (known) return known;
  const account = { shop: newShop(saved), calls: [], fault: null, answered: new Map() };
  accounts.set(key, account);
  return account;
}

/** What the account of a secret key holds; a new one begins with what was `saved`. */
export const openShop = (key: string, saved?: Partial<SavedShop>): Shop =>
  accountOf(key, saved).shop;

/** Answers one call as Stripe would. */
export async function answerStripeCall(request: Request): Promise<Response> {
  const key = (request.headers.get("authorization") ?? "").replace(/^Bearer /, "");
  if (!/^sk_test_\w+$/.test(key)) {
    const message = `Invalid API Key provided: ${key.slice(0, 8)}****`;
    return reply({ status: 401, body: { error: { type: "invalid_request_error", message } } });
  }
  const account = accountOf(key);
  const url = new URL(request.url);
  if (url.pathname === "/fake/control") return control(account, await request.json());
  account.calls.push(`${request.method} ${url.pathname}`);
  const { fault } = account;
  const isFaulty = fault !== null && account.calls.length >= fault.from;
  if (isFaulty && fault.mode === "down") return broken(fault.isRetried);
  const words = request.method === "GET" ? url.search : await request.text();
  const answer = await once(account, request, `${request.method} ${url.pathname} ${words}`, () =>
    perform(account.shop, request.method, url, readForm(words)),
  );
  return isFaulty ? broken(fault.isRetried) : answer;
}

const broken = (isRetried: boolean) => {
  const error = { type: "api_error", message: "An unknown error occurred" };
  return reply({ status: 500, body: { error } }, { "stripe-should-retry": String(isRetried) });
};

/**
 * The answer of a key's first call again; refuses a key that is busy, or that said something else.
 */
async function once(account: Account, request: Request, words: string, work: () => Answer) {
  const key = request.headers.get("idempotency-key");
  if (!key || request.method === "GET") return reply(attempt(work));
  const known = account.answered.get(key);
  if (known && known.words !== words) {
    const message = "Keys for idempotent requests can only be used with the same parameters.";
    return reply({ status: 400, body: { error: { type: "idempotency_error", message } } });
  }
  if (known) {
    if (known.answer) return reply(await known.answer, { "idempotent-replayed": "true" });
    const message = "There is currently another in-progress request using this Idempotent Key.";
    const error = { type: "invalid_request_error", code: "idempotency_key_in_use", message };
    return reply({ status: 409, body: { error } });
  }
  const entry: { words: string; answer: Promise<Answer> | null } = { words, answer: null };
  account.answered.set(key, entry);
  // Long enough for a call that comes at the same moment to find it busy.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const answer = attempt(work);
  entry.answer = Promise.resolve(answer);
  return reply(answer);
}

function attempt(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}

const reply = ({ status, body }: Answer, headers: Record<string, string> = {}) =>
  Response.json(body, {
    status,
    headers: {
      "request-id": shapes.newId("req"),
      "stripe-version": shapes.API_VERSION,
      ...headers,
    },
  });

/** `items[0][price]=x` as nested objects. */
function readForm(words: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(words)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? "";
    let place = form;
    for (const step of path) {
      place[step] ??= {};
      place = place[step] as Form;
    }
    place[last] = value === "true" ? true : value === "false" ? false : value;
  }
  return form;
}

const list = (data: readonly object[], url: string): Answer => ({
  status: 200,
  body: { object: "list", data, has_more: false, url: `/v1/${url}` },
});
const ok = (body: object): Answer => ({ status: 200, body });
const now = () => Math.floor(Date.now() / 1000);

function perform(shop: Shop, method: string, { origin, pathname }: URL, form: Form): Answer {
  const [resource = "", id = ""] = pathname.split("/").slice(2);
  const call = `${method} ${resource}${id && resource !== "billing_portal" ? "/:id" : ""}`;
  const expand = Object.values((form.expand as Form | undefined) ?? {}).join(" ");
  const show = (one: shapes.Subscription) => ({
    ...one,
    latest_invoice: expand.includes("latest_invoice")
      ? shop.invoices.get(one.latest_invoice)
      : one.latest_invoice,
  });
  switch (call) {
    case "POST customers": {
      const made = shapes.customer({ email: form.email, metadata: form.metadata }, now());
      shop.customers.set(made.id, made);
      return ok(made);
    }
    case "DELETE customers/:id": {
      if (!shop.customers.delete(id)) throw missing("customer", id);
      for (const one of shop.subscriptions.values()) {
        if (one.customer === id && one.status !== "canceled") shop.end(one.id, "canceled");
      }
      return ok({ id, object: "customer", deleted: true });
    }
    case "GET prices": {
      const keys = Object.values((form.lookup_keys as Form | undefined) ?? {});
      return list(
        shop.prices.filter(({ lookup_key, active }) => active && keys.includes(lookup_key)),
        "prices",
      );
    }
    case "POST prices": {
      const recurring = { interval_count: 1, usage_type: "licensed", ...(form.recurring as Form) };
      const { currency, lookup_key, metadata = {} } = form;
      const fields = {
        currency,
        lookup_key,
        metadata,
        recurring,
        unit_amount: Number(form.unit_amount),
      };
      return ok(shop.addPrice(fields));
    }
    case "GET subscriptions": {
      const customerId = String(form.customer);
      if (!shop.customers.has(customerId)) throw missing("customer", customerId, "customer");
      const found = [...shop.subscriptions.values()]
        .filter((one) => one.customer === customerId)
        .filter(({ status }) => form.status === "all" || status !== "canceled")
        .reverse();
      return list(found.slice(0, Number(form.limit ?? 10)).map(show), "subscriptions");
    }
    case "POST subscriptions": {
      const items = form.items as Record<string, { price?: string }> | undefined;
      if (form.payment_behavior !== "default_incomplete") throw missing("payment_method", "none");
      const command = [String(form.customer), items?.["0"]?.price ?? ""] as const;
      return ok(show(shop.subscribe(...command, { metadata: form.metadata ?? {} })));
    }
    case "GET subscriptions/:id":
      return ok(show(shop.subscriptionOf(id)));
    case "POST subscriptions/:id":
      if (shop.subscriptionOf(id).status === "canceled") throw missing("subscription", id);
      return ok(form.cancel_at_period_end ? shop.cancelLater(id) : shop.subscriptionOf(id));
    case "DELETE subscriptions/:id":
      if (shop.subscriptionOf(id).status === "canceled") throw missing("subscription", id);
      return ok(shop.end(id, "canceled"));
    case "GET payment_intents/:id":
      return found("payment_intent", id, shop.intents.get(id));
    case "GET charges/:id":
      return found("charge", id, shop.charges.get(id));
    case "GET invoice_payments": {
      const command = (form.payment as Form | undefined)?.payment_intent;
      const data = shop.payments
        .filter(({ payment }) => payment.payment_intent === command)
        .map((one) =>
          expand.includes("data.invoice")
            ? { ...one, invoice: shop.invoices.get(one.invoice) }
            : one,
        );
      return list(data, "invoice_payments");
    }
    default:
      return performPortal(shop, call, id, form, origin);
  }
}

function performPortal(shop: Shop, call: string, kind: string, form: Form, origin: string): Answer {
  switch (`${call}/${kind}`) {
    case "GET billing_portal/configurations":
      return list(shop.portals, "billing_portal/configurations");
    case "POST billing_portal/configurations": {
      const made = { id: shapes.newId("bpc"), object: "billing_portal.configuration", ...form };
      shop.portals.push(made);
      return ok(made);
    }
    case "POST billing_portal/sessions": {
      const id = shapes.newId("bps");
      const customerId = String(form.customer);
      if (!shop.customers.has(customerId)) throw missing("customer", customerId, "customer");
      const url = `${origin}/p/session/${id}`;
      const return_url =
        form.return_url === undefined ? {} : { return_url: String(form.return_url) };
      shop.sessions.set(id, { id, customer: customerId, ...return_url });
      return ok({ id, object: "billing_portal.session", ...form, created: now(), url });
    }
    default: {
      const message = `Unrecognized request URL (${call}).`;
      throw new Refusal(404, { type: "invalid_request_error", message });
    }
  }
}

function found(kind: string, id: string, object: object | undefined): Answer {
  if (!object) throw missing(kind, id);
  return ok(object);
}

/**
 * Stripe's own test cards (docs.stripe.com/testing), and how their banks answer; 0077 takes its
 * time.
 */
const PAYING = ["4242424242424242", "4000056655665556", "5555555555554444", "378282246310005"];
const ANSWERS: Record<string, BankAnswer> = {
  "4000000000000002": "refused",
  "4000000000009995": "poor",
  "4000000000000077": "processing",
  "4000002500003155": "asks",
  "4000002760003184": "asks",
  "4000000000003220": "asks",
};

/**
 * The answer that Stripe.js gets: the intent, or the error that refused it with the intent in it.
 */
type Confirmed = { intent: shapes.PaymentIntent; error: shapes.PaymentError | null };

/**
 * A payment by card, as Stripe.js asks for it with the secret of the payment form. Throws Refusal.
 */
export function confirmCard(shop: Shop, clientSecret: string, card: string): Confirmed {
  const [intent, id] = openIntent(shop, clientSecret);
  if (intent.status === "succeeded" || intent.status === "processing") {
    const code = "payment_intent_unexpected_state";
    const message = "This PaymentIntent has already succeeded or is under way.";
    return { intent, error: { type: "invalid_request_error", code, message } };
  }
  if (PAYING.includes(card)) shop.pay(id);
  else shop.answerPayment(id, ANSWERS[card] ?? "live");
  return { intent, error: intent.last_payment_error };
}

/** The end of a bank's question whether it is the card's owner who pays. Throws Refusal. */
export function answerChallenge(shop: Shop, clientSecret: string, isAccepted: boolean): Confirmed {
  const [intent, id] = openIntent(shop, clientSecret);
  if (intent.status === "requires_action") {
    if (isAccepted) shop.pay(id);
    else shop.answerPayment(id, "unproved");
  }
  return { intent, error: intent.last_payment_error };
}

/** The payment that a secret opens, and the id of its subscription. */
export function openIntent(shop: Shop, clientSecret: string): [shapes.PaymentIntent, string] {
  const id = clientSecret.split("_secret_")[0] ?? "";
  const intent = shop.intents.get(id);
  const subscriptionId = shop.subscriptionOfIntent(id);
  if (!intent || !subscriptionId || intent.client_secret !== clientSecret) {
    throw missing("payment_intent", id);
  }
  return [intent, subscriptionId];
}

/** What people and banks do, and what tests want to know. */
export type Control =
  | { act: "pay" | "cancelLater" | "refund" | "refundPart" | "dispute"; of: string }
  | { act: "processing" | "refused" | "canceled" | "incomplete_expired" | "unpaid"; of: string }
  | { act: "set"; of: string; status: string }
  /**
   * A customer buys another product for one cent; a subscription goes over to one; its price is
   * archived.
   */
  | { act: "buyOther" | "becomeOther" | "loseLookupKey"; of: string }
  | { act: "failRenewal"; of: string; at: number }
  | { act: "fault"; fault: { after: number; mode: "down" | "lost"; isRetried: boolean } | null }
  | { act: "look" }
  | { act: "forgetCustomers" };

/**
 * `of` is a subscription's id or its payment form's secret. Answers what the account holds
 * afterwards.
 */
function control(account: Account, command: Control): Response {
  const { shop } = account;
  const idOf = (of: string) => shop.subscriptionOfIntent(of.split("_secret_")[0] ?? "") ?? of;
  switch (command.act) {
    case "pay":
    case "cancelLater":
    case "dispute":
      shop[command.act](idOf(command.of));
      break;
    case "refund":
    case "refundPart":
      shop.refund(idOf(command.of), command.act === "refund" ? 1 : 0.4);
      break;
    case "processing":
    case "refused":
      shop.answerPayment(idOf(command.of), command.act);
      break;
    case "canceled":
    case "incomplete_expired":
    case "unpaid":
      shop.end(idOf(command.of), command.act);
      break;
    case "buyOther": {
      const userId = (shop.customers.get(command.of)?.metadata as Form | undefined)?.userId;
      const price = shop.addPrice({ unit_amount: 1 });
      shop.pay(shop.subscribe(command.of, price.id, { metadata: { userId } }).id);
      break;
    }
    case "becomeOther":
      for (const item of shop.subscriptionOf(idOf(command.of)).items.data) {
        item.price = shop.addPrice({ unit_amount: 1 });
      }
      break;
    case "loseLookupKey":
      for (const { price } of shop.subscriptionOf(idOf(command.of)).items.data) {
        price.lookup_key = null;
      }
      break;
    case "set":
      shop.set(idOf(command.of), command.status);
      break;
    case "failRenewal":
      shop.failRenewal(idOf(command.of), command.at);
      break;
    case "forgetCustomers":
      shop.customers.clear();
      break;
    case "fault":
      account.fault = command.fault && {
        ...command.fault,
        from: account.calls.length + command.fault.after + 1,
      };
  }
  const { customers, prices, subscriptions, events, portals } = shop;
  return Response.json({
    customers: [...customers.values()],
    subscriptions: [...subscriptions.values()],
    ...{ prices, events, portals, calls: account.calls },
  });
}
