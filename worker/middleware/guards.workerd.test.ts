import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createApi } from "../api";
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

test("a flood from one visitor is slowed, others go on", async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 40; round++) statuses.push((await post("192.0.2.1")).status);
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  expect((await post("192.0.2.2")).status).toBe(200);
  const refused = await post("192.0.2.1");
  expect(refused.headers.get("retry-after")).toBe("30");
  expect(await refused.json()).toMatchObject({ code: "tooManyRequests" });
});
