/**
 * A stand-in for Stripe's API, as strict as it is about keys, idempotency and unknown ids. The secret key
 * chooses the account: `sk_test_<anything>` is one of its own. What people and banks do there comes by
 * `POST /stand-in`, with the same key: the one thing that isn't Stripe's. Standard web objects only, so
 * that a local server can answer with it too.
 */
import * as shapes from "./stripe-stand-in-shapes";
import { missing, newShop, Refusal, type Shop } from "./stripe-stand-in-shop";

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

function accountOf(key: string): Account {
  const known = accounts.get(key);
  if (known) return known;
  const account = { shop: newShop(), calls: [], fault: null, answered: new Map() };
  accounts.set(key, account);
  return account;
}

/** Answers one call as Stripe would. */
export async function answerStripeCall(request: Request): Promise<Response> {
  const key = (request.headers.get("authorization") ?? "").replace(/^Bearer /, "");
  if (!/^sk_test_\w+$/.test(key)) {
    const message = `Invalid API Key provided: ${key.slice(0, 8)}****`;
    return reply({ status: 401, body: { error: { type: "invalid_request_error", message } } });
  }
  const account = accountOf(key);
  const url = new URL(request.url);
  if (url.pathname === "/stand-in") return control(account, await request.json());
  account.calls.push(`${request.method} ${url.pathname}`);
  const { fault } = account;
  const isFaulty = fault !== null && account.calls.length >= fault.from;
  if (isFaulty && fault.mode === "down") return broken(fault.isRetried);
  const words = request.method === "GET" ? url.search : await request.text();
  const answer = await once(account, request, `${request.method} ${url.pathname} ${words}`, () =>
    perform(account.shop, request.method, url.pathname.split("/").slice(2), readForm(words)),
  );
  return isFaulty ? broken(fault.isRetried) : answer;
}

const broken = (isRetried: boolean) => {
  const error = { type: "api_error", message: "An unknown error occurred" };
  return reply({ status: 500, body: { error } }, { "stripe-should-retry": String(isRetried) });
};

/** The answer of a key's first call again; refuses a key that is busy, or that said something else. */
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

function perform(shop: Shop, method: string, path: string[], form: Form): Answer {
  const [resource = "", id = ""] = path;
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
    case "GET prices": {
      const keys = Object.values((form.lookup_keys as Form | undefined) ?? {});
      return list(
        shop.prices.filter(({ lookup_key, active }) => active && keys.includes(lookup_key)),
        "prices",
      );
    }
    case "POST prices": {
      const recurring = { interval_count: 1, usage_type: "licensed", ...(form.recurring as Form) };
      const { currency, lookup_key } = form;
      const fields = { currency, lookup_key, recurring, unit_amount: Number(form.unit_amount) };
      const made = shapes.price(fields, now());
      shop.prices.push(made);
      return ok(made);
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
      const wanted = [String(form.customer), items?.["0"]?.price ?? ""] as const;
      return ok(show(shop.subscribe(...wanted, { metadata: form.metadata ?? {} })));
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
      const wanted = (form.payment as Form | undefined)?.payment_intent;
      const data = shop.payments
        .filter(({ payment }) => payment.payment_intent === wanted)
        .map((one) =>
          expand.includes("data.invoice")
            ? { ...one, invoice: shop.invoices.get(one.invoice) }
            : one,
        );
      return list(data, "invoice_payments");
    }
    default:
      return performPortal(shop, call, id, form);
  }
}

function performPortal(shop: Shop, call: string, kind: string, form: Form): Answer {
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
      const url = `https://billing.stripe.com/p/session/${id}`;
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

/** What people and banks do, and what tests want to know. */
export type Control =
  | { act: "pay" | "cancelLater" | "refund" | "refundPart" | "dispute"; of: string }
  | { act: "processing" | "refused" | "canceled" | "incomplete_expired" | "unpaid"; of: string }
  | { act: "set"; of: string; status: string }
  | { act: "failRenewal"; of: string; at: number }
  | { act: "fault"; fault: { after: number; mode: "down" | "lost"; isRetried: boolean } | null }
  | { act: "look" }
  | { act: "forgetCustomers" };

/** `of` is a subscription's id or its payment form's secret. Answers what the account holds afterwards. */
function control(account: Account, wanted: Control): Response {
  const { shop } = account;
  const idOf = (of: string) => {
    const intent = of.split("_secret_")[0];
    const payment = shop.payments.find(({ payment }) => payment.payment_intent === intent);
    const bill = payment && shop.invoices.get(payment.invoice);
    return bill?.parent.subscription_details.subscription ?? of;
  };
  switch (wanted.act) {
    case "pay":
    case "cancelLater":
    case "dispute":
      shop[wanted.act](idOf(wanted.of));
      break;
    case "refund":
    case "refundPart":
      shop.refund(idOf(wanted.of), wanted.act === "refund" ? 1 : 0.4);
      break;
    case "processing":
    case "refused":
      shop.answerPayment(idOf(wanted.of), wanted.act);
      break;
    case "canceled":
    case "incomplete_expired":
    case "unpaid":
      shop.end(idOf(wanted.of), wanted.act);
      break;
    case "set":
      shop.set(idOf(wanted.of), wanted.status);
      break;
    case "failRenewal":
      shop.failRenewal(idOf(wanted.of), wanted.at);
      break;
    case "forgetCustomers":
      shop.customers.clear();
      break;
    case "fault":
      account.fault = wanted.fault && {
        ...wanted.fault,
        from: account.calls.length + wanted.fault.after + 1,
      };
  }
  const { customers, prices, subscriptions, events, portals } = shop;
  return Response.json({
    customers: [...customers.values()],
    subscriptions: [...subscriptions.values()],
    ...{ prices, events, portals, calls: account.calls },
  });
}
