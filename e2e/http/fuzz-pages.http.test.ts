/**
 * Hostile input for every page and every form on it as every role: no 5xx, no markup that comes
 * back as it was sent, no redirect to another site, nothing slower than linear. `npm run fuzz`
 * sends thousands; here some hundred with a fixed seed.
 */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import { addQuery, fill, oddQuery, segment } from "./support/fuzz/api-requests";
import { FaultList, faultsOfPage, type Sent } from "./support/fuzz/faults";
import { encode, type Form, formPlan, formsOf, pairsOf } from "./support/fuzz/forms";
import {
  type Actors,
  FUZZED_ROLES,
  type FuzzedRole,
  makeActors,
  restoreActors,
} from "./support/fuzz/places";
import { collectLoggedErrors, fuzzRun } from "./support/fuzz/run";
import { slowFields, type TextField } from "./support/fuzz/slow";
import { oddText } from "./support/fuzz/values";
import { newAddress, ORIGIN } from "./support/page";
import { PAGE_ROWS } from "./support/page-rows";

// Thousands of requests, and a busy machine is slow, not wrong.
const timeout = 1_800_000;
/** Pages between two looks at whether everybody still is who they are. */
const RESTORED_EVERY = 60;

/** `permissions.http.test.ts` proves that these are the routes of React Router, all of them. */
const routes = Object.keys(PAGE_ROWS);
const { seed, pageRequests, isWhole } = fuzzRun(env);

/** Own things of the fuzzer, where the permission matrix asks for what nobody may see. */
const ADDRESSES: Record<string, string> = {
  "/gifts/:slug": "/gifts/{slug}",
  "/staff/users": "/staff/users?q={username}",
  "/staff/blog/:id": "/staff/blog/{article}",
  "/dev/users": "/dev/users?q={username}",
  "/dev/gifts/:id": "/dev/gifts/{custom}",
  "/party-planning/timeline.ics": "/party-planning/timeline.ics?party={party}",
  "/draws/:id": "/draws/{draw}",
  "/d/:token": "/d/{envelope}",
  "/l/:token": "/l/{shared}",
  "/rsvp/:token": "/rsvp/{invite}",
  "/rsvp/:token/:guest": "/rsvp/{invite}/{guest}",
  "/rsvp/:token/calendar.ics": "/rsvp/{invite}/calendar.ics",
  "/calendar/:file": "/calendar/{calendar}.ics",
};

const pagePlan = fc.record({
  role: fc.nat(),
  hasOddPath: fc.nat(4),
  path: fc.array(oddText, { minLength: 2, maxLength: 2 }),
  query: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, oddQuery),
  isData: fc.nat(9),
  routesAsked: oddText,
  forms: fc.array(formPlan, { minLength: 2, maxLength: 2 }),
});
type PagePlan = typeof pagePlan extends fc.Arbitrary<infer T> ? T : never;

let actors: Actors;
beforeAll(async () => {
  actors = await makeActors();
});

test(`${pageRequests} requests to pages and forms (seed ${seed})`, { timeout }, async () => {
  const faults = new FaultList();
  const errors = collectLoggedErrors();
  for (let number = 0; faults.requests < pageRequests; number++) {
    if (number > 0 && (number % RESTORED_EVERY === 0 || isSomebodyOut())) {
      await restoreActors(actors);
    }
    const route = routes[number % routes.length] ?? "";
    const [plan] = fc.sample(pagePlan, { seed: seed * 1_000_003 + number, numRuns: 1 });
    if (plan) await visit(route, plan, faults);
    if (number % 25 === 0) await expectHealth(faults);
  }
  await restoreActors(actors);
  await expectHealth(faults);
  vi.restoreAllMocks();
  console.info(
    [`Pages, seed ${seed}: ${faults.summary()}`, ...faults.lines(), ...errors].join("\n"),
  );
  expect(faults.lines().join("\n")).toBe("");
  expect([...errors]).toEqual([]);
});

/** Whether a form signed somebody out, or closed their account. */
const isSomebodyOut = () =>
  FUZZED_ROLES.some(
    (role) => role !== "anonymous" && !actors[role].requests.cookies.has("__Host-session"),
  );

/** Asks for the page, and sends two of its forms. */
async function visit(route: string, plan: PagePlan, faults: FaultList) {
  const role = roleOf(route, plan);
  const { places } = actors[role];
  const plain = fill(ADDRESSES[route] ?? PAGE_ROWS[route]?.at ?? route, places, 0);
  const odd = route.replace(/:\w+|\*/g, (name) => segment(plan.path[name.length % 2] ?? ""));
  const address = addQuery(plan.hasOddPath === 0 ? odd : plain, plan.query);
  if (plan.isData === 0) await send(route, role, { address: dataOf(address, plan) }, faults);
  const html = await send(route, role, { address }, faults);
  if (!html) return;
  const forms = formsOf(html, address);
  // The frame has the same few on every page: the page's own come first.
  const { pathname } = new URL(address, ORIGIN);
  const own = forms.filter(({ action }) => new URL(action).pathname === pathname);
  // It rebuilds the search index, which takes longer than all the others together.
  if (route === "/dev" && plan.role % 16 > 0) return;
  for (const one of plan.forms) {
    const some = own.length > 0 && one.form % 6 > 0 ? own : forms;
    const form = some[one.form % some.length];
    if (form) await sendForm(route, role, form, one, faults);
  }
}

