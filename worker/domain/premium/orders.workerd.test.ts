/** Webhooks come in any order: each of the 120 orders of five events must end alike. */
import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import type { StripeEvent } from "../../testing/fakes/stripe/shapes";
import { signEvent } from "../../testing/fakes/stripe/test-account";
import { mailsTo, query } from "../../testing/own-account";
import { type Buyer, buyer } from "../../testing/premium";
import { receiveStripeEvent } from "./stripe-events.server";

// Hundreds of events: a busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 300_000 });

/** Somebody whose payment form is open. */
async function starter() {
  const one = await buyer();
  await one.intent();
  return one;
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

type Row = Record<string, string | number | null>;
const TABLES = ["stripe_events", "subscriptions", "outbox"] as const;
/** All that events write or read: our rows, and how the subscription stands at Stripe. */
type State = Record<(typeof TABLES)[number], Row[]> & { user: Row; statusAtStripe: string };

async function stateOf(one: Buyer): Promise<State> {
  const read = async (sql: string) => (await env.DB.prepare(sql).bind(one.id).all<Row>()).results;
  const [user] = await read(
    "SELECT is_premium, premium_grant, stripe_customer_id FROM users WHERE id = ?",
  );
  return {
    user: user ?? {},
    stripe_events: await query<Row>("SELECT * FROM stripe_events ORDER BY id"),
    subscriptions: await read("SELECT * FROM subscriptions WHERE user_id = ?"),
    outbox: await read("SELECT * FROM outbox WHERE user_id = ? ORDER BY template"),
    statusAtStripe: (await one.stripe.look()).subscriptions[0]?.status ?? "",
  };
}

/** Alike but for the ids and the texts of mails: from here on the same happens. */
const keyOf = ({ stripe_events, outbox, ...rest }: State) =>
  JSON.stringify([rest, stripe_events, outbox.map(({ template }) => template)]);

async function restore(one: Buyer, state: State) {
  const insert = (table: string, row: Row) => {
    const columns = Object.keys(row);
    const sql = `INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => "?")})`;
    return env.DB.prepare(sql).bind(...Object.values(row));
  };
  const columns = Object.keys(state.user).map((column) => `${column} = ?`);
  await env.DB.batch([
    env.DB.prepare("DELETE FROM stripe_events"),
    env.DB.prepare("DELETE FROM subscriptions WHERE user_id = ?").bind(one.id),
    env.DB.prepare("DELETE FROM outbox WHERE user_id = ?").bind(one.id),
    env.DB.prepare(`UPDATE users SET ${columns} WHERE id = ?`).bind(
      ...Object.values(state.user),
      one.id,
    ),
    ...TABLES.flatMap((table) => state[table].map((row) => insert(table, row))),
  ]);
  await atStripe(one, state.statusAtStripe);
}

const atStripe = async (one: Buyer, status: string) =>
  one.stripe.control({ act: "set", of: await one.subscription(), status });

describe("every order of five events ends alike", () => {
  const inEveryOrder = async (one: Buyer, types: readonly string[], wholly = false) => {
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
    await forget(one.id, wholly);
    await atStripe(one, status);
    // Orders that lead to the same state go on as one: each state takes each missing event once.
    let states = [{ state: await stateOf(one), missing: webhooks, orders: 1 }];
    await one.as(async (ctx) => {
      for (const _ of webhooks) {
        const next = new Map<string, (typeof states)[number]>();
        for (const { state, missing, orders } of states) {
          for (const webhook of missing) {
            await restore(one, state);
            await receiveStripeEvent(ctx, webhook.body, webhook.signature);
            const reached = await stateOf(one);
            const left = missing.filter((other) => other !== webhook);
            const key = keyOf(reached) + left.map(({ signature }) => signature);
            const known = next.get(key) ?? { state: reached, missing: left, orders: 0 };
            next.set(key, { ...known, orders: known.orders + orders });
          }
        }
        states = [...next.values()];
      }
    });
    expect(states.reduce((sum, { orders }) => sum + orders, 0)).toBe(120);
    const endings = new Set<string>();
    for (const { state } of states) {
      await restore(one, state);
      endings.add(await standingOf(one.id));
    }
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
