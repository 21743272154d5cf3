import { data } from "react-router";
import { expect, test } from "vitest";
import { keepStanding } from "./keep-standing";

const request = new Request("https://giftwright.example/");
const asked = (ask: () => Promise<unknown>, of = request) => keepStanding(of, ask, () => "stands");
/** As the router makes one of an answer that isn't its own. */
const errorAnswer = (status: number) => ({ status, statusText: "", internal: false, data: "" });

test("an answer is passed on", async () => {
  expect(await asked(async () => "answer")).toBe("answer");
});

test.each([
  ["the network is gone", new TypeError("Failed to fetch")],
  ["a proxy failed", errorAnswer(502)],
  ["the server failed", new Response(null, { status: 500 })],
  ["the answer is none", data(null)],
])("the page stays where %s", async (_, error) => {
  expect(await asked(() => Promise.reject(error))).toBe("stands");
});

test.each([
  ["a redirect", new Response(null, { status: 302, headers: { location: "/" } })],
  ["a page for a status", errorAnswer(404)],
])("%s passes", async (_, error) => {
  await expect(asked(() => Promise.reject(error))).rejects.toBe(error);
});

test("a request that a newer one took the place of passes", async () => {
  const given = new Request(request, { signal: AbortSignal.abort() });
  const error = new TypeError("aborted");
  await expect(asked(() => Promise.reject(error), given)).rejects.toBe(error);
});
