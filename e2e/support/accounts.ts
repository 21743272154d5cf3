/** People and their mail, as the journeys need them. */
import { existsSync, readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, type Language, words } from "./languages";

export const PASSWORD = "a kettle for my aunt";

let people = 0;

/**
 * A name and an address that nobody else has, in this run or an earlier one on the same database.
 */
export function newPerson() {
  people++;
  const username = `guest-${Date.now().toString(36)}-${process.pid.toString(36)}-${people}`;
  return { username, email: `${username}@example.com`, password: PASSWORD };
}
export type Person = ReturnType<typeof newPerson>;

/** The scripts of an English form are up: they alone draw this button. */
export const formReady = (page: Page) =>
  expect(page.getByRole("button", { name: "Show password" })).toBeVisible();

/** Fills in the form for a new account, on the page where it stands, and sends it. */
export async function sendSignUp(page: Page, language: Language, person: Person) {
  const t = words(language, "auth");
  await page.getByLabel(t("username"), { exact: true }).fill(person.username);
  await page.getByLabel(t("email"), { exact: true }).fill(person.email);
  await page.getByLabel(t("password"), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: t("signUp.submit"), exact: true }).click();
}

/** Fills in the form for an account that there is, and sends it. */
export async function sendSignIn(
  page: Page,
  language: Language,
  person: Pick<Person, "username" | "password">,
) {
  const t = words(language, "auth");
  await page.getByLabel(t("username"), { exact: true }).fill(person.username);
  await page.getByLabel(t("password"), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
}

/**
 * The Owner's password: the environment's, or that of the local settings which the server reads.
 */
export function ownerPassword(): string {
  const settings = new URL("../../.dev.vars", import.meta.url);
  const text = existsSync(settings) ? readFileSync(settings, "utf8") : "";
  const password = process.env.OWNER_PASSWORD ?? /^OWNER_PASSWORD="?([^"\n]+)/m.exec(text)?.[1];
  if (!password)
    throw new Error("OWNER_PASSWORD stands neither in the environment nor in .dev.vars");
  return password;
}

/** From here on the request context is the Owner's. */
export async function signInAsOwner(request: APIRequestContext) {
  const response = await request.post("/api/login", {
    data: { username: "Owner", password: ownerPassword() },
  });
  expect(response.status()).toBe(200);
}

/** The newest mail to an address, from the outbox that only the Owner reads. */
export async function readMail(
  request: APIRequestContext,
  to: string,
): Promise<{ subject: string; text: string }> {
  const response = await request.get("/api/dev/outbox");
  expect(response.status()).toBe(200);
  const mails: { to: string; subject: string; text: string }[] = await response.json();
  const mail = mails.find((one) => one.to === to);
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
}
