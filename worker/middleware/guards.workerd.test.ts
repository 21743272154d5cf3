import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createApi } from "../api";
import { buildCtx } from "../context";
import { finderFields } from "../testing/briefs";

const post = (address: string) =>
  createApi().request(
    "/api/recommend",
    {
      method: "POST",
      headers: { "content-type": "application/json", "cf-connecting-ip": address },
      body: JSON.stringify(finderFields()),
    },
    env,
    createExecutionContext(),
  );

test("rate limits slow one visitor's flood and nobody else", async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 40; round++) {
    const response = await post("192.0.2.1");
    statuses.push(response.status);
    if (response.status !== 429) continue;
    expect(response.headers.get("retry-after")).toBe("30");
    expect(await response.json()).toMatchObject({ code: "tooManyRequests" });
  }
  expect(statuses[0]).toBe(200);
  // A window may end in between, so the last ones may pass again.
  expect(statuses).toContain(429);
  expect((await post("192.0.2.2")).status).toBe(200);
});

test("an IPv6 visitor is counted by network, not by address", async () => {
  const statuses: number[] = [];
  for (let host = 1; host <= 45; host++) {
    statuses.push((await post(`2001:db8:1:2::${host.toString(16)}`)).status);
  }
  expect(statuses).toContain(429);
});

test("an unknown time zone still gives a season; an invalid setting answers 500", async () => {
  const { ctx } = buildCtx(env, createExecutionContext(), {
    requestId: "test",
    locale: "en",
    timeZone: "America/Nowhere",
  });
  expect(ctx.season).toBeDefined();
  const broken = await createApi().request(
    "/api/health",
    {},
    { ...env, OPENAI_BASE_URL: "nonsense" },
    createExecutionContext(),
  );
  expect(broken.status).toBe(500);
  expect(((await broken.json()) as { message: string }).message).not.toContain("errors:");
});
