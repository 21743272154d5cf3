/** People of the plain requests, made through the API as anybody would be. */
import { partyInput } from "../../shared/forms";
import { expect } from "./expect";
import { Page, Requests } from "./page";

export { day } from "../../shared/forms";

export const PASSWORD = "a kettle for my aunt";
export const OWNER_PASSWORD = "the owner's own secret";

let people = 0;

/** A name and an address that nobody else has in this database. */
export function newPerson() {
  people++;
  const username = `guest-${people}-${Math.random().toString(36).slice(2, 8)}`;
  return { username, email: `${username}@example.com`, password: PASSWORD };
}

/** A new account, signed in on this page's browser. */
export async function register(page: Page) {
  const person = newPerson();
  const answer = await page.request.post("/api/register", { data: person });
  expect(answer.status()).toBe(201);
  return { ...person, id: (await answer.json()).id as string };
}

let ownerCookies: Requests["cookies"] = new Map();

/**
 * From here on these requests are the Owner's. Signs in once as long as the session lasts: after
 * ten sign-ins a minute each next one of an account waits for two seconds.
 */
export async function signInAsOwner(requests: Requests) {
  const keepCookies = (cookies: Requests["cookies"]) => {
    for (const [name, value] of cookies) requests.cookies.set(name, value);
  };
  keepCookies(ownerCookies);
  if (ownerCookies.size > 0 && (await requests.get("/api/user")).status() === 200) return;
  requests.cookies.clear();
  const data = { username: "Owner", password: OWNER_PASSWORD };
  expect((await requests.post("/api/login", { data })).status()).toBe(200);
  ownerCookies = new Map(requests.cookies);
}

/** A page on which the Owner is signed in. */
export async function ownerPage(locale = "en-US") {
  const page = new Page(locale);
  await signInAsOwner(page.request);
  return page;
}

/** Feedback that a visitor just sent. */
export async function sendFeedback(type: string) {
  const { username, email } = newPerson();
  const message = `${username} lost a teapot`;
  const data = { email, message, type, path: "/search" };
  expect((await new Requests().post("/api/feedbacks", { data })).status()).toBe(201);
  return { message, email };
}

/** The Owner's own requests. */
export async function ownerRequests() {
  const owner = new Requests();
  await signInAsOwner(owner);
  return owner;
}

export async function makePremium(page: Page) {
  const { id } = await (await page.request.get("/api/user")).json();
  const owner = await ownerRequests();
  const answer = await owner.post("/api/dev/toggle-premium", { data: { userId: id } });
  expect(answer.status()).toBe(200);
}

export async function makeStaff(page: Page) {
  const { id } = await (await page.request.get("/api/user")).json();
  const answer = await (await ownerRequests()).patch(`/api/users/${id}/toggle-staff`);
  expect(answer.status()).toBe(200);
}

export async function registerHost(page: Page) {
  const person = await register(page);
  await makePremium(page);
  return person;
}

/** Another party of who is signed in, in two months unless `more` says otherwise. */
export async function giveParty(page: Page, eventName: string, more: object = {}) {
  const answer = await page.request.post("/api/parties", {
    data: { ...partyInput(eventName), ...more },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string; feedToken: string };
}

/** The newest mail to an address, from the outbox that only the Owner reads. */
export async function readMail(to: string): Promise<{ subject: string; text: string }> {
  const answer = await (await ownerRequests()).get("/api/dev/outbox");
  const mails: { to: string; subject: string; text: string }[] = await answer.json();
  const mail = mails.find((one) => one.to === to);
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
}

/** Presses the link of the newest mail to an address, as its holder would. */
export async function confirmEmail(to: string) {
  const link = /\/auth\/confirm\/[0-9a-f]{32}$/m.exec((await readMail(to)).text)?.[0] ?? "none";
  const page = new Page();
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm this address", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Address confirmed");
}
