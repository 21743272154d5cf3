/** Hostile requests to one call of the API. */
import fc from "fast-check";
import { API_ROWS } from "../../../../worker/testing/permissions/api-rows";
import type { FuzzedRole, Places } from "./places";
import { QUERY_SHAPES } from "./query-shapes";
import { applyChanges, changesOf, oddText, oddValue, valuesOf } from "./values";

const weighted = <T>(...pairs: [weight: number, value: T][]) =>
  fc.oneof(...pairs.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

/** Own things of the fuzzer in place of those that the permission matrix asks for. */
const ADDRESSES: Record<string, string> = {
  "PATCH /api/gifts/custom/:id": "/api/gifts/custom/{custom}",
  "DELETE /api/favorites/:giftId": "/api/favorites/2",
};

/** Headers of all kinds; what isn't allowed in a header is left out of it. */
const oddHeaders = fc.oneof(
  fc.constantFrom<Record<string, string>>(
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { accept: "text/html" },
    { range: "bytes=0-1" },
    { "if-none-match": "*" },
    { "cf-connecting-ip": "::1%eth0" },
    { "cf-connecting-ip": "not an address" },
    { "x-http-method-override": "DELETE" },
    { "x-forwarded-host": "evil.example" },
    { authorization: "Basic Og==" },
  ),
  fc
    .tuple(
      fc.constantFrom("accept-language", "user-agent", "x-request-id", "referer", "accept"),
      oddText,
    )
    .map(([name, text]) => ({ [name]: headerText(text) })),
);

const headerText = (text: string) =>
  text
    .replace(/[^\x20-\x7e\x80-\xff]/g, "")
    .trim()
    .slice(0, 8_000);

/** Names and values of a query. */
export const oddQuery = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .constantFrom(...Object.keys(QUERY_SHAPES))
        .chain((name) =>
          fc
            .oneof(...(QUERY_SHAPES[name] ?? []).map(valuesOf), oddText)
            .map((value) => [name, String(value ?? "").toWellFormed()] as const),
        ),
    },
    { weight: 1, arbitrary: fc.tuple(oddText, oddText) },
  ),
  { maxLength: 3 },
);

