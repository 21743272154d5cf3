/** Checkout, confirmation, portal: the API and the service against Stripe's fake. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { VISITOR } from "#shared/viewer";
import { testCtx } from "../../testing/ctx";
import { mailsTo, OWNER_PASSWORD, query, refusal, signIn } from "../../testing/own-account";
import { call, sessionOf } from "../../testing/people";
import { answerOf, buyer, INTENT } from "../../testing/premium";
import { exportData } from "../accounts/own-data/own-data.server";
import { confirmPayment, createPaymentIntent, openPortal, readPlan } from "./premium.server";

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM settings WHERE key LIKE 'switch:%'").run();
});

const switchPremium = (value: "on" | "off") =>
  query("INSERT INTO settings (key, value) VALUES ('switch:premiumTier', ?)", value);

describe("create-payment-intent", () => {
  test("makes a customer, a price of $5 a month and one incomplete subscription", async () => {
    const one = await buyer();
    const { status, body } = await answerOf(await one.intent());
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["clientSecret"]);
    expect(body.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
    const held = await one.stripe.look();
    expect(held.customers).toMatchObject([{ email: one.email, metadata: { userId: one.id } }]);
    expect(held.prices).toMatchObject([
      { unit_amount: 500, currency: "usd", recurring: { interval: "month" } },
    ]);
    expect(held.subscriptions).toMatchObject([
      { status: "incomplete", metadata: { userId: one.id } },
    ]);
    expect(await one.isPremium()).toBe(false);
    expect((await one.plan()).state).toBe("incomplete");
  });

  test("repeated, it answers the same secret in one call of Stripe", async () => {
    const one = await buyer();
    const first = await answerOf(await one.intent());
    const before = (await one.stripe.look()).calls.length;
    expect(await answerOf(await one.intent())).toEqual(first);
    expect((await one.stripe.look()).calls.slice(before)).toEqual(["GET /v1/subscriptions"]);
  });

  test("twenty at once: one customer, one price, one subscription, one secret", async () => {
    const one = await buyer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => answerOf(await one.intent())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    const { customers, prices, subscriptions } = await one.stripe.look();
    expect([customers.length, prices.length, subscriptions.length]).toEqual([1, 1, 1]);
    expect(await one.rows()).toHaveLength(1);
  });

  test("an expired subscription is replaced, a price found again", async () => {
    const one = await buyer();
    const first = await answerOf(await one.intent());
    await one.act("incomplete_expired");
    const second = await answerOf(await one.intent());
    expect(second.status).toBe(200);
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
    const { prices, subscriptions } = await one.stripe.look();
    expect([prices.length, subscriptions.length]).toEqual([1, 2]);
  });

  test("premium already, even where no webhook came: 409, and the truth is stored", async () => {
    const one = await buyer();
    await one.intent();
    await one.act("pay");
    const again = await answerOf(await one.intent());
    expect(again).toMatchObject({ status: 409, body: { code: "taken" } });
    expect(again.body.message).toBe("You already have Premium, so there is nothing to pay.");
    expect(await one.isPremium()).toBe(true);
    expect((await one.stripe.look()).subscriptions).toHaveLength(1);
  });

  test("a failed renewal is paid, not doubled", async () => {
    const one = await buyer();
    await one.intent();
    await one.act("pay");
    await one.stripe.control({ act: "failRenewal", of: await one.subscription(), at: one.now });
    const owed = await answerOf(await one.intent());
    expect(owed.status).toBe(200);
    expect((await one.stripe.look()).subscriptions).toHaveLength(1);
    await one.stripe.control({ act: "pay", of: owed.body.clientSecret ?? "" });
    expect(await one.confirm()).toBe("active");
  });

  test("who ended it may begin again", async () => {
    const one = await buyer();
    await one.intent();
    await one.act("pay");
    await one.confirm();
    await one.act("canceled");
    expect((await one.intent()).status).toBe(200);
    expect(await one.isPremium()).toBe(false);
    expect((await one.plan()).state).toBe("incomplete");
  });

  test("a customer that Stripe forgot is made anew", async () => {
    const one = await buyer();
    await one.intent();
    await one.stripe.control({ act: "forgetCustomers" });
    expect((await one.intent()).status).toBe(200);
  });

  test("is for who is signed in, while premium is on sale and the Owner hasn't decided", async () => {
    const one = await buyer();
    const nobody = await answerOf(await call("GET", INTENT, undefined, one.options("")));
    expect(nobody).toMatchObject({ status: 401, body: { code: "signInRequired" } });
    await query("UPDATE users SET premium_grant = 0 WHERE id = ?", one.id);
    expect((await answerOf(await one.intent())).body.code).toBe("forbidden");
    await query("UPDATE users SET premium_grant = 1, is_premium = 1 WHERE id = ?", one.id);
    expect((await answerOf(await one.intent())).body.code).toBe("taken");
    expect((await one.plan()).isGranted).toBe(true);
    await switchPremium("off");
    expect((await answerOf(await one.intent())).body.code).toBe("premiumClosed");
    expect((await one.plan()).isOpen).toBe(false);
    expect((await one.stripe.look()).subscriptions).toHaveLength(0);
  });

  test("the Owner has it all and pays nothing", async () => {
    const one = await buyer();
    const cookie = sessionOf(
      await signIn("Owner", OWNER_PASSWORD, { ...one.settings, OWNER_PASSWORD }),
    );
    const answer = await answerOf(await call("GET", INTENT, undefined, one.options(cookie)));
    expect(answer).toMatchObject({ status: 409, body: { code: "taken" } });
    expect((await one.stripe.look()).subscriptions).toHaveLength(0);
  });
});

describe("after paying", () => {
  test("the page heals a webhook that got lost, and welcomes once", async () => {
    const one = await buyer();
    expect(await one.confirm()).toBe("none");
    await one.intent();
    expect(await one.confirm()).toBe("none");
    await one.act("processing");
    expect(await one.confirm()).toBe("processing");
    await one.act("refused");
    expect(await one.confirm()).toBe("failed");
    await one.act("pay");
    expect(await one.confirm()).toBe("active");
    expect(await one.confirm()).toBe("active");
    expect(await one.isPremium()).toBe(true);
    expect(await one.plan()).toMatchObject({ state: "active", isGranted: false });
    expect((await one.plan()).currentPeriodEnd).toBeGreaterThan(one.now);
    expect(await mailsTo(one.email, "premium_welcome")).toHaveLength(1);
  });

  test("twenty confirmations at once welcome once", async () => {
    const one = await buyer();
    await one.intent();
    await one.act("pay");
    const states = await Promise.all(Array.from({ length: 20 }, () => one.confirm()));
    expect(states).toEqual(Array(20).fill("active"));
    expect(await mailsTo(one.email, "premium_welcome")).toHaveLength(1);
  });

  test("beginning again after an end is no first time", async () => {
    const one = await buyer();
    for (const _ of ["first", "second"]) {
      await one.intent();
      await one.act("pay");
      await one.confirm();
      await one.act("canceled");
      await one.confirm();
      expect((await one.plan()).state).toBe("ended");
    }
    expect(await mailsTo(one.email, "premium_welcome")).toHaveLength(1);
  });

  test("the portal lets cancel at the period's end and change the card", async () => {
    const one = await buyer();
    expect((await refusal(one.as(openPortal))).code).toBe("notFound");
    await one.intent();
    expect(await one.as(openPortal)).toMatch(/^http:\/\/stripe\.test\/p\/session\//);
    expect(await one.as(openPortal)).toMatch(/^http:\/\/stripe\.test\/p\/session\//);
    const { portals } = await one.stripe.look();
    expect(portals).toMatchObject([
      { features: { subscription_cancel: { enabled: true, mode: "at_period_end" } } },
    ]);
    await one.act("pay");
    await one.act("cancelLater");
    expect(await one.confirm()).toBe("active");
    expect(await one.plan()).toMatchObject({ state: "ending" });
  });
});

describe("while Stripe is down", () => {
  test("nothing is half done: the next try succeeds with one of each", async () => {
    const one = await buyer();
    for (let after = 0; after < 6; after++) {
      const fault = { after, mode: "lost", isRetried: false } as const;
      await one.stripe.control({ act: "fault", fault });
      const answer = await one.intent();
      if (answer.status !== 200) {
        expect(await answerOf(answer)).toMatchObject({
          status: 503,
          body: { code: "unavailable" },
        });
      }
    }
    await one.stripe.control({ act: "fault", fault: null });
    expect((await one.intent()).status).toBe(200);
    const { customers, prices, subscriptions } = await one.stripe.look();
    expect([customers.length, prices.length, subscriptions.length]).toEqual([1, 1, 1]);
  });

  test("a passing failure is tried again by itself; pages need no Stripe", async () => {
    const one = await buyer();
    await one.stripe.control({
      act: "fault",
      fault: { after: 0, mode: "down", isRetried: true },
    });
    expect((await one.plan()).isConfigured).toBe(true);
    const before = (await one.stripe.look()).calls.length;
    expect((await one.intent()).status).toBe(503);
    expect((await one.stripe.look()).calls.length - before).toBe(4);
  });
});

test("no Stripe id leaves with the person, in the API or in their own data", async () => {
  const one = await buyer();
  await one.intent();
  await one.act("pay");
  await one.confirm();
  const user = await (await call("GET", "/api/user", undefined, one.options())).text();
  const copy = await one.as(exportData);
  expect(copy.subscriptions).toEqual([
    {
      status: "active",
      currentPeriodEnd: expect.stringMatching(/^\d{4}-/),
      cancelAtPeriodEnd: false,
      createdAt: expect.stringMatching(/^\d{4}-/),
    },
  ]);
  for (const text of [user, JSON.stringify(copy), JSON.stringify(await one.plan())]) {
    expect(text).not.toMatch(/\b(cus|sub|pi|in|ch|price)_\w{6}/);
    expect(text).not.toContain("stripe");
  }
});

test("the plan costs two queries and few rows", async () => {
  const one = await buyer();
  await one.intent();
  const { ctx, meter } = testCtx("en", one.settings);
  await readPlan(ctx, await one.viewer());
  expect(meter?.queries).toBe(2);
  expect(meter?.rowsRead).toBeLessThanOrEqual(12);
});

test("a stranger may neither pay nor confirm nor open the portal", async () => {
  const { ctx } = testCtx("en", (await buyer()).settings);
  for (const work of [createPaymentIntent, confirmPayment, openPortal]) {
    expect((await refusal(work(ctx, VISITOR))).code).toBe("signInRequired");
  }
});

describe("a subscription to another product of the same Stripe account", () => {
  /**
   * Somebody who has a customer at Stripe, owes the plan's first payment and paid for something
   * else.
   */
  async function buyerOfOther() {
    const one = await buyer();
    await one.intent();
    const [customer] = (await one.stripe.look()).customers;
    await one.stripe.control({ act: "buyOther", of: customer?.id ?? "" });
    return one;
  }

  test("gives no premium, neither by the page after paying nor by its events", async () => {
    const one = await buyerOfOther();
    expect(await one.confirm()).toBe("none");
    expect(await one.isPremium()).toBe(false);
    const { events } = await one.stripe.look();
    expect(events.length).toBeGreaterThan(2);
    for (const event of events) expect((await one.stripe.send(event)).status).toBe(200);
    expect(await one.isPremium()).toBe(false);
    expect(await one.rows()).toMatchObject([{ status: "incomplete" }]);
  });

  test("is never what the payment form asks for, nor ended with the account's premium", async () => {
    const one = await buyerOfOther();
    const [plan, other] = (await one.stripe.look()).subscriptions;
    await one.stripe.control({ act: "failRenewal", of: other?.id ?? "", at: one.now });
    const first = await answerOf(await one.intent());
    expect(first.status).toBe(200);
    await one.stripe.control({ act: "pay", of: first.body.clientSecret ?? "" });
    expect((await one.stripe.look()).subscriptions.find(({ id }) => id === plan?.id)?.status).toBe(
      "active",
    );
    await one.stripe.control({ act: "pay", of: other?.id ?? "" });
    await one.stripe.control({ act: "refund", of: other?.id ?? "" });
    for (const event of (await one.stripe.look()).events) await one.stripe.send(event);
    const { subscriptions } = await one.stripe.look();
    expect(subscriptions.find(({ id }) => id === other?.id)?.status).toBe("active");
    expect(await one.isPremium()).toBe(true);
  });

  test("what goes over from the plan to another price ends premium", async () => {
    const one = await buyer();
    await one.intent();
    await one.act("pay");
    expect(await one.confirm()).toBe("active");
    await one.stripe.control({ act: "becomeOther", of: await one.subscription() });
    expect(await one.confirm()).toBe("none");
    expect(await one.isPremium()).toBe(false);
  });

  test("an earlier price of the plan goes on counting when its lookup key is another's", async () => {
    const one = await buyer();
    await one.intent();
    await one.act("pay");
    await one.stripe.control({ act: "loseLookupKey", of: await one.subscription() });
    expect(await one.confirm()).toBe("active");
  });
});
