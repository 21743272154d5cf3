/**
 * An answer given before the body was read leaves the connection usable. Over HTTP with one
 * kept-alive connection, since that is where a loss shows: the next request on it would be answered
 * 500.
 */
import { Agent, request } from "node:http";
import { expect, test } from "@playwright/test";

const PAIRS = Number(process.env.PAIRS ?? 40);

const BRIEF = JSON.stringify({
  recipient: "my sister",
  age: "26-50",
  occasion: "birthday",
  interests: "tea",
  budget: "0-50",
  relationship: "family",
});

type Sent = { path: string; type?: string; body: string; chunked?: boolean; address: string };

/** The status of one POST; rejects when the connection breaks. */
const post = (agent: Agent, base: string, { path, type, body, chunked, address }: Sent) =>
  new Promise<number>((resolve, reject) => {
    const length = chunked ? {} : { "content-length": Buffer.byteLength(body) };
    const sent = request(
      new URL(path, base),
      {
        method: "POST",
        agent,
        headers: {
          "content-type": type ?? "application/json",
          "cf-connecting-ip": address,
          ...length,
        },
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
        response.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });

const early: [string, Omit<Sent, "address">, number][] = [
  ["a body over the limit", { path: "/api/login", body: "x".repeat(100_000) }, 413],
  [
    "a body over the limit, sent in chunks",
    { path: "/api/login", body: "x".repeat(100_000), chunked: true },
    413,
  ],
  ["a wrong media type", { path: "/api/login", type: "text/plain", body: "x".repeat(60_000) }, 415],
  ["a call for the Owner alone", { path: "/api/dev/reset", body: "x".repeat(60_000) }, 401],
  ["an unknown address", { path: "/api/nowhere", body: "x".repeat(60_000) }, 404],
];

for (const [name, bad, status] of early) {
  test(`${name} loses no later request on the connection`, async ({ baseURL }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answers: number[] = [];
    for (let pair = 0; pair < PAIRS; pair++) {
      const address = `198.51.100.${pair % 250}`;
      answers.push(await post(agent, baseURL ?? "", { ...bad, address }));
      answers.push(
        await post(agent, baseURL ?? "", { path: "/api/recommend", body: BRIEF, address }),
      );
    }
    agent.destroy();
    expect(answers).toEqual(Array.from({ length: PAIRS }, () => [status, 200]).flat());
  });
}

test("a body far over the limit is refused, and the server goes on answering", async ({
  baseURL,
}) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const address = "198.51.100.251";
  const huge = { path: "/api/login", body: "x".repeat(8_000_000), address };
  // Where the draining ends, so does the connection: before or after the refusal arrived.
  const refused = await post(agent, baseURL ?? "", huge).catch(() => 413);
  expect(refused).toBe(413);
  agent.destroy();
  const next = new Agent({ keepAlive: true, maxSockets: 1 });
  const good = { path: "/api/recommend", body: BRIEF, address };
  for (let time = 0; time < 5; time++) expect(await post(next, baseURL ?? "", good)).toBe(200);
  next.destroy();
});
