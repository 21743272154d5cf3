import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { AppEnv } from "../app-env";
import type { Bindings } from "../env";
import { responseHeaders } from "./headers";

const app = new Hono<AppEnv>().use(...responseHeaders).all("*", (c) => c.text("a page"));

async function headersOf(path: string, settings: object = {}) {
  const { headers } = await app.request(path, {}, settings as Bindings);
  const policy = headers.get("content-security-policy") ?? "";
  const rules = new Map(
    policy.split("; ").map((rule) => {
      const [name = "", ...sources] = rule.split(" ");
      return [name, sources];
    }),
  );
  return { headers, policy, rules };
}

const OTHERS = [
  "/",
  "/search",
  "/auth",
  "/premium/success",
  "/premium.data",
  "/premiums",
  "/x/premium",
  "/api/payment/create-payment-intent",
];

describe("the pages' rules", () => {
  test.each(OTHERS)("%s lets nobody else in", async (path) => {
    const { headers, policy, rules } = await headersOf(path);
    expect(policy).not.toContain("stripe");
    expect(policy).not.toContain("unsafe");
    expect(rules.has("frame-src")).toBe(false);
    expect(rules.get("frame-ancestors")).toEqual(["'none'"]);
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("payment=()");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  });

  test.each(["/premium", "/premium/", "/Premium", "/premium?lng=fr"])(
    "%s lets Stripe in",
    async (path) => {
      const { headers, policy, rules } = await headersOf(path);
      expect(rules.get("frame-src")).toEqual([
        "https://js.stripe.com",
        "https://*.js.stripe.com",
        "https://hooks.stripe.com",
      ]);
      expect(rules.get("connect-src")).toEqual(["'self'", "https://api.stripe.com"]);
      expect(rules.get("script-src")).toContain("https://js.stripe.com");
      expect(rules.get("img-src")).toContain("https://*.stripe.com");
      expect(headers.get("permissions-policy")).toContain('payment=(self "https://js.stripe.com")');
      expect(policy).not.toContain("unsafe");
    },
  );

  test("the page where one pays is as strict as the others in all that Stripe doesn't need", async () => {
    const [strict, open] = [await headersOf("/"), await headersOf("/premium")];
    for (const rule of ["default-src", "style-src", "font-src", "base-uri", "frame-ancestors"]) {
      const withoutNonce = (sources: string[] = []) =>
        sources.map((source) => source.replace(/^'nonce-.*/, "a nonce"));
      expect(withoutNonce(open.rules.get(rule)), rule).toEqual(
        withoutNonce(strict.rules.get(rule)),
      );
    }
    expect(open.rules.get("script-src")).toContain("'strict-dynamic'");
    expect(open.headers.get("x-frame-options")).toBe("DENY");
  });

  const FAKE = "http://127.0.0.1:4242";
  const local = { ENVIRONMENT: "local", STRIPE_FAKE_ORIGIN: FAKE };

  test("lets the fake of Stripe in on one's own machine, where one pays and nowhere else", async () => {
    const { policy, rules } = await headersOf("/premium", local);
    for (const rule of ["script-src", "frame-src", "form-action"]) {
      expect(rules.get(rule), rule).toContain(FAKE);
    }
    expect(policy).not.toContain("stripe.com");
    expect(policy).not.toContain("unsafe");
    for (const path of OTHERS) expect((await headersOf(path, local)).policy).not.toContain(FAKE);
  });

  test.each(["production", "test", undefined])("lets no fake in (%s)", async (environment) => {
    const settings = { ...local, ENVIRONMENT: environment };
    const [{ policy }, real] = [await headersOf("/premium", settings), await headersOf("/premium")];
    expect(policy).not.toContain("127.0.0.1");
    expect(policy.replace(/nonce-[^']+/g, "")).toBe(real.policy.replace(/nonce-[^']+/g, ""));
  });
});
