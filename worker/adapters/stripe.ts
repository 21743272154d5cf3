/**
 * Stripe as the payment provider. Its SDK is loaded when the first payment needs it. Fails closed;
 * no error carries what Stripe wrote, which may repeat a person's data.
 */
import type { Stripe } from "stripe";
import { DomainError } from "#shared/errors";
import type { PaymentProvider } from "../domain/premium/ports";
import { fakeStripeOrigin, type Settings } from "../env";
import { findPortal, findPrice } from "./stripe-catalogue";
import { subscriptionOfInvoice, toEvent, toSubscription } from "./stripe-shapes";

/**
 * Milliseconds that one try may take. Tries at the same moment with one key wait for each other.
 */
const DEADLINE = 6_000;
const RETRIES = 3;
/** A person's newest subscriptions: a live one is always among them. */
const NEWEST = 10;
/** Expands the newest invoice as well. */
const SECRET = "latest_invoice.confirmation_secret";

const clients = new WeakMap<Settings, Stripe>();

async function openClient(settings: Settings, secretKey: string): Promise<Stripe> {
  const known = clients.get(settings);
  if (known) return known;
  const { Stripe } = await import("stripe");
  const base = settings.STRIPE_API_BASE ? new URL(settings.STRIPE_API_BASE) : null;
  const isPlain = base?.protocol === "http:";
  const client = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient((...args: Parameters<typeof fetch>) => fetch(...args)),
    maxNetworkRetries: RETRIES,
    timeout: DEADLINE,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (isPlain ? 80 : 443),
      protocol: isPlain ? "http" : "https",
    }),
  });
  clients.set(settings, client);
  return client;
}

/**
 * Stripe, or null unless all three keys are set; null as well where a fake is set outside of one's
 * own machine.
 */
export function stripePayments(settings: Settings): PaymentProvider | null {
  const fakeOrigin = fakeStripeOrigin(settings);
  if (settings.STRIPE_FAKE_ORIGIN && !fakeOrigin) return null;
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = settings;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null;

  const ask = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await openClient(settings, STRIPE_SECRET_KEY);
    return work(stripe).catch((error: unknown) => {
      throw toFailure(error);
    });
  };
  const askWhere = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T | null> =>
    ask((stripe) => work(stripe).catch(nullIfMissing));

  return {
    fakeOrigin,

    createCustomer: ({ userId, email, key }) =>
      ask(async (stripe) => {
        const customer = { email, metadata: { userId } };
        return (await stripe.customers.create(customer, { idempotencyKey: key })).id;
      }),

    deleteCustomer: async (customerId) => {
      await askWhere((stripe) => stripe.customers.del(customerId));
    },

    listSubscriptions: (customerId) =>
      askWhere(async (stripe) => {
        const expand = [`data.${SECRET}`];
        const filter = { customer: customerId, status: "all", limit: NEWEST, expand } as const;
        return (await stripe.subscriptions.list(filter)).data.map(toSubscription);
      }),

    readSubscription: (id) =>
      askWhere(async (stripe) =>
        toSubscription(await stripe.subscriptions.retrieve(id, { expand: [SECRET] })),
      ),

    createSubscription: ({ customerId, userId, key }) =>
      askWhere(async (stripe) => {
        const made = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: await findPrice(stripe) }],
            payment_behavior: "default_incomplete",
            payment_settings: { save_default_payment_method: "on_subscription" },
            metadata: { userId },
            expand: [SECRET],
          },
          { idempotencyKey: key },
        );
        return toSubscription(made);
      }),

    endSubscription: async (id, when) => {
      await askWhere((stripe) =>
        when === "now"
          ? stripe.subscriptions.cancel(id)
          : stripe.subscriptions.update(id, { cancel_at_period_end: true }),
      );
    },

    readPayment: (clientSecret) =>
      ask(async (stripe) => {
        const [id = ""] = clientSecret.split("_secret_");
        const { status, last_payment_error } = await stripe.paymentIntents.retrieve(id);
        // Also when paid: the subscription's update follows in a moment.
        if (status === "processing" || status === "succeeded") return "processing";
        return last_payment_error || status === "canceled" ? "refused" : "open";
      }),

    readCharge: (id) =>
      ask(async (stripe) => {
        const charge = await stripe.charges.retrieve(id);
        const isReversed = charge.refunded || charge.disputed;
        const intent = charge.payment_intent;
        if (!isReversed || !intent) return { isReversed, subscriptionId: null };
        const { data } = await stripe.invoicePayments.list({
          payment: {
            type: "payment_intent",
            payment_intent: typeof intent === "string" ? intent : intent.id,
          },
          expand: ["data.invoice"],
        });
        const [payment] = data;
        return {
          isReversed,
          subscriptionId: payment ? subscriptionOfInvoice(payment.invoice) : null,
        };
      }),

    openPortal: (customerId, returnUrl) =>
      ask(async (stripe) => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration: await findPortal(stripe),
          ...(returnUrl && { return_url: returnUrl }),
        });
        return session.url;
      }),

    readEvent: async (rawBody, signature) => {
      const stripe = await openClient(settings, STRIPE_SECRET_KEY);
      const event = await stripe.webhooks
        .constructEventAsync(rawBody, signature, STRIPE_WEBHOOK_SECRET)
        .catch(() => null);
      return toEvent(event);
    },
  };
}

/**
 * The fields of the SDK's errors that may be logged; typed by hand, since its classes load lazily.
 */
type StripeFailure = { type?: string; code?: string; statusCode?: number; requestId?: string };

function nullIfMissing(error: unknown): null {
  if ((error as StripeFailure).code === "resource_missing") return null;
  throw error;
}

function toFailure(error: unknown): DomainError {
  const { type, code, statusCode, requestId } = error as StripeFailure;
  const words = [type, code, statusCode, requestId].filter(Boolean).join(" ");
  const cause = new Error(`stripe ${words || "failed"}`);
  // Invalid Stripe keys are treated as missing keys.
  return new DomainError(statusCode === 401 ? "paymentsOff" : "unavailable", {}, { cause });
}
