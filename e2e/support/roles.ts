/** Somebody of each role with things of their own, made once in each worker through the API. */
import { type Browser, test as base, expect } from "@playwright/test";
import { newPerson, readMail } from "./accounts";
import { changeDatabase } from "./database";
import { day, giveParty } from "./hosts";
import { visit } from "./languages";
import { makePremium, makeStaff, ownerRequests } from "./rights";

export const ROLES = ["anonymous", "user", "premium", "staff", "owner"] as const;
export type Role = (typeof ROLES)[number];

/** Stored sessions by role, and what is where: `{party}` in an address stands for its id. */
export type Roles = {
  sessions: Record<Exclude<Role, "owner">, Awaited<ReturnType<typeof sessionOf>>>;
  places: Record<string, string>;
};

const sessionOf = async (browser: Browser, prepare: (page: Page) => Promise<unknown>) => {
  const page = await visit(browser, "en-US");
  await prepare(page);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
};
type Page = Awaited<ReturnType<typeof visit>>;

async function makeRoles(browser: Browser): Promise<Roles> {
  const places: Record<string, string> = {};
  const register = async (page: Page) => {
    const answer = await page.request.post("/api/register", { data: newPerson() });
    expect(answer.status()).toBe(201);
    places.person ??= (await answer.json()).username;
  };
  const sessions = {
    anonymous: { cookies: [], origins: [] },
    user: await sessionOf(browser, async (page) => {
      await register(page);
      await readLinks(page, places);
    }),
    premium: await sessionOf(browser, async (page) => {
      await register(page);
      await makePremium(page);
      await fillPlaces(page, places);
    }),
    staff: await sessionOf(browser, async (page) => {
      await register(page);
      await makeStaff(page);
    }),
  };
  return { sessions, places };
}

/**
 * The links of mails to who is signed in, and a sign-in of longer ago than what counts as recent.
 */
async function readLinks(page: Page, places: Record<string, string>) {
  const { id, email } = await (await page.request.get("/api/user")).json();
  const linkOf = async (kind: string) => {
    const { text } = await readMail(await ownerRequests(), email);
    return new RegExp(`/auth/${kind}/[0-9a-f]{32}`).exec(text)?.[0] ?? `no ${kind}`;
  };
  places.confirmation = await linkOf("confirm");
  await page.request.post("/api/auth/forgot-password", { data: { email } });
  places.resetLink = await linkOf("reset");
  changeDatabase("UPDATE sessions SET verified_at = verified_at - 3600 WHERE user_id = ?", id);
}

