import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterEach, expect, test } from "vitest";

const KEY = "sk_test_fake";
const SECRET = "whsec_fake";
const running: { kill: () => unknown }[] = [];

afterEach(() => {
  for (const one of running.splice(0)) one.kill();
});

/** A shop that takes webhooks; refuses the first `refusals` of them. Answers what it took. */
async function openShop(refusals = 0) {
  const taken: Stripe.Event[] = [];
  let calls = 0;
  const server = createServer(async (call, reply) => {
    let body = "";
    for await (const part of call) body += part;
    calls++;
    if (calls <= refusals) return reply.writeHead(503).end();
    const signature = String(call.headers["stripe-signature"]);
    taken.push(await Stripe.webhooks.constructEventAsync(body, signature, SECRET));
    reply.end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  running.push({ kill: () => server.close() });
  const { port } = server.address() as AddressInfo;
  return { taken, address: `http://127.0.0.1:${port}/` };
}

/** The fake as `npm start` runs it, and Stripe's own client for it. */
async function startFake(webhook: string, file: string) {
  const child: ChildProcess = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/fake-stripe/server.ts"],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        STRIPE_SECRET_KEY: KEY,
        STRIPE_WEBHOOK_SECRET: SECRET,
        FAKE_STRIPE_FILE: file,
        FAKE_STRIPE_WEBHOOK: webhook,
      },
    },
  );
  running.push(child);
  const address = await new Promise<string>((resolve) =>
    child.stdout?.once("data", (line) => resolve(String(line).trim())),
  );
  const { hostname, port } = new URL(address);
  return { child, address, stripe: new Stripe(KEY, { host: hostname, port, protocol: "http" }) };
}

const newFile = () => join(mkdtempSync(join(tmpdir(), "fake-stripe-")), "state/fake-stripe.json");

async function subscribe(stripe: Stripe) {
  const customer = await stripe.customers.create({ email: "mia@example.com" });
  const price = await stripe.prices.create({
    currency: "usd",
    unit_amount: 500,
    recurring: { interval: "month" },
    product_data: { name: "Premium" },
  });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    payment_behavior: "default_incomplete",
    expand: ["latest_invoice.confirmation_secret"],
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  return { customer, subscription, secret: invoice.confirmation_secret?.client_secret ?? "" };
}

const post = async (url: string, fields: Record<string, string>) =>
  (
    await fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" })
  ).text();

test("a card pays, and the webhook tells of it in order, signed, again where it was refused", async () => {
  const shop = await openShop(2);
  const { address, stripe } = await startFake(shop.address, newFile());
  const { subscription, secret } = await subscribe(stripe);
  const answer = await post(`${address}/card/confirm`, { secret, card: "4242424242424242" });
  expect(JSON.parse(answer)).toMatchObject({ error: null, intent: { status: "succeeded" } });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
  await expect
    .poll(() => shop.taken.map(({ type }) => type), { timeout: 20_000 })
    .toEqual(["customer.subscription.created", "invoice.paid", "customer.subscription.updated"]);
});

test("a real card, a wrong secret and somebody else's plan are refused", async () => {
  const { address, stripe } = await startFake("http://127.0.0.1:9/", newFile());
  const { secret, subscription } = await subscribe(stripe);
  const real = await post(`${address}/card/confirm`, { secret, card: "4539578763621486" });
  expect(JSON.parse(real).error).toMatchObject({ decline_code: "test_mode_live_card" });
  const wrong = await post(`${address}/card/confirm`, {
    secret: `${secret}x`,
    card: "4242424242424242",
  });
  expect(JSON.parse(wrong).intent).toBeUndefined();
  const other = await subscribe(stripe);
  const session = await stripe.billingPortal.sessions.create({ customer: other.customer.id });
  await post(session.url, { act: "cancel", subscription: subscription.id });
  const kept = await stripe.subscriptions.retrieve(subscription.id);
  expect(kept.cancel_at_period_end).toBe(false);
});

test("a slow bank leaves the payment under way, without an error", async () => {
  const { address, stripe } = await startFake("http://127.0.0.1:9/", newFile());
  const { secret } = await subscribe(stripe);
  const answer = await post(`${address}/card/confirm`, { secret, card: "4000000000000077" });
  expect(JSON.parse(answer)).toMatchObject({ error: null, intent: { status: "processing" } });
});

test("a restart forgets nothing", async () => {
  const file = newFile();
  const shop = await openShop();
  const first = await startFake(shop.address, file);
  const { customer, secret } = await subscribe(first.stripe);
  await post(`${first.address}/card/confirm`, { secret, card: "4242424242424242" });
  first.child.kill();
  const second = await startFake(shop.address, file);
  const { data } = await second.stripe.subscriptions.list({ customer: customer.id });
  expect(data.map(({ status }) => status)).toEqual(["active"]);
  const session = await second.stripe.billingPortal.sessions.create({ customer: customer.id });
  expect(await (await fetch(session.url)).text()).toContain("Cancel the plan");
});
