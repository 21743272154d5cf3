/** A test's own account at the fake of Stripe, and the webhooks that it sends. */
import { call } from "../../people";
import { type Control, STRIPE_HOST } from "./api";
import type { StripeEvent, StripeObject, Subscription } from "./shapes";
import { signEvent } from "./sign";

export { signEvent } from "./sign";

type Held = {
  customers: StripeObject[];
  prices: StripeObject[];
  subscriptions: Subscription[];
  events: StripeEvent[];
  portals: StripeObject[];
  calls: string[];
};

const WEBHOOK_SECRET = "whsec_of_the_tests";

/** A new, empty account, and the settings that lead to it. */
export function newStripeAccount() {
  const key = `sk_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const settings = {
    STRIPE_SECRET_KEY: key,
    STRIPE_PUBLISHABLE_KEY: "pk_test_of_the_tests",
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: `http://${STRIPE_HOST}`,
  };
  const control = async (command: Control): Promise<Held> => {
    const headers = { authorization: `Bearer ${key}` };
    const body = JSON.stringify(command);
    const response = await fetch(`http://${STRIPE_HOST}/fake/control`, {
      method: "POST",
      headers,
      body,
    });
    return response.json();
  };
  return {
    settings,
    control,
    look: () => control({ act: "look" }),
    /** Sends an event as Stripe signs it; `with` may send other bytes, another secret or time. */
    send: async (event: object, others: { body?: string; secret?: string; at?: number } = {}) => {
      const text = JSON.stringify(event, null, 2);
      const at = others.at ?? Math.floor(Date.now() / 1000);
      const signature = await signEvent(text, others.secret ?? WEBHOOK_SECRET, at);
      return sendWebhook(others.body ?? text, signature, settings);
    },
  };
}

/** One webhook, byte for byte. */
export async function sendWebhook(
  body: string,
  signature: string | null,
  settings: object,
): Promise<Response> {
  return call("POST", "/api/payment/webhook", undefined, {
    settings,
    raw: body,
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...(signature !== null && { "stripe-signature": signature }),
    },
  });
}