export const addQuery = (address: string, pairs: readonly (readonly [string, string])[]) => {
  if (pairs.length === 0) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams(pairs.map(([n, v]) => [n, v]))}`;
};

const NESTED = 20_000;
const RAW_BODIES = [
  "",
  "null",
  "[]",
  '"text"',
  "1e999",
  "{",
  '{"a":1,"a":2}',
  "\ufeff{}",
  "[".repeat(NESTED),
  `${'{"a":'.repeat(NESTED / 5)}1${"}".repeat(NESTED / 5)}`,
  `{"message":${"[".repeat(NESTED)}${"]".repeat(NESTED)}}`,
  `{"name":"${"a".repeat(66_000)}"}`,
  `{"name":"${"\\u0041".repeat(9_000)}"}`,
  `{${Array.from({ length: 3_000 }, (_, n) => `"k${n}":${n}`).join(",")}}`,
  '{"__proto__":{"isStaff":true},"constructor":{"prototype":{"isPremium":true}}}',
] as const;

const CONTENT_TYPES = [
  "application/json; charset=utf-16",
  "application/jsonx",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "",
] as const;

const requestPlan = (route: string) => {
  const input = API_ROWS[route]?.input;
  return fc.record({
    role: fc.nat(),
    isAllowed: weighted([3, true], [1, false]),
    method: weighted([30, ""], [1, "HEAD"], [1, "PUT"], [1, "DELETE"], [1, "OPTIONS"]),
    hasOddPath: weighted([4, false], [1, true]),
    path: fc.array(oddText, { minLength: 3, maxLength: 3 }),
    query: route.startsWith("GET ") ? oddQuery : fc.constant([]),
    headers: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, oddHeaders),
    body: weighted(
      [8, "changed" as const],
      [5, "shaped" as const],
      [1, "raw" as const],
      [1, "bytes" as const],
      [1, "type" as const],
      [1, "value" as const],
    ),
    changes: changesOf,
    shaped: input ? valuesOf(input.body) : oddValue,
    raw: fc.constantFrom(...RAW_BODIES),
    bytes: fc.uint8Array({ maxLength: 60 }).map((bytes) => new Uint8Array(bytes)),
    type: fc.constantFrom(...CONTENT_TYPES),
    value: oddValue,
  });
};

type Plan = ReturnType<typeof requestPlan> extends fc.Arbitrary<infer T> ? T : never;

const plans = new Map<string, fc.Arbitrary<Plan>>();

/** The plan of the request that has this number under this seed. */
export function planOf(route: string, seed: number, number: number): Plan {
  const known = plans.get(route) ?? requestPlan(route);
  plans.set(route, known);
  const [plan] = fc.sample(known, { seed: seed * 1_000_003 + number, numRuns: 1 });
  return plan as Plan;
}

const ALLOWED: Record<string, readonly FuzzedRole[]> = {
  open: ["anonymous", "user", "premium", "staff", "owner"],
  signedIn: ["user", "premium", "staff", "owner"],
  premium: ["premium", "owner"],
  staff: ["staff", "owner"],
  owner: ["owner"],
};
const EVERYBODY = ALLOWED.open as readonly FuzzedRole[];

/** It rebuilds the search index, which takes longer than all the others together. */
const COSTLY = "POST /api/dev/reset";

/** Who makes the request: three in four times somebody who may. */
export function roleOf(route: string, { role, isAllowed }: Plan): FuzzedRole {
  if (route === COSTLY && role % 50 !== 0) return "staff";
  const allowed = ALLOWED[API_ROWS[route]?.access ?? "open"] ?? EVERYBODY;
  const roles = isAllowed ? allowed : EVERYBODY;
  return roles[role % roles.length] ?? "anonymous";
}

export const fill = (text: string, places: Places, number: number) =>
  text.replace(/\{(\w+)\}/g, (all, name) => (name === "n" ? String(number) : places[name]) ?? all);

/** The address without a change: what `{…}` stands for is there. */
const plainAddress = (route: string) =>
  ADDRESSES[route] ?? API_ROWS[route]?.at ?? (route.split(" ")[1] as string);

/** Where it is sent: to what is there, or with odd text in place of every parameter. */
export function addressOf(route: string, plan: Plan, places: Places, number: number): string {
  const [, path = ""] = route.split(" ");
  const plain = fill(plainAddress(route), places, number);
  if (!plan.hasOddPath) return addQuery(plain, plan.query);
  let at = 0;
  const odd = path.replace(/:\w+/g, () => segment(plan.path[at++ % plan.path.length] ?? ""));
  return addQuery(odd, plan.query);
}

/** Text as a segment of a path; broken escapes go as they are. */
export const segment = (text: string) =>
  /^%/.test(text) ? text : encodeURIComponent(text.toWellFormed()).slice(0, 8_000);

/**
 * The body and its headers. `version` is that of what is there, so that a change isn't refused for
 * its version alone.
 */
export function bodyOf(
  route: string,
  plan: Plan,
  { places, number, version }: { places: Places; number: number; version?: number | undefined },
): { body?: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> } {
  const json = { "content-type": "application/json" };
  const input = API_ROWS[route]?.input;
  if (!input && (route.startsWith("GET ") || plan.body === "changed")) return { headers: {} };
  const text = (value: unknown) => JSON.stringify(value) ?? "";
  switch (plan.body) {
    case "changed": {
      const example = JSON.parse(fill(text(input?.example ?? {}), places, number));
      if (version !== undefined && "version" in example) example.version = version;
      return { body: text(applyChanges(example, plan.changes)), headers: json };
    }
    case "shaped":
      return { body: text(plan.shaped), headers: json };
    case "value":
      return { body: text(plan.value), headers: json };
    case "raw":
      return { body: plan.raw, headers: json };
    case "bytes":
      return { body: plan.bytes, headers: json };
    case "type":
      return { body: text(plan.shaped), headers: { "content-type": plan.type } };
  }
}