/** Three in four times somebody who gets more than a redirect. */
function roleOf(route: string, { role }: PagePlan): FuzzedRole {
  const row = PAGE_ROWS[route];
  const seeing = FUZZED_ROLES.filter((one) => typeof row?.answer(one, row.at) === "number");
  const roles = role % 4 === 0 || seeing.length === 0 ? FUZZED_ROLES : seeing;
  return roles[(role >> 2) % roles.length] ?? "anonymous";
}

function dataOf(address: string, { routesAsked }: PagePlan): string {
  const url = new URL(address, ORIGIN);
  url.searchParams.set("_routes", routesAsked.toWellFormed());
  return `${url.pathname === "/" ? "/_" : url.pathname}.data${url.search}`;
}

type Request = { address: string; method?: string; body?: BodyInit | undefined; type?: string };

/** Sends one request and notes what is wrong with its answer; answers the page, if it is one. */
async function send(
  route: string,
  role: FuzzedRole,
  { address, method = "GET", body, type }: Request,
  faults: FaultList,
) {
  const headers: Record<string, string> = { accept: "text/html", origin: ORIGIN };
  if (type) headers["content-type"] = type;
  const answer = await actors[role].requests.fetch(address, {
    method,
    body,
    headers: { "cf-connecting-ip": newAddress(), ...headers },
    maxRedirects: 0,
  });
  const text = await answer.text();
  const sent: Sent = { role, method, address, headers, body: describe(body) };
  faults.note(`${method} ${route}`, sent, answer.status(), faultsOfPage(answer, text));
  const isPage = (answer.headers()["content-type"] ?? "").startsWith("text/html");
  return isPage && answer.status() === 200 ? text : null;
}

const describe = (body?: BodyInit) =>
  body instanceof FormData ? [...body].map(([name, value]) => [name, String(value)]) : body;

async function sendForm(
  route: string,
  role: FuzzedRole,
  form: Form,
  plan: PagePlan["forms"][number],
  faults: FaultList,
) {
  const pairs = pairsOf(form, plan);
  const url = new URL(form.action);
  const address = url.pathname + url.search;
  if (form.method === "GET") {
    await send(route, role, { address: addQuery(url.pathname, formed(pairs)) }, faults);
    return;
  }
  await send(route, role, { address, method: "POST", ...encode(pairs, plan.encoding) }, faults);
}

const formed = (pairs: readonly [string, string][]) =>
  pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()] as const);

/** The next good request works. */
async function expectHealth(faults: FaultList) {
  const { requests } = actors.anonymous;
  for (const address of ["/", "/search?q=tea"]) {
    const answer = await requests.get(address, { headers: { accept: "text/html" } });
    const sent = { role: "anonymous", method: "GET", address, headers: {} };
    if (answer.status() !== 200) faults.add(`${address} afterwards: ${answer.status()}`, sent);
  }
}

const TEXT_FIELD = /^(?:text|search|email|textarea|tel|url|number|password)$/;

test("a text twice as long takes at most its share longer", { timeout }, async () => {
  await restoreActors(actors);
  const fields: TextField[] = [];
  const known = new Set<string>();
  for (const route of routes) {
    const row = PAGE_ROWS[route];
    const role = FUZZED_ROLES.findLast((one) => row?.answer(one, row.at) === 200);
    if (!row || row.isFile || !role) continue;
    const { requests, places } = actors[role];
    const address = fill(ADDRESSES[route] ?? row.at, places, 0);
    const page = await requests.get(address, { headers: { accept: "text/html" } });
    for (const form of formsOf(await page.text(), address)) {
      const url = new URL(form.action);
      for (const field of form.fields.filter(({ type }) => TEXT_FIELD.test(type))) {
        const name = `${url.pathname} ${form.method} ${field.name}`;
        if (known.has(name)) continue;
        known.add(name);
        fields.push({ name, send: (text) => sendLong(role, form, field.name, text) });
      }
    }
  }
  expect(fields.length).toBeGreaterThan(40);
  // In the short run a few of them, others in each part of the list.
  const some = isWhole ? fields : fields.filter((_, index) => index % 12 === 0);
  expect(await slowFields(some, fuzzRun(env))).toEqual([]);
});

/** The form as it stands, each of its fields plausible but this one. */
async function sendLong(role: FuzzedRole, form: Form, name: string, text: string) {
  const plan = {
    form: 0,
    button: 0,
    picks: [{ how: "plausible" as const, at: 1, text: "" }],
    extra: null,
    encoding: "urlencoded" as const,
  };
  const pairs = pairsOf(form, plan).map(([field, value]): [string, string] => [
    field,
    field === name ? text : value,
  ]);
  const url = new URL(form.action);
  const isRead = form.method === "GET";
  const answer = await actors[role].requests.fetch(
    isRead ? addQuery(url.pathname, pairs) : url.pathname + url.search,
    {
      method: form.method,
      headers: { "cf-connecting-ip": newAddress(), accept: "text/html", origin: ORIGIN },
      ...(isRead ? {} : { form: Object.fromEntries(pairs) }),
      maxRedirects: 0,
    },
  );
  await answer.text();
}
