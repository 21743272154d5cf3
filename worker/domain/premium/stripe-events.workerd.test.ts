/** Webhooks: who may send them, that repetition never matters, refunds, disputes, grace. */
import { describe, expect, test } from "vitest";
import type { StripeEvent } from "../../testing/fakes/stripe/shapes";
import { sendWebhook, signEvent } from "../../testing/fakes/stripe/test-account";
import { faultyDatabase } from "../../testing/faults";
import { mailsTo, query } from "../../testing/own-account";
import { type Buyer, buyer } from "../../testing/premium";
import { reconcileSubscriptions } from "./reconcile.server";
import { GRACE_SECONDS } from "./rules";
import { sweepStripeEvents } from "./stripe-events.server";

/** Somebody who paid; nobody told us yet. */
async function payer() {
  const one = await buyer();
  await one.intent();
  await one.act("pay");
  return one;
}

const eventsOf = async (one: Buyer) => (await one.stripe.look()).events;

async function eventOf(one: Buyer, type: string): Promise<StripeEvent> {
  const event = (await eventsOf(one)).findLast((each) => each.type === type);
  if (!event) throw new Error(`no ${type}`);
  return event;
}

const stored = (id: string) => query("SELECT type FROM stripe_events WHERE id = ?", id);

describe("the signature", () => {
  test("of Stripe counts", async () => {
    const one = await payer();
    expect((await one.stripe.send(await eventOf(one, "invoice.paid"))).status).toBe(200);
    expect(await one.isPremium()).toBe(true);
  });

  test("forged, altered, old, malformed or missing: 400, and nothing happens", async () => {
    const one = await payer();
    const { settings } = one;
    const event = await eventOf(one, "invoice.paid");
    const body = JSON.stringify(event);
    const now = Math.floor(Date.now() / 1000);
    const good = await signEvent(body, settings.STRIPE_WEBHOOK_SECRET, now);
    const other = await buyer();
    const altered = body.replaceAll(one.id, other.id);
    expect(altered).not.toBe(body);
    const refused = [
      await one.stripe.send(event, { secret: "whsec_of_somebody_else" }),
      await one.stripe.send(event, { at: now - 301 }),
      await sendWebhook(altered, good, settings),
      await sendWebhook(`${body} `, good, settings),
      await sendWebhook(body, good.replace(/v1=./, "v1=g"), settings),
      await sendWebhook(body, good.replace("v1=", "v0="), settings),
      await sendWebhook(body, good.replace(`t=${now}`, `t=${now + 1}`), settings),
      await sendWebhook(body, "", settings),
      await sendWebhook(body, null, settings),
      await sendWebhook("", good, settings),
      await sendWebhook("not json", await signEvent("not json", "wrong", now), settings),
    ];
    expect(refused.map(({ status }) => status)).toEqual(Array(refused.length).fill(400));
    expect(await one.isPremium()).toBe(false);
    expect(await stored(event.id)).toEqual([]);
    expect((await sendWebhook(body, good, settings)).status).toBe(200);
    expect(await one.isPremium()).toBe(true);
  });

  test.each(["null", '"text"', "[]", "{}", '{"id":1,"type":2,"data":{}}', '{"id":"e","type":"t"}'])(
    "over a body that is no event: 400 (%s)",
    async (body) => {
      const { settings, now } = await buyer();
      const signature = await signEvent(body, settings.STRIPE_WEBHOOK_SECRET, now);
      expect((await sendWebhook(body, signature, settings)).status).toBe(400);
    },
  );

  test("is over the bytes as they came, up to 256 kB", async () => {
    const one = await payer();
    const event = await eventOf(one, "invoice.paid");
    const padded = (bytes: number) => ({ ...event, padding: "é".repeat(bytes / 2) });
    expect((await one.stripe.send(padded(300_000))).status).toBe(413);
    expect(await one.isPremium()).toBe(false);
    expect((await one.stripe.send(padded(200_000))).status).toBe(200);
    expect(await one.isPremium()).toBe(true);
  });

  test("without our keys Stripe is asked to come again", async () => {
    expect((await sendWebhook("{}", "t=1,v1=0", {})).status).toBe(503);
  });
});