/** Favourites, a list, a party with guests, gifts, costs and an idea, and a question to staff. */
async function fillPlaces(page: Page, places: Record<string, string>) {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.status() === 204 ? {} : await answer.json();
  };
  const found = await (await page.request.get("/api/gifts/search?q=tea")).json();
  for (const { id } of found.slice(0, 4)) await post("/api/favorites", { giftId: id });
  places.gift = found[0].slug;
  const list = await post("/api/lists", {
    name: "Uncle Bartholomew Featherstonehaugh-Cholmondeley",
    giftId: found[0].id,
  });
  places.list = list.id;
  places.sharedList = await shareList(page, list.id);
  Object.assign(places, await makeDraws(page));
  await askTastes(page, places);
  const { id } = await giveParty(page, "Mia’s fortieth", { eventDate: day(30) });
  places.party = id;
  const addTo = async (name: string, fields: Record<string, string>) => {
    const answer = await page.request.post(`/party-planning/${name}?party=${id}`, {
      form: { intent: "add", party: id, ...fields },
      headers: { origin: process.env.BASE_URL ?? "", "sec-fetch-site": "same-origin" },
      maxRedirects: 0,
    });
    expect(answer.status()).toBeLessThan(400);
  };
  for (let guest = 1; guest <= 16; guest++) {
    await addTo("guests", { name: `Guest number ${guest}`, plusOnes: "1" });
  }
  await addTo("gifts", { title: "Kite", price: "30" });
  await addTo("costs", { label: "Dinner", category: "food", estimate: "20" });
  await page.goto(`/party-planning/guests?party=${id}`);
  const link = await page.locator('input[readonly][value*="/rsvp/"]').first().inputValue();
  places.invitation = new URL(link).pathname;
  // Under a name on the list, so that the host's page has something to decide.
  const answer = await page.request.post(places.invitation, {
    form: { name: "Guest number 1", key: id.padEnd(43, "k"), answer: "yes" },
    headers: { origin: process.env.BASE_URL ?? "", "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  const question = { subject: "A tent for forty", message: "Where does one rent a tent?" };
  places.request = (await post("/api/event-requests", question)).id;
}

/** Two people: one with an open link that asks about their taste, one with answers. */
async function askTastes(page: Page, places: Record<string, string>) {
  const headers = { origin: process.env.BASE_URL ?? "", "sec-fetch-site": "same-origin" };
  const ask = async (name: string) => {
    const form = { name, likes: "tea", avoid: "perfume" };
    const added = await page.request.post("/people/new", { form, headers, maxRedirects: 0 });
    const person = added.headers().location?.split("/").at(-1) ?? "";
    const link = { intent: "make", asked: "other", giver: "Uncle Bartholomew" };
    const made = await page.request.post(`/people/${person}/taste`, { form: link, headers });
    return { person, path: /\/taste\/[\w-]{43}/.exec(await made.text())?.[0] ?? "" };
  };
  const open = await ask("Cleo Featherstonehaugh-Cholmondeley");
  places.tasteLink = open.path;
  const answered = await ask("Grandma Rose");
  places.recipient = answered.person;
  const answers = { never: "wool, incense", allergies: "nuts", sizes: "M" };
  const sent = await fetch(`${process.env.BASE_URL}${answered.path}`, {
    method: "POST",
    headers,
    body: new URLSearchParams(answers),
    redirect: "manual",
  });
  expect(sent.status).toBe(303);
}

/** A list with an own item, shared by a link; answers the link's path. */
async function shareList(page: Page, id: string): Promise<string> {
  const send = (form: Record<string, string>) =>
    page.request.post(`/lists/${id}`, {
      form,
      headers: { origin: process.env.BASE_URL ?? "", "sec-fetch-site": "same-origin" },
    });
  const item = { name: "Plate", url: "https://shop.example/plate", price: "12", quantity: "6" };
  expect((await send({ intent: "own-add", ...item, priority: "high" })).ok()).toBe(true);
  expect((await send({ intent: "share-on", occasionOn: day(30), showsNames: "on" })).ok()).toBe(
    true,
  );
  await page.goto(`/lists/${id}`);
  const link = await page.locator('input[readonly][value*="/l/"]').inputValue();
  return new URL(link).pathname;
}

/**
 * A draw that its rules make impossible, and one that was drawn, of which one envelope was opened.
 */
async function makeDraws(page: Page): Promise<Record<string, string>> {
  const headers = { origin: process.env.BASE_URL ?? "", "sec-fetch-site": "same-origin" };
  const send = async (path: string, form: Record<string, string>) =>
    new URL((await page.request.post(path, { form, headers })).url()).pathname;
  const start = async () => {
    const path = await send("/draws", { title: "Christmas at Grandma’s", limit: "30" });
    const names = "Bartholomew Featherstonehaugh-Cholmondeley, Ana <ana@example.com>, Ben, Cleo";
    await send(path, { intent: "names", names });
    return path;
  };
  const open = await start();
  for (const to of ["2", "3", "4"]) {
    await send(open, { intent: "bar", from: "1", to, both: "on" });
  }
  const drawn = await start();
  await send(drawn, { intent: "draw" });
  await page.goto(drawn);
  const links = page.locator('input[readonly][value*="/d/"]');
  const pathOf = async (at: number) => new URL(await links.nth(at).inputValue()).pathname;
  const closedEnvelope = await pathOf(0);
  const envelope = await send(await pathOf(1), {
    intent: "open",
    key: crypto.randomUUID().padEnd(43, "e"),
  });
  await send(envelope, { intent: "wishes", likes: "tea, hiking", avoid: "candles", sizes: "M" });
  const id = (path: string) => path.split("/").at(-1) ?? "";
  return { draw: id(open), drawn: id(drawn), closedEnvelope, envelope };
}

/** A test that knows somebody of each role. */
export const test = base.extend<object, { roles: Roles }>({
  roles: [async ({ browser }, use) => use(await makeRoles(browser)), { scope: "worker" }],
});
