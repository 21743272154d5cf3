/**
 * A page on screen survives a lost network and a proxy's error page: on every page of the site
 * everything that asks the server is pressed; the page stays, what was typed stays, and a message
 * says what happened.
 */
import type { Page } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes";
import { PAGE_ROWS } from "./http/support/page-rows";
import { signInAsOwner } from "./support/accounts";
import { expect, visit } from "./support/languages";
import {
  failProxy,
  fillFields,
  type Presses,
  pressAll,
  readFields,
  watchRequests,
} from "./support/press";
import { ROLES, test } from "./support/roles";

/**
 * Where a route's page is shown whole, instead of the address that the permission matrix asks for:
 * it changes with who looks at it, or needs something that is there.
 */
const SHOWN: Record<string, string> = {
  "/lists/:id": "/lists/{list}",
  "/staff/requests/:id": "/staff/requests/{request}",
  "/party-planning/contact/:id": "/party-planning/contact/{request}",
  "/gifts/:slug": "/gifts/{gift}",
  "/blog/:slug": "/blog/thanksgiving-host-gifts",
  "/search": "/search?q=tea",
  "/staff/users": "/staff/users",
  "/dev/users": "/dev/users",
  "/rsvp/:token": "{invitation}",
  "/category/:category": "/category/Birthday",
};

/**
 * Where header and footer are pressed too, which are the same everywhere: once for each role, and
 * on a page that shows an error.
 */
const FRAMES = ["/", "/*", "/account", "/party-planning", "/staff", "/dev"];

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(index || path ? [`/${path ?? ""}`] : []),
    ...pathsOf(children),
  ]);

/** Each page with the role that sees it: who may do least and still gets it. */
const pages = pathsOf(routes).flatMap((path) => {
  const row = PAGE_ROWS[path];
  if (!row || row.isFile) return [];
  // Somebody else's things answer 404; here the page's own person visits it.
  const isOwn = path in SHOWN;
  const role = ROLES.find((one) => {
    const answer = row.answer(one, row.at);
    return answer === 200 || (answer === 404 && (isOwn || path === "/*"));
  });
  if (!role) return [];
  // The premium person owns what these show.
  const isTheirs = /^\/(lists|favorites|budget-optimizer|party-planning)/.test(path);
  return [{ path, at: row.at, role: isTheirs ? ("premium" as const) : role }];
});

/** The two ways to lose a server: nothing answers, or what answers is a proxy's error page. */
const LOSSES = [
  {
    name: "without a network",
    lose: (page: Page, isLost: boolean) => page.context().setOffline(isLost),
    scopeOf: (path: string) =>
      `main, dialog[open]${FRAMES.includes(path) ? ", header, footer" : ""}`,
    ofKind: 2,
  },
  // To header and footer, and to a second button of a kind, a proxy's error is the same.
  {
    name: "behind a failing proxy",
    lose: failProxy,
    scopeOf: () => "main, dialog[open]",
    ofKind: 1,
  },
] as const;

for (const role of ROLES) {
  test(`every page stays without a network and behind a failing proxy, whatever ${role} presses`, async ({
    browser,
    roles,
  }) => {
    // Dozens of pages, and a busy machine is slow, not wrong.
    test.setTimeout(600_000);
    const page = await visit(browser, "en-US", {
      // Each press draws the page anew: a low window, as wide as the header needs, draws little.
      viewport: { width: 1000, height: 400 },
      reducedMotion: "reduce",
      ...(role !== "owner" && { storageState: roles.sessions[role] }),
    });
    if (role === "owner") await signInAsOwner(page.request);
    await watchRequests(page);
    for (const { path, at } of pages.filter((one) => one.role === role)) {
      const shown = (SHOWN[path] ?? at).replace(
        /\{(\w+)\}/g,
        (_, name) => roles.places[name] ?? "1",
      );
      await page.goto(shown);
      await page.waitForLoadState("load");
      for (const { name, lose, scopeOf, ofKind } of LOSSES) {
        await lose(page, true);
        const presses = { scope: scopeOf(path), ofKind };
        await test.step(`${shown} ${name}`, () => expectToStay(page, presses));
        await lose(page, false);
      }
    }
  });
}

async function expectToStay(page: Page, presses: Presses) {
  const typed = await fillFields(page);
  const title = await page.locator("h1").first().innerText();
  const at = new URL(page.url()).pathname;
  for (const press of await pressAll(page, presses)) {
    const name = `${at}: ${press.name}`;
    expect.soft(press, name).toMatchObject({ title, at });
    if (press.asked === 0) continue;
    const said = press.isLink ? press.fresh : [...press.fresh, ...press.alerts];
    expect.soft(said, `${name} says what happened`).not.toEqual([]);
  }
  expect(await page.getByText("Something went wrong on our side").count()).toBe(0);
  // What was sent and failed comes back to its field.
  await expect.poll(() => readFields(page, Object.keys(typed))).toEqual(typed);
}
