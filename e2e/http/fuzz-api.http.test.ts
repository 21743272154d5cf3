/**
 * Hostile input for every call of the API as every role: no 5xx, no HTML, problems as JSON, nothing
 * slower than linear. `npm run fuzz` sends thousands; here some hundred with a fixed seed.
 */
import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { signEvent } from "../../worker/testing/fakes/stripe/sign";
import { API_ROWS, type ApiInput } from "../../worker/testing/permissions/api-rows";
import { addressOf, bodyOf, fill, planOf, roleOf } from "./support/fuzz/api-requests";
import { FaultList, faultsOfApi, type Sent } from "./support/fuzz/faults";
import { type Actors, makeActors, restoreActors } from "./support/fuzz/places";
import { collectLoggedErrors, fuzzRun } from "./support/fuzz/run";
import { slowFields } from "./support/fuzz/slow";
import { newAddress, Requests } from "./support/page";

// Thousands of requests, and a busy machine is slow, not wrong.
const timeout = 1_800_000;
/** Requests between two looks at whether everybody still is who they are. */
const RESTORED_EVERY = 150;

/** `permissions.workerd.test.ts` proves that these are the calls of the Hono app, all of them. */
const routes = Object.keys(API_ROWS);
const { seed, apiRequests } = fuzzRun(env);

let actors: Actors;
beforeAll(async () => {
  actors = await makeActors();
});

const inputs = Object.entries(API_ROWS).flatMap(([route, { input }]) =>
  input ? [{ route, input }] : [],
);

test("every call with a body has its schema, and an example that it takes", () => {
  const withBody = routes.filter((route) => API_ROWS[route]?.body !== undefined);
  const unknown = withBody.filter(
    (route) => !API_ROWS[route]?.input && !route.endsWith("/webhook"),
  );
  expect(unknown).toEqual([]);
  const { places } = actors.premium;
  const isRefused = ({ body, example }: ApiInput) =>
    !body.safeParse(JSON.parse(fill(JSON.stringify(example), places, 1))).success;
  expect(inputs.filter(({ input }) => isRefused(input)).map(({ route }) => route)).toEqual([]);
});

test(`${apiRequests} requests to the API (seed ${seed})`, { timeout }, async () => {
  const faults = new FaultList();
  const errors = collectLoggedErrors();
  for (let number = 0; number < apiRequests; number++) {
    if (number > 0 && number % RESTORED_EVERY === 0) await restoreActors(actors);
    const route = routes[number % routes.length] ?? "";
    await sendOne(route, number, faults);
    if (number % 25 === 0) await expectHealth(faults);
  }
  await restoreActors(actors);
  await expectHealth(faults);
  vi.restoreAllMocks();
  console.info([`API, seed ${seed}: ${faults.summary()}`, ...faults.lines(), ...errors].join("\n"));
  expect(faults.lines().join("\n")).toBe("");
  expect([...errors]).toEqual([]);
});

async function sendOne(route: string, number: number, faults: FaultList) {
  const plan = planOf(route, seed, number);
  const role = roleOf(route, plan);
  const { requests, places } = actors[role];
  const address = addressOf(route, plan, places, number);
  const method = plan.method || (route.split(" ")[0] ?? "");
  const version = await versionOf(route, address, requests);
  const { body, headers } = bodyOf(route, plan, { places, number, version });
  Object.assign(headers, plan.headers);
  if (route.endsWith("/webhook")) {
    headers["stripe-signature"] = await signEvent(
      String(body),
      "whsec_requests",
      Math.floor(Date.now() / 1000),
    );
  }
  const sent: Sent = { role, method, address, headers, body: String(body ?? "") };
  const hasBody = method !== "GET" && method !== "HEAD";
  const answer = await requests.fetch(address, {
    method,
    headers: { "cf-connecting-ip": newAddress(), ...headers },
    body: hasBody ? (body as BodyInit | undefined) : undefined,
    maxRedirects: 0,
  });
  faults.note(route, sent, answer.status(), faultsOfApi(answer, await answer.text()));
}

/** The version of what a change is about; undefined where there is none to read. */
async function versionOf(route: string, address: string, requests: Requests) {
  const example = API_ROWS[route]?.input?.example;
  if (!example || !("version" in example)) return;
  const answer = await requests.get(address.replace(/\/answers$/, ""), { maxRedirects: 0 });
  return answer.ok() ? ((await answer.json()).version as number | undefined) : undefined;
}

/** The next good request works. */
async function expectHealth(faults: FaultList) {
  for (const address of ["/api/health", "/api/gifts/search?q=tea"]) {
    const answer = await new Requests().get(address);
    const sent = { role: "anonymous", method: "GET", address, headers: {} };
    if (answer.status() !== 200) faults.add(`${address} afterwards: ${answer.status()}`, sent);
  }
}

test("a text twice as long takes at most its share longer", { timeout }, async () => {
  await restoreActors(actors);
  const slow = await slowFields(
    inputs.flatMap(({ route, input: { example } }) => {
      const { places, requests } = actors[API_ROWS[route]?.access === "staff" ? "staff" : "owner"];
      const filled = JSON.parse(fill(JSON.stringify(example), places, 0));
      return Object.keys(filled)
        .filter((name) => typeof filled[name] === "string")
        .map((name) => ({
          name: `${route} ${name}`,
          send: async (text: string) => {
            const [method = "", path = ""] = route.split(" ");
            const answer = await requests.fetch(fill(API_ROWS[route]?.at ?? path, places, 0), {
              method,
              data: { ...filled, [name]: text },
              headers: { "cf-connecting-ip": newAddress() },
            });
            await answer.text();
          },
        }));
    }),
    fuzzRun(env),
  );
  expect(slow).toEqual([]);
});
