/** The fake of Stripe plays its part on one's own machine only. */
import { describe, expect, test } from "vitest";
import { VISITOR } from "#shared/viewer";
import { testCtx } from "../../testing/ctx";
import { newStripeAccount } from "../../testing/fakes/stripe/test-account";
import { call } from "../../testing/people";
import { readPlan } from "./premium.server";

const FAKE = "http://127.0.0.1:4242";
const settings = { ...newStripeAccount().settings, STRIPE_FAKE_ORIGIN: FAKE };
const planIn = (environment: string, others: object = {}) =>
  readPlan(testCtx("en", { ...settings, ENVIRONMENT: environment, ...others }).ctx, VISITOR);

describe("payment with a fake of Stripe set", () => {
  test("is a trial on one's own machine", async () => {
    const plan = await planIn("local");
    expect(plan).toMatchObject({ isConfigured: true, trialOrigin: FAKE });
  });

  test("is off in a deployment, which tells nobody where the fake is", async () => {
    const plan = await planIn("production");
    expect(plan).toMatchObject({ isConfigured: false, publishableKey: null, trialOrigin: null });
    const deployed = { ...settings, ENVIRONMENT: "production" };
    for (const path of ["/stripe.js", "/card", "/challenge", "/fake/control", "/p/session/bps_1"]) {
      const answer = await call("GET", path, undefined, { settings: deployed });
      expect(answer.status, path).toBe(404);
    }
    const webhook = await call("POST", "/api/payment/webhook", undefined, {
      settings: deployed,
      raw: "{}",
      headers: { "content-type": "application/json" },
    });
    expect(webhook.status).toBeGreaterThanOrEqual(400);
    expect(await webhook.text()).toContain("paymentsOff");
  });

  test("is real with real keys and no fake, wherever it runs", async () => {
    for (const environment of ["local", "production"]) {
      const plan = await planIn(environment, { STRIPE_FAKE_ORIGIN: undefined });
      expect(plan).toMatchObject({ isConfigured: true, trialOrigin: null });
    }
  });
});
