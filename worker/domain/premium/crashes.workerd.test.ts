/**
 * The Worker dies at the Nth call of Stripe or of D1, for every N: webhook, page or night heal it.
 */
import { describe, expect, test, vi } from "vitest";
import { sendWebhook, signEvent } from "../../testing/fakes/stripe/test-account";
import { faultyDatabase } from "../../testing/faults";
import { mailsTo, query } from "../../testing/own-account";
import { call } from "../../testing/people";
import { type Buyer, buyer, INTENT } from "../../testing/premium";
import { reconcileSubscriptions } from "./reconcile.server";

// Hundreds of crashes: a busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 300_000 });

/** The same person for all of them: a password's hash is the dearest part of a story. */
let person: Buyer | undefined;
async function newcomer(): Promise<Buyer> {
  person = await buyer(person);
  return person;
}

type Crash = { where: "Stripe" | "D1"; at: number; isDone: boolean };

/** The settings under which the crash happens; the database's own answer may be what gets lost. */
async function bringAbout(one: Buyer, { where, at, isDone }: Crash): Promise<object> {
  if (where === "D1") {
    const fails = (_: string, count: number) => count >= at;
    return { ...one.settings, DB: faultyDatabase(fails, { message: "crash", after: isDone }) };
  }
  const mode = isDone ? "lost" : "down";
  await one.stripe.control({ act: "fault", fault: { after: at - 1, mode, isRetried: false } });
  return one.settings;
}

const recover = (one: Buyer) => one.stripe.control({ act: "fault", fault: null });

const KINDS = (["Stripe", "D1"] as const).flatMap((where) =>
  [false, true].map((isDone) => ({ where, isDone })),
);

const oneOfEach = async (one: Buyer) => {
  const { customers, prices, subscriptions } = await one.stripe.look();
  expect([customers.length, prices.length, subscriptions.length]).toEqual([1, 1, 1]);
};

describe.each(KINDS)("a crash of $where, its work done: $isDone", ({ where, isDone }) => {
  /** Tries each N until one is past the last call. */
  const forEveryCall = async (work: (crash: Crash) => Promise<"crashed" | "finished">) => {
    let at = 1;
    while ((await work({ where, at, isDone })) === "crashed") {
      at++;
      expect(at).toBeLessThan(40);
    }
    expect(at).toBeGreaterThan(1);
  };

  test("at checkout: the next try has one customer, one subscription", async () => {
    await forEveryCall(async (crash) => {
      const one = await newcomer();
      const settings = await bringAbout(one, crash);
      const broken = await call("GET", INTENT, undefined, { cookie: one.cookie, settings });
      await recover(one);
      expect((await one.intent()).status).toBe(200);
      await oneOfEach(one);
      await one.act("pay");
      expect(await one.confirm()).toBe("active");
      return broken.status === 200 ? "finished" : "crashed";
    });
  });

  test.each(["invoice.paid", "charge.refunded"])(
    "at the webhook %s: the next one counts",
    async (type) => {
      const isRefund = type === "charge.refunded";
      await forEveryCall(async (crash) => {
        const one = await newcomer();
        await one.intent();
        await one.act("pay");
        if (isRefund) {
          await one.confirm();
          await one.act("refund");
        }
        const event = (await one.stripe.look()).events.findLast((each) => each.type === type);
        const body = JSON.stringify(event);
        const signature = await signEvent(body, one.settings.STRIPE_WEBHOOK_SECRET, one.now);
        const broken = await sendWebhook(body, signature, await bringAbout(one, crash));
        await recover(one);
        expect((await sendWebhook(body, signature, one.settings)).status).toBe(200);
        expect(await one.isPremium()).toBe(!isRefund);
        expect(await one.rows()).toMatchObject([{ status: isRefund ? "canceled" : "active" }]);
        expect(await mailsTo(one.email, "premium_welcome")).toHaveLength(1);
        expect(await query("SELECT 1 FROM stripe_events WHERE id = ?", event?.id)).toHaveLength(1);
        return broken.status === 200 ? "finished" : "crashed";
      });
    },
  );

  test("at the webhook, and no other comes: the night heals it", async () => {
    await forEveryCall(async (crash) => {
      const one = await newcomer();
      await one.intent();
      await one.act("pay");
      const event = (await one.stripe.look()).events.findLast(
        ({ type }) => type === "invoice.paid",
      );
      const body = JSON.stringify(event);
      const signature = await signEvent(body, one.settings.STRIPE_WEBHOOK_SECRET, one.now);
      const broken = await sendWebhook(body, signature, await bringAbout(one, crash));
      await recover(one);
      await query("UPDATE subscriptions SET updated_at = 1 WHERE user_id = ?", one.id);
      await one.as(reconcileSubscriptions, { now: one.now + 60 });
      expect(await one.isPremium()).toBe(true);
      expect(await mailsTo(one.email, "premium_welcome")).toHaveLength(1);
      return broken.status === 200 ? "finished" : "crashed";
    });
  });
});
