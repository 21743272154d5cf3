/** The payment intent's call: from where it answers, and what it says without keys. */
import { describe, expect, test } from "vitest";
import { VISITOR } from "#shared/viewer";
import { confirmPayment, openPortal, readPlan } from "../domain/premium/premium.server";
import { testCtx } from "../testing/ctx";
import { refusal } from "../testing/own-account";
import { call } from "../testing/people";
import { answerOf, type Buyer, buyer, INTENT } from "../testing/premium";

describe("where a request comes from", () => {
  const ours = "http://localhost";
  test.each([
    [{ "sec-fetch-site": "same-origin" }, 200],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "none" }, 403],
    [{ "sec-fetch-site": "cross-site", origin: ours }, 403],
    [{ origin: ours }, 200],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ referer: `${ours}/premium` }, 200],
    [{ referer: "https://evil.example/localhost" }, 403],
    [{ origin: "https://evil.example", referer: `${ours}/premium` }, 403],
    [{ accept: "text/html,application/xhtml+xml" }, 403],
    [{ accept: "application/json" }, 200],
    [{}, 200],
  ] as [Record<string, string>, number][])("%o: %i", async (headers, status) => {
    const one = await known();
    expect((await one.intent(headers)).status).toBe(status);
  });
});

let shared: Buyer | undefined;
async function known() {
  shared ??= await buyer();
  return shared;
}

describe("without keys", () => {
  test.each([
    ["en", "Payments aren’t set up here yet, so nothing was charged."],
    ["fr", /paiement/i],
    ["es", /pago/i],
    ["zh", /\p{Script=Han}/u],
  ])("says so in %s", async (locale, words) => {
    const { cookie } = await known();
    const headers = { "accept-language": locale };
    const answer = await answerOf(await call("GET", INTENT, undefined, { cookie, headers }));
    expect(answer).toMatchObject({ status: 503, body: { code: "paymentsOff" } });
    expect(answer.body.message).toMatch(words);
  });

  test("the page knows, and nothing else fails", async () => {
    const one = await known();
    const viewer = await one.viewer();
    const { ctx } = testCtx();
    expect(await readPlan(ctx, VISITOR)).toEqual({
      isConfigured: false,
      publishableKey: null,
      trialOrigin: null,
      isOpen: true,
      donationUrl: "https://example.com/coffee",
      state: "none",
      currentPeriodEnd: null,
      owedUntil: null,
      isGranted: false,
    });
    expect(await confirmPayment(ctx, viewer)).toEqual({ state: "none" });
    expect((await refusal(openPortal(ctx, viewer))).code).toBe("paymentsOff");
  });

  test("a key that Stripe doesn't know is as good as none", async () => {
    const one = await buyer();
    const settings = { ...one.settings, STRIPE_SECRET_KEY: "sk_wrong" };
    const answer = await answerOf(
      await call("GET", INTENT, undefined, { cookie: one.cookie, settings }),
    );
    expect(answer).toMatchObject({ status: 503, body: { code: "paymentsOff" } });
  });
});
