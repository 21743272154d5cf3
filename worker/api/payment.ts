import { type Context, Hono } from "hono";
import { DomainError } from "#shared/errors";
import type { AppEnv } from "../app-env";
import { createPaymentIntent } from "../domain/premium/premium.server";
import { receiveStripeEvent } from "../domain/premium/stripe-events.server";
import { isFromElsewhere } from "../middleware/guards";
import { allowOnly } from "./methods";

/** `GET /api/payment/create-payment-intent`, and where Stripe sends its events. */
export const paymentApi = new Hono<AppEnv>()
  .get("/payment/create-payment-intent", async (c) => {
    refuseElsewhere(c);
    return c.json(await createPaymentIntent(c.get("ctx"), c.get("viewer")));
  })
  .post("/payment/webhook", async (c) => {
    const signature = c.req.header("stripe-signature") ?? "";
    // The raw body: the signature covers these bytes.
    await receiveStripeEvent(c.get("ctx"), await c.req.text(), signature);
    return c.json({ received: true });
  })
  .all("/payment/create-payment-intent", allowOnly("GET"))
  .all("/payment/webhook", allowOnly("POST"));

/**
 * A GET with an effect answers our own pages only. A caller that says nothing of where
 * it comes from passes unless it is a browser that opens a page: a Lax cookie goes along with
 * another site's request in no other case.
 */
function refuseElsewhere(c: Context<AppEnv>): void {
  const isPage = /\btext\/html\b/i.test(c.req.header("accept") ?? "");
  if (isFromElsewhere(c, { direct: false }) ?? isPage) throw new DomainError("crossSite");
}
