/** Paying at the fake of Stripe that `npm start` serves too: cards that banks treat differently. */
import type { BrowserContext, Page } from "@playwright/test";

/** Stripe's own test cards; 3155 stands for a bank that asks first. */
export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  asking: "4000002500003155",
  real: "4539578763621486",
} as const;

export const DECLINED = "Your card was declined.";

const { STRIPE_API_BASE = "", STRIPE_SECRET_KEY = "" } = process.env;

/** What people and banks do there, as `worker/testing/fakes/stripe/api.ts` names it. */
export async function tellStripe(
  act: "pay" | "processing" | "refused" | "cancelLater",
  of: string,
) {
  const response = await fetch(`${STRIPE_API_BASE}/fake/control`, {
    method: "POST",
    headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}` },
    body: JSON.stringify({ act, of }),
  });
  if (!response.ok) throw new Error(`the fake of Stripe answered ${response.status}`);
}

/** A list that grows by every address of a payment provider that these pages ask. */
export function watchStripe(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on("request", (request) => {
    const url = request.url();
    if (url.startsWith(STRIPE_API_BASE) || /^https:\/\/([a-z]+\.)*stripe\.com\//.test(url)) {
      asked.push(url);
    }
  });
  return asked;
}

export const STRIPE_API = STRIPE_API_BASE;
export const STRIPE_SCRIPT = `${STRIPE_API_BASE}/stripe.js`;
export const STRIPE_PORTAL = `${STRIPE_API_BASE}/p/session/`;

/** The field of the card's number, in whichever language. */
export const cardNumber = (page: Page) => page.frameLocator("iframe").locator("#number");
/** The bank's question, in its own frame. */
export const challenge = (page: Page) => page.frameLocator('iframe[title="3-D Secure"]');