describe("an event", () => {
  test("counts once: twenty at the same moment, and again later", async () => {
    const one = await payer();
    const event = await eventOf(one, "invoice.paid");
    const answers = await Promise.all(Array.from({ length: 20 }, () => one.stripe.send(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await one.stripe.send(event)).status).toBe(200);
    expect(await stored(event.id)).toEqual([{ type: "invoice.paid" }]);
    expect(await one.rows()).toHaveLength(1);
    expect(await mailsTo(one.email, "premium_welcome")).toHaveLength(1);
  });

  test("of no concern is taken and forgotten", async () => {
    const one = await payer();
    const event = await eventOf(one, "invoice.paid");
    const others = [
      { ...event, type: "product.created" },
      { ...event, type: "a.type.from.the.future" },
      { ...event, data: { object: { id: "in_1", object: "invoice" } } },
      { ...event, type: "customer.subscription.updated", data: { object: { id: "sub_unknown" } } },
    ];
    for (const [index, other] of others.entries()) {
      expect((await one.stripe.send({ ...other, id: `evt_${index}` })).status).toBe(200);
    }
    expect(await one.isPremium()).toBe(false);
  });

  test("about nobody we know is taken; nothing changes for anybody", async () => {
    const one = await payer();
    const event = await eventOf(one, "customer.subscription.updated");
    await query("DELETE FROM users WHERE id = ?", one.id);
    expect((await one.stripe.send(event)).status).toBe(200);
    expect(await query("SELECT 1 FROM subscriptions WHERE user_id = ?", one.id)).toEqual([]);
  });

  test("about somebody else's customer gives nothing", async () => {
    const one = await payer();
    await query("DELETE FROM subscriptions WHERE user_id = ?", one.id);
    await query("UPDATE users SET stripe_customer_id = 'cus_other' WHERE id = ?", one.id);
    const event = await eventOf(one, "customer.subscription.updated");
    expect((await one.stripe.send(event)).status).toBe(200);
    expect(await one.isPremium()).toBe(false);
  });

  test("an old account's invoice is read too", async () => {
    const one = await payer();
    const event = await eventOf(one, "invoice.paid");
    const object = { id: "in_old", object: "invoice", subscription: await one.subscription() };
    expect((await one.stripe.send({ ...event, data: { object } })).status).toBe(200);
    expect(await one.isPremium()).toBe(true);
  });

  test("is forgotten after thirty-five days", async () => {
    const one = await payer();
    const event = await eventOf(one, "invoice.paid");
    await one.stripe.send(event);
    const days = (count: number) => ({ now: one.now + count * 86_400 });
    await one.as(sweepStripeEvents, days(34));
    expect(await stored(event.id)).toHaveLength(1);
    await one.as(sweepStripeEvents, days(36));
    expect(await stored(event.id)).toHaveLength(0);
  });

  test("what was asked for earlier never overwrites what was asked for later", async () => {
    const one = await payer();
    const [paid, updated] = [
      await eventOf(one, "invoice.paid"),
      await eventOf(one, "customer.subscription.updated"),
    ];
    // The first webhook has its answer and is slow to write; meanwhile the subscription ends.
    let isHeld = false;
    const held = faultyDatabase(() => false);
    const slow = new Proxy(held, {
      get(target, key) {
        const value = Reflect.get(target, key);
        if (key !== "withSession") return typeof value === "function" ? value.bind(target) : value;
        return (start: string) => {
          const session = target.withSession(start);
          return new Proxy(session, {
            get(inner, name) {
              const member = Reflect.get(inner, name);
              if (name !== "batch")
                return typeof member === "function" ? member.bind(inner) : member;
              return async (list: D1PreparedStatement[]) => {
                if (!isHeld) {
                  isHeld = true;
                  await one.act("canceled");
                  expect((await one.stripe.send(updated)).status).toBe(200);
                }
                return inner.batch(list);
              };
            },
          });
        };
      },
    });
    const body = JSON.stringify(paid);
    const { settings } = one;
    const signature = await signEvent(body, settings.STRIPE_WEBHOOK_SECRET, one.now);
    const answer = await sendWebhook(body, signature, { ...settings, DB: slow });
    expect(answer.status).toBe(200);
    expect(isHeld).toBe(true);
    expect(await one.rows()).toMatchObject([{ status: "canceled" }]);
    expect(await one.isPremium()).toBe(false);
  });
});

describe("money that goes back", () => {
  test.each(["refund", "dispute"] as const)(
    "%s: premium ends at once, nothing is charged again",
    async (act) => {
      const one = await payer();
      await one.confirm();
      expect(await one.isPremium()).toBe(true);
      await one.act(act);
      const type = act === "refund" ? "charge.refunded" : "charge.dispute.created";
      expect((await one.stripe.send(await eventOf(one, type))).status).toBe(200);
      expect(await one.isPremium()).toBe(false);
      expect((await one.stripe.look()).subscriptions).toMatchObject([{ status: "canceled" }]);
      expect((await one.plan()).state).toBe("ended");
      // Who wants to may buy it again.
      expect((await one.intent()).status).toBe(200);
      await one.act("pay");
      expect(await one.confirm()).toBe("active");
    },
  );

  test("a part of it changes nothing", async () => {
    const one = await payer();
    await one.confirm();
    await one.act("refundPart");
    expect((await one.stripe.send(await eventOf(one, "charge.refunded"))).status).toBe(200);
    expect(await one.isPremium()).toBe(true);
    expect((await one.stripe.look()).subscriptions).toMatchObject([{ status: "active" }]);
  });

  test("the Owner's grant outlives it", async () => {
    const one = await payer();
    await one.confirm();
    await query("UPDATE users SET premium_grant = 1 WHERE id = ?", one.id);
    await one.act("refund");
    await one.stripe.send(await eventOf(one, "charge.refunded"));
    expect(await one.isPremium()).toBe(true);
  });
});

describe("the end", () => {
  test("cancelled at the period's end, premium stays until Stripe ends it", async () => {
    const one = await payer();
    await one.act("cancelLater");
    await one.stripe.send(await eventOf(one, "customer.subscription.updated"));
    expect(await one.isPremium()).toBe(true);
    expect((await one.plan()).state).toBe("ending");
    await one.act("canceled");
    await one.stripe.send(await eventOf(one, "customer.subscription.deleted"));
    expect(await one.isPremium()).toBe(false);
    expect((await one.plan()).state).toBe("ended");
  });

  test.each(["up", "down"])(
    "a debt ends premium after three days, to the second, Stripe %s",
    async (stripe) => {
      const one = await payer();
      await one.confirm();
      const failed = { act: "failRenewal", of: await one.subscription(), at: one.now } as const;
      await one.stripe.control(failed);
      await one.stripe.send(await eventOf(one, "invoice.payment_failed"));
      expect(await one.isPremium()).toBe(true);
      if (stripe === "down") {
        const fault = { after: 0, mode: "down", isRetried: false } as const;
        await one.stripe.control({ act: "fault", fault });
      }
      await one.as(reconcileSubscriptions, { now: one.now + GRACE_SECONDS - 1 });
      expect(await one.isPremium()).toBe(true);
      await one.as(reconcileSubscriptions, { now: one.now + GRACE_SECONDS });
      expect(await one.isPremium()).toBe(false);
      expect((await one.plan()).state).toBe("pastDue");
      if (stripe === "down") return;
      await one.act("pay");
      await one.stripe.send(await eventOf(one, "invoice.paid"));
      expect(await one.isPremium()).toBe(true);
      expect(await one.rows()).toMatchObject([{ past_due_since: null }]);
    },
  );
});

describe("while something is down", () => {
  test("Stripe: the webhook answers 5xx, and counts when it comes again", async () => {
    const one = await payer();
    const event = await eventOf(one, "invoice.paid");
    const fault = { after: 0, mode: "down", isRetried: false } as const;
    await one.stripe.control({ act: "fault", fault });
    expect((await one.stripe.send(event)).status).toBe(503);
    expect(await stored(event.id)).toEqual([]);
    await one.stripe.control({ act: "fault", fault: null });
    expect((await one.stripe.send(event)).status).toBe(200);
    expect(await one.isPremium()).toBe(true);
  });

  test("the database: the same", async () => {
    const one = await payer();
    const body = JSON.stringify(await eventOf(one, "invoice.paid"));
    const { settings } = one;
    const signature = await signEvent(body, settings.STRIPE_WEBHOOK_SECRET, one.now);
    const DB = faultyDatabase(() => true, { message: "D1_ERROR: overloaded" });
    expect((await sendWebhook(body, signature, { ...settings, DB })).status).toBe(503);
    expect(await one.isPremium()).toBe(false);
    expect((await sendWebhook(body, signature, settings)).status).toBe(200);
    expect(await one.isPremium()).toBe(true);
  });
});
