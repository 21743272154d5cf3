/**
 * The permission matrix of the pages: every one as everybody, and nothing on any that isn't theirs.
 */

import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { sampleStatements } from "../../scripts/lib/sample-codes";
import { ROLES, type Role } from "../../worker/testing/permissions/roles";
import { runStatements } from "../../worker/testing/setup";
import type { Answer } from "./support/page";
import { makePlayers, type Players, type Secret } from "./support/page-players";
import { PAGE_ROWS, PAGES, type PageAnswer, type PageRow, type Places } from "./support/page-rows";

let players: Players;
let places: Places;
let secrets: Secret[];
let met: Set<string>;

beforeAll(async () => {
  // What only premium people may see has to be there.
  await runStatements(env.DB, sampleStatements(Math.floor(Date.now() / 1000)));
  ({ players, places, secrets } = await makePlayers());
});

test("every route has a row, and every row a route", () => {
  const paths = PAGES.map(({ path }) => path);
  expect(paths.filter((path) => !PAGE_ROWS[path])).toEqual([]);
  expect(Object.keys(PAGE_ROWS).filter((path) => !paths.includes(path))).toEqual([]);
});

for (const role of ROLES) {
  // Hundreds of requests, and a busy machine is slow, not wrong.
  test(`every page, as ${role}`, { timeout: 300_000 }, async () => {
    met = new Set();
    for (const { path, id } of PAGES) {
      const row = PAGE_ROWS[path];
      if (!row) continue;
      const address = row.at.replace(/\{(\w+)\}/g, (_, thing) => places[thing as keyof Places]);
      const expected = row.answer(role, address);
      await expectPage(role, row, address, expected);
      if (!row.isFile) await expectData(role, address, expected);
      if (!isRefused(row, address, expected)) continue;
      if (!row.isFile) await expectData(role, address, expected, id);
      await expectNoAction(role, row, address);
    }
    const shown = secrets.filter(
      ({ isSureToShow, shownTo }) => isSureToShow && shownTo?.includes(role),
    );
    expect(shown.filter(({ what }) => !met.has(what))).toEqual([]);
  });
}

/** Does somebody else get more from this page? */
const isRefused = ({ answer }: PageRow, address: string, expected: PageAnswer) =>
  typeof expected === "string" && typeof answer("owner", address) === "number";

async function expectPage(role: Role, row: PageRow, address: string, expected: PageAnswer) {
  const answer = await players[role].get(address, {
    headers: { accept: "text/html" },
    maxRedirects: 0,
  });
  const text = await textOf(answer);
  expect.soft(said(answer), `${role} at ${address}`).toBe(expected);
  expect.soft(leaksIn(text, role, address), `${role} at ${address}`).toEqual([]);
  if (row.refusal) {
    const isShown = text.includes(row.refusal.words);
    expect.soft(isShown, `${role} at ${address}`).toBe(row.refusal.to.includes(role));
  }
}

/**
 * The page's data, as scripts ask for it; with `id` from that loader alone, past the frames around
 * it.
 */
async function expectData(role: Role, address: string, expected: PageAnswer, id?: string) {
  const url = new URL(address, "http://site");
  if (id) url.searchParams.set("_routes", id);
  const there = `${url.pathname === "/" ? "/_" : url.pathname}.data${url.search}`;
  const answer = await players[role].get(there, { maxRedirects: 0 });
  const text = await textOf(answer);
  const label = `${role} at ${there}`;
  expect.soft(leaksIn(text, role, address), label).toEqual([]);
  // A redirect of data is told in it, for the script to follow.
  expect.soft(answer.status(), label).toBe(typeof expected === "number" ? expected : 202);
  if (typeof expected === "string") expect.soft(text, label).toContain(JSON.stringify(expected));
}

/** Who is sent away from a page is sent away with a form too. */
async function expectNoAction(role: Role, row: PageRow, address: string) {
  const form = row.form ?? { intent: "delete", userId: places.person };
  const answer = await players[role].post(address, {
    form,
    headers: { accept: "text/html" },
    maxRedirects: 0,
  });
  const label = `${role} posts to ${address}`;
  const isRefusal = typeof said(answer) === "string" || [401, 403, 405].includes(answer.status());
  expect.soft(isRefusal, label).toBe(true);
  expect.soft(leaksIn(await textOf(answer), role, address), label).toEqual([]);
}

const said = (answer: Answer): PageAnswer => answer.headers().location ?? answer.status();

async function textOf(answer: Answer): Promise<string> {
  return `${JSON.stringify(answer.headers())}\n${await answer.text()}`;
}

/** What this answer shows that this role may not see there. */
function leaksIn(text: string, role: Role, address: string): string[] {
  const found = secrets.filter(({ values }) => values.some((value) => text.includes(value)));
  const isTheirs = ({ shownTo, on }: Secret) => shownTo?.includes(role) && on?.test(address);
  for (const secret of found.filter(isTheirs)) met.add(secret.what);
  return found.filter((secret) => !isTheirs(secret)).map(({ what }) => what);
}
