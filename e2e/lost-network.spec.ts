/**
 * A page on screen survives a lost network and a proxy's error page: on every page of the site
 * everything that asks the server is pressed; the page stays, what was typed stays, and a message
 * says what happened.
 */
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes";
import type { Role } from "../worker/testing/permissions/roles";
import { PAGE_ROWS } from "./http/support/page-rows";
import { newPerson, signInAsOwner } from "./support/accounts";
import { expect, test, visit } from "./support/languages";
import { fillFields, forgetPresses, pressNext, readFields, watchRequests } from "./support/press";

/** Routes whose page changes with who looks at it, or needs something that is there. */
type Places = {
  list: string;
  request: string;
  party: string;
  gift: string;
  post: string;
  rsvp: string;
};

/**
 * Where a route's page is shown whole, instead of the address that the permission matrix asks for.
 */
const SHOWN: Record<string, (places: Places) => string> = {
  "/lists/:id": ({ list }) => `/lists/${list}`,
  "/staff/requests/:id": ({ request }) => `/staff/requests/${request}`,
  "/party-planning/contact/:id": ({ request }) => `/party-planning/contact/${request}`,
  "/gifts/:slug": ({ gift }) => `/gifts/${gift}`,
  "/blog/:slug": ({ post }) => `/blog/${post}`,
  "/search": () => "/search?q=tea",
  "/staff/users": () => "/staff/users",
  "/dev/users": () => "/dev/users",
  "/rsvp/:token": ({ rsvp }) => rsvp,
  "/category/:category": () => "/category/Birthday",
};

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(index || path ? [`/${path ?? ""}`] : []),
    ...pathsOf(children),
  ]);

/** Each page with the role that sees it: who may do least and still gets it. */
const ORDER: readonly Role[] = ["anonymous", "user", "premium", "staff", "owner"];
const pages = pathsOf(routes).flatMap((path) => {
  const row = PAGE_ROWS[path];
  if (!row || row.isFile) return [];
  // Somebody else's things answer 404; here the page's own person visits it.
  const isOwn = path in SHOWN;
  const role = ORDER.find((one) => {
    const answer = row.answer(one, row.at);
    return answer === 200 || (answer === 404 && (isOwn || path === "/*"));
  });
  if (!role) return [];
  // The premium person owns what these show.
  const isTheirs = /^\/(lists|favorites|budget-optimizer|party-planning)/.test(path);
  return [{ path, at: row.at, role: isTheirs ? ("premium" as const) : role }];
});

async function signUp(request: APIRequestContext) {
  const answer = await request.post("/api/register", { data: newPerson() });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id as string;
}

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;
let sessions: Partial<Record<Role, Session>>;
let places: Places;

test.beforeAll(async ({ browser }) => {
  const visitors = await Promise.all(ORDER.map(() => visit(browser, "en-US")));
  const [anonymous, user, premium, staff, owner] = visitors.map((page) => page.context());
  if (!anonymous || !user || !premium || !staff || !owner) throw new Error("no contexts");
  await signInAsOwner(owner.request);
  await signUp(user.request);
  await owner.request.post("/api/dev/toggle-premium", {
    data: { userId: await signUp(premium.request) },
  });
  await owner.request.patch(`/api/users/${await signUp(staff.request)}/toggle-staff`);
  places = await makePlaces(premium);
  const contexts = { anonymous, user, premium, staff, owner };
  const states = Object.entries(contexts).map(async ([role, context]) => [
    role,
    await context.storageState(),
  ]);
  sessions = Object.fromEntries(await Promise.all(states));
});

async function makePlaces(context: BrowserContext): Promise<Places> {
  const { request } = context;
  const made = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await request.post(path, { data });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  for (const giftId of [1, 2, 3]) await made("/api/favorites", { giftId });
  const list = await made("/api/lists", { name: "Presents", giftId: 1 });
  const party = await made("/api/parties", {
    eventName: "Jubilee",
    eventType: "birthday",
    eventDate: "2030-05-05",
    eventTime: "18:00",
    timeZone: "Europe/Paris",
    location: "Paris",
    budget: "500",
    attendeeCount: "12",
    description: "Sixty candles",
  });
  const question = { subject: "A tent", message: "Where does one rent a tent?" };
  const asked = await made("/api/event-requests", question);
  const gifts: { slug: string }[] = await (await request.get("/api/gifts/search?q=tea")).json();
  const posts: { slug: string }[] = await (await request.get("/api/blog/posts")).json();
  const page = await context.newPage();
  await page.goto("/party-planning/guests");
  const link = await page.locator("input[value*='/rsvp/']").first().inputValue();
  await page.close();
  return {
    list: list.id,
    request: asked.id,
    party: party.id,
    gift: gifts[0]?.slug ?? "",
    post: posts[0]?.slug ?? "",
    rsvp: new URL(link).pathname,
  };
}

/** The two ways to lose a server: nothing answers, or what answers is a proxy's error page. */
const LOSSES = [
  {
    lose: (page: Page) => page.context().setOffline(true),
    restore: (page: Page) => page.context().setOffline(false),
    scope: "main, dialog[open], header, footer",
  },
  {
    lose: (page: Page) =>
      page.route("**/*", (route) =>
        route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
      ),
    restore: (page: Page) => page.unrouteAll(),
    // Header and footer were pressed without a network; to them a proxy's error is the same.
    scope: "main, dialog[open]",
  },
] as const;

for (const { path, at, role } of pages) {
  test(`${path} stays without a network and behind a failing proxy, whatever ${role} presses`, async ({
    browser,
  }) => {
    const storageState = sessions[role];
    if (!storageState) throw new Error(role);
    const page = await visit(browser, "en-US", { storageState });
    await watchRequests(page);
    await page.goto(SHOWN[path]?.(places) ?? at.replace(/\{\w+\}/g, "1"));
    await page.waitForLoadState("load");
    for (const { lose, restore, scope } of LOSSES) {
      await lose(page);
      await pressAll(page, scope);
      await restore(page);
    }
  });
}

async function pressAll(page: Page, scope: string) {
  await forgetPresses(page);
  const typed = await fillFields(page);
  const title = await page.locator("h1").first().innerText();
  const at = await page.evaluate(() => location.pathname);
  for (let presses = 0; presses < 120; presses++) {
    const press = await pressNext(page, scope);
    if (!press) break;
    expect.soft(press, press.name).toMatchObject({ title, at });
    if (press.asked === 0) continue;
    const said = press.isLink ? press.fresh : [...press.fresh, ...press.alerts];
    expect.soft(said, `${press.name} says what happened`).not.toEqual([]);
  }
  expect(await page.getByText("Something broke on our side").count()).toBe(0);
  // What was sent and failed comes back to its field.
  await expect.poll(() => readFields(page, Object.keys(typed))).toEqual(typed);
}
