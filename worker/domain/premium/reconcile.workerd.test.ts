/** The night: what it finds, in how many calls, and what it ends. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { query } from "../../testing/own-account";
import { PASSWORD } from "../../testing/people";
import { type Buyer, buyer } from "../../testing/premium";
import { closeAccount } from "../accounts/profile.server";
import { reconcileSubscriptions } from "./reconcile.server";

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM subscriptions").run();
});

/** Somebody premium, of whose subscription nothing is due. */
async function member() {
  const one = await buyer();
  await one.intent();
  await one.act("pay");
  await one.confirm();
  return one;
}

const night = (one: Buyer, now = one.now + 60) => one.as(reconcileSubscriptions, { now });

test("reconciliation repairs missed webhooks: an end, a debt, a payment", async () => {
  const one = await member();
  await one.act("canceled");
  await night(one);
  expect(await one.isPremium()).toBe(false);

  const other = await buyer();
  await other.intent();
  await other.act("pay");
  expect(await other.isPremium()).toBe(false);
  await night(other);
  expect(await other.isPremium()).toBe(true);
});

test("reconciliation checks the 20 longest unchecked people a night, one call each, and reaches all", async () => {
  const one = await member();
  const people = Array.from({ length: 45 }, (_, index) => `sleeper-${index}`);
  for (const [index, id] of people.entries()) {
    await query(
      `INSERT INTO users (id, username, username_key, email, email_key, locale, stripe_customer_id, is_premium)
       VALUES (?1, ?1, ?1, ?1 || '@example.com', ?1 || '@example.com', 'en', ?1, 1)`,
      id,
    );
    await query(
      `INSERT INTO subscriptions (id, user_id, stripe_subscription_id, status, current_period_end, updated_at)
       VALUES (?1, ?1, ?1, 'active', ?2, ?3)`,
      id,
      one.now + 86_400 * 20,
      one.now - 10_000 + index,
    );
  }
  const seen = new Set<string>();
  for (let time = 1; time <= 3; time++) {
    const before = (await one.stripe.look()).calls.length;
    const now = one.now + time * 1_000;
    await night(one, now);
    const calls = (await one.stripe.look()).calls.slice(before);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.length).toBeLessThanOrEqual(20);
    const rows = await query<{ id: string }>(
      "SELECT id FROM subscriptions WHERE updated_at = ?",
      now,
    );
    for (const { id } of rows) seen.add(id);
  }
  // The 45 and the one whose account at Stripe it is.
  expect(seen.size).toBe(46);
  await query("DELETE FROM users WHERE id LIKE 'sleeper-%'");
});

test("reconciliation checks due subscriptions before old ones", async () => {
  const one = await member();
  await query(
    "UPDATE subscriptions SET current_period_end = ? WHERE user_id = ?",
    one.now - 7_200,
    one.id,
  );
  for (let index = 0; index < 25; index++) {
    const other = `old-${index}`;
    await query(
      `INSERT INTO users (id, username, username_key, email, email_key, locale)
       VALUES (?1, ?1, ?1, ?1 || '@example.com', ?1 || '@example.com', 'en')`,
      other,
    );
    await query(
      `INSERT INTO subscriptions (id, user_id, stripe_subscription_id, status, current_period_end, updated_at)
       VALUES (?1, ?1, ?1, 'active', ?2, 1)`,
      other,
      one.now + 86_400,
    );
  }
  await night(one);
  expect((await one.rows())[0]?.current_period_end).toBeGreaterThan(one.now);
  await query("DELETE FROM users WHERE id LIKE 'old-%'");
});

test("reconciliation keeps premium and stops calling while Stripe is down", async () => {
  const one = await member();
  const fault = { after: 0, mode: "down", isRetried: false } as const;
  await one.stripe.control({ act: "fault", fault });
  await night(one);
  expect(await one.isPremium()).toBe(true);
  expect(await one.rows()).toMatchObject([{ status: "active" }]);
});

describe("who can get nothing any more is charged no further month", () => {
  test("a closed account: its subscription ends with the period, at once", async () => {
    const one = await member();
    await one.as((ctx, viewer) =>
      closeAccount(ctx, viewer, { confirm: one.username, password: PASSWORD }),
    );
    expect((await one.stripe.look()).subscriptions).toMatchObject([
      { status: "active", cancel_at_period_end: true },
    ]);
    expect(await one.rows()).toMatchObject([{ cancel_at_period_end: 1 }]);
  });

  test("closed while Stripe was down: the night does it", async () => {
    const one = await member();
    const fault = { after: 0, mode: "down", isRetried: false } as const;
    await one.stripe.control({ act: "fault", fault });
    await one.as((ctx, viewer) =>
      closeAccount(ctx, viewer, { confirm: one.username, password: PASSWORD }),
    );
    expect((await one.stripe.look()).subscriptions).toMatchObject([
      { cancel_at_period_end: false },
    ]);
    await one.stripe.control({ act: "fault", fault: null });
    await night(one);
    expect((await one.stripe.look()).subscriptions).toMatchObject([{ cancel_at_period_end: true }]);
    const before = (await one.stripe.look()).calls.length;
    await night(one, one.now + 120);
    expect((await one.stripe.look()).calls.slice(before)).toEqual(["GET /v1/subscriptions"]);
  });

  test("premium taken away by the Owner: the same", async () => {
    const one = await member();
    await query("UPDATE users SET premium_grant = 0, is_premium = 0 WHERE id = ?", one.id);
    await night(one);
    expect((await one.stripe.look()).subscriptions).toMatchObject([{ cancel_at_period_end: true }]);
    expect(await one.isPremium()).toBe(false);
  });
});
