/**
 * The permission matrix of the API: every call as everybody, and nothing in any answer that isn't
 * theirs.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../testing/people";
import { API_ROWS, type ApiRow } from "../testing/permissions/api-rows";
import { makePlayers, type Player } from "../testing/permissions/players";
import { isAllowed, ROLES, type Role, refusalOf } from "../testing/permissions/roles";
import {
  CHANGED,
  type Places,
  plantSecrets,
  readOwned,
  type Secret,
} from "../testing/permissions/secrets";
import { createApi } from ".";

let players: Record<Role, Player>;
let places: Places;
let secrets: Secret[];
let owned: unknown;
const met = new Set<string>();

beforeAll(async () => {
  players = await makePlayers();
  ({ places, secrets } = await plantSecrets(players));
  owned = await readOwned(places.person);
});

const calls = [
  ...new Set(
    createApi()
      // "ALL" is what stands before and behind every call: middleware, and the refusal of other
      // methods.
      .routes.filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

test("every call has a row, and every row a call", () => {
  expect(calls.filter((name) => !API_ROWS[name])).toEqual([]);
  expect(Object.keys(API_ROWS).filter((name) => !calls.includes(name))).toEqual([]);
});

describe.each(ROLES)("as %s", (role) => {
  test.each(calls)("%s", async (name) => {
    const row = API_ROWS[name] as ApiRow;
    const allowed = isAllowed(row.access, role);
    const answer = await send(name, row, role, allowed);
    expect(answer.status).toBe(allowed ? row.answers : refusalOf(role));
    const text = await textOf(answer);
    if (!allowed) {
      expect(text).toMatch(/(rows-written;desc="0").*(kv-write;desc="0")/);
      expect(answer.headers.get("content-type")).toContain("application/problem+json");
    }
    expect(leaksIn(text, name, role)).toEqual([]);
  });
});

test("refused calls leave other people's data unchanged", async () => {
  expect(await readOwned(places.person)).toEqual(owned);
});

test("every planted secret was reachable by someone (no vacuous pass)", () => {
  const shown = secrets.filter(({ shownTo }) => shownTo).map(({ what }) => what);
  expect(shown.filter((what) => !met.has(what))).toEqual([]);
});

function send(name: string, row: ApiRow, role: Role, allowed: boolean): Promise<Response> {
  const [method = "", path = ""] = name.split(" ");
  const { cookie, spare } = players[role];
  // Who is refused asks for what is there; who may do it would do it, and asks for what isn't.
  const things = allowed ? { ...places, ...CHANGED } : places;
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (all, thing) => things[thing as keyof Places] ?? all);
  const body = row.body === undefined ? undefined : JSON.parse(filled(JSON.stringify(row.body)));
  return call(method, filled(row.at ?? path), body, {
    cookie: row.endsSession ? spare : cookie,
  });
}

/** All that an answer says, in its headers too. */
async function textOf(answer: Response): Promise<string> {
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`);
  return [...headers, await answer.text()].join("\n");
}

/** What this answer shows that this role may not see in it. */
function leaksIn(text: string, name: string, role: Role): string[] {
  const found = secrets.filter(({ values }) => values(role).some((value) => text.includes(value)));
  const isTheirs = ({ shownTo, by }: Secret) => shownTo?.includes(role) && by?.test(name);
  for (const secret of found.filter(isTheirs)) met.add(secret.what);
  return found.filter((secret) => !isTheirs(secret)).map(({ what }) => what);
}
