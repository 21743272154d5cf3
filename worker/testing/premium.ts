/** Somebody who buys premium from a Worker that is connected to a Stripe account of their own. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Viewer } from "#shared/viewer";
import { buildCtx, type Ctx } from "../context";
import { findViewer } from "../domain/accounts/sessions/sessions.server";
import { confirmPayment, readPlan } from "../domain/premium/premium.server";
import { UNLIMITED } from "./ctx";
import { newStripeAccount } from "./fakes/stripe/test-account";
import { query } from "./own-account";
import { call, registerPerson } from "./people";

export const INTENT = "/api/payment/create-payment-intent";

/** Status and JSON of an answer of the payment intent. */
export const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as { clientSecret?: string; code?: string; message?: string },
});

type Row = {
  status: string;
  current_period_end: number;
  cancel_at_period_end: number;
  past_due_since: number | null;
  revoked_at: number | null;
};

async function forgetAll({ cookie, email, id, username }: Buyer) {
  await query("DELETE FROM subscriptions WHERE user_id = ?", id);
  await query("DELETE FROM outbox WHERE user_id = ?", id);
  await query("UPDATE users SET is_premium = 0, stripe_customer_id = NULL WHERE id = ?", id);
  return { cookie, email, user: { id, username } };
}

export type Buyer = ReturnType<typeof newBuyer>;

/**
 * A person, signed in, with a new Stripe account: a new one, or `again` as if nothing had happened
 * yet.
 */
export async function buyer(again?: Buyer): Promise<Buyer> {
  return newBuyer(again ? await forgetAll(again) : await registerPerson());
}

type Registered = { cookie: string; email: string; user: { id: string; username: string } };

function newBuyer({ cookie, user, email }: Registered) {
  const stripe = newStripeAccount();
  const { settings } = stripe;
  const options = (session = cookie, headers: Record<string, string> = {}) => ({
    cookie: session,
    settings,
    headers,
  });

  /** What one request of theirs would do, or the clock at `now` seconds. */
  const work = async <T>(
    job: (ctx: Ctx, viewer: Viewer) => Promise<T>,
    {
      now,
      bindings = {},
      viewer: other,
    }: { now?: number; bindings?: object; viewer?: Viewer } = {},
  ): Promise<T> => {
    const execution = createExecutionContext();
    const { ctx } = buildCtx({ ...env, ...UNLIMITED, ...settings, ...bindings }, execution, {
      requestId: "test",
      locale: "en",
      ...(now !== undefined && { now: new Date(now * 1000) }),
    });
    try {
      return await job(ctx, other ?? (await viewer()));
    } finally {
      await waitOnExecutionContext(execution);
    }
  };
  const viewer = () => {
    const { ctx } = buildCtx({ ...env, ...UNLIMITED }, createExecutionContext(), {
      requestId: "test",
      locale: "en",
    });
    return findViewer(ctx, cookie.split("=")[1] ?? "");
  };
  const subscription = async () => (await stripe.look()).subscriptions.at(-1)?.id ?? "";

  return {
    ...{ stripe, settings, cookie, email, options, viewer, subscription, as: work },
    id: user.id,
    username: user.username,
    now: Math.floor(Date.now() / 1000),
    intent: (headers: Record<string, string> = {}) =>
      call("GET", INTENT, undefined, options(cookie, headers)),
    /** Something happens to the newest subscription at Stripe. */
    act: async (
      act:
        | "pay"
        | "cancelLater"
        | "refund"
        | "refundPart"
        | "dispute"
        | "processing"
        | "refused"
        | "canceled"
        | "incomplete_expired"
        | "unpaid",
    ) => stripe.control({ act, of: await subscription() }),
    confirm: async () => (await work(confirmPayment)).state,
    plan: () => work(readPlan),
    isPremium: async () => (await viewer()).isPremium,
    rows: () => query<Row>("SELECT * FROM subscriptions WHERE user_id = ?", user.id),
  };
}
