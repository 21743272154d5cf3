/** Webhooks come in any order: each of the 120 orders of five events must end alike. */
import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import type { StripeEvent } from "../../testing/fake-stripe/shapes";
import { signEvent } from "../../testing/fake-stripe/test-account";
import { mailsTo, query } from "../../testing/own-account";
import { type Buyer, buyer } from "../../testing/premium";
import { receiveStripeEvent } from "./stripe-events.server";

// Three times 120 orders: a busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 300_000 });

/** Somebody whose payment form is open. */
async function starter() {
  const one = await buyer();
  await one.intent();
  return one;
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, index) =>
    permutations(list.toSpliced(index, 1)).map((rest) => [one, ...rest]),
  );
}

/** How somebody stands, without ids and times of our own. */
const standingOf = async (id: string) =>
  JSON.stringify(
    await query(
      `SELECT is_premium, premium_grant, status, current_period_end, cancel_at_period_end,
        past_due_since, revoked_at IS NOT NULL AS revoked
      FROM users LEFT JOIN subscriptions ON user_id = users.id WHERE users.id = ?`,
      id,
    ),
  );

/** As it was before any event: the row that the payment form made, or none at all. */
async function forget(id: string, wholly: boolean) {
  const run = (sql: string) => env.DB.prepare(sql).bind(id);
  await env.DB.batch([
    env.DB.prepare("DELETE FROM stripe_events"),
    run("DELETE FROM outbox WHERE user_id = ?"),
    run("UPDATE users SET is_premium = 0 WHERE id = ?"),
    run(
      wholly
        ? "DELETE FROM subscriptions WHERE user_id = ?"
        : `UPDATE subscriptions SET status = 'incomplete', current_period_end = 0, updated_at = 1,
            cancel_at_period_end = 0, past_due_since = NULL, revoked_at = NULL WHERE user_id = ?`,
    ),
  ]);
}

describe("every order of five events ends alike", () => {
  const inEveryOrder = async (one: Buyer, types: readonly string[], wholly = false) => {
    const subscriptionId = await one.subscription();
    const { status } = (await one.stripe.look()).subscriptions[0] ?? { status: "" };
    const happened = (await one.stripe.look()).events;
    const events = types.map((type) => {
      const event = happened.findLast((each) => each.type === type);
      // Named twice, it means the one before.
      happened.splice(happened.lastIndexOf(event as StripeEvent), 1);
      return event;
    });
    expect(new Set(events.map((event) => event?.id)).size).toBe(5);
    const webhooks = await Promise.all(
      events.map(async (event) => {
        const body = JSON.stringify(event);
        const secret = one.settings.STRIPE_WEBHOOK_SECRET;
        return { body, signature: await signEvent(body, secret, one.now) };
      }),
    );
    const orders = permutations(webhooks);
    expect(orders).toHaveLength(120);
    const endings = new Set<string>();
    await one.as(async (ctx) => {
      for (const order of orders) {
        await forget(one.id, wholly);
        await one.stripe.control({ act: "set", of: subscriptionId, status });
        for (const { body, signature } of order) await receiveStripeEvent(ctx, body, signature);
        endings.add(await standingOf(one.id));
      }
    });
    expect([...endings]).toHaveLength(1);
    return {
      isPremium: await one.isPremium(),
      plan: await one.plan(),
      rows: await one.rows(),
      welcomes: (await mailsTo(one.email, "premium_welcome")).length,
    };
  };
  const BEGINNING = [
    "customer.subscription.created",
    "customer.subscription.updated",
    "invoice.payment_failed",
    "invoice.paid",
  ];

  test("first refused, then paid", async () => {
    const one = await starter();
    await one.act("refused");
    await one.act("pay");
    await one.act("cancelLater");
    const types = [...BEGINNING, "customer.subscription.updated"];
    const ending = await inEveryOrder(one, types);
    expect(ending).toMatchObject({
      isPremium: true,
      plan: { state: "ending" },
      rows: [{ status: "active", cancel_at_period_end: 1 }],
      welcomes: 1,
    });
  });

  test("paid, then owed", async () => {
    const one = await starter();
    await one.act("pay");
    await one.stripe.control({ act: "failRenewal", of: await one.subscription(), at: one.now });
    const types = [...BEGINNING, "customer.subscription.updated"];
    const ending = await inEveryOrder(one, types, true);
    expect(ending).toMatchObject({
      isPremium: true,
      plan: { state: "pastDue" },
      rows: [{ status: "past_due", past_due_since: one.now }],
      welcomes: 1,
    });
  });

  test("paid, then refunded and disputed", async () => {
    const one = await starter();
    await one.act("refused");
    await one.act("pay");
    await one.act("refund");
    await one.act("dispute");
    const types = [
      "customer.subscription.updated",
      ...["invoice.payment_failed", "invoice.paid", "charge.refunded", "charge.dispute.created"],
    ];
    const ending = await inEveryOrder(one, types);
    expect(ending).toMatchObject({
      isPremium: false,
      plan: { state: "ended" },
      rows: [{ status: "canceled", revoked_at: expect.any(Number) }],
    });
  });
});
