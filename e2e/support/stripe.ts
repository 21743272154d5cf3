/** A visitor's way through Stripe: its script and frames from a stand-in, cards that banks treat differently. */
import type { BrowserContext, Route } from "@playwright/test";
import { STRIPE_FRAME, STRIPE_SCRIPT } from "./stripe-script";

/** Stripe's own test cards; the last one stands for a bank that takes its time. */
export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  slow: "4000000000000077",
} as const;

export const DECLINED = "Your card was declined.";

/** What people and banks do at the stand-in, as `worker/testing/stripe-stand-in.ts` names it. */
export async function tellStripe(act: "pay" | "processing" | "refused", of: string) {
  const { STRIPE_API_BASE, STRIPE_SECRET_KEY } = process.env;
  const response = await fetch(`${STRIPE_API_BASE}/stand-in`, {
    method: "POST",
    headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}` },
    body: JSON.stringify({ act, of }),
  });
  if (!response.ok) throw new Error(`the stand-in answered ${response.status}`);
}

/** Answers for Stripe in this browser; the list grows by every address that the page asks there. */
export async function standInForStripe(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https:\/\/([a-z]+\.)?stripe\.com\//, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  return asked;
}

async function answer(route: Route) {
  const { hostname, pathname } = new URL(route.request().url());
  if (hostname === "billing.stripe.com") {
    return route.fulfill({ contentType: "text/html", body: "<h1>Billing portal</h1>" });
  }
  if (pathname.endsWith(".html")) {
    return route.fulfill({ contentType: "text/html", body: STRIPE_FRAME });
  }
  if (pathname.endsWith("/confirm")) return confirm(route);
  return route.fulfill({ contentType: "text/javascript", body: STRIPE_SCRIPT });
}

async function confirm(route: Route) {
  const form = new URLSearchParams(route.request().postData() ?? "");
  const secret = form.get("client_secret") ?? "";
  const card = form.get("payment_method_data[card][number]");
  const headers = { "access-control-allow-origin": "*" };
  const intent = { id: secret.split("_secret_")[0], object: "payment_intent" };
  if (card === CARDS.declined) {
    await tellStripe("refused", secret);
    const error = {
      type: "card_error",
      code: "card_declined",
      decline_code: "generic_decline",
      message: DECLINED,
      payment_intent: { ...intent, status: "requires_payment_method" },
    };
    return route.fulfill({ status: 402, headers, json: { error } });
  }
  const isSlow = card === CARDS.slow;
  await tellStripe(isSlow ? "processing" : "pay", secret);
  return route.fulfill({
    headers,
    json: { ...intent, client_secret: secret, status: isSlow ? "processing" : "succeeded" },
  });
}
