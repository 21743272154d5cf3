/** What the journeys of the account page share. */
import type { Page } from "@playwright/test";
import { newPerson } from "./accounts";
import { expect, words } from "./languages";

export const OTHER = "purple monkey dishwasher";
export const t = words("en", "account");
export const errors = words("en", "errors");

/** A new account, signed in in this page's context. */
export async function register(page: Page) {
  const person = newPerson();
  const answer = await page.request.post("/api/register", { data: person });
  expect(answer.status()).toBe(201);
  return person;
}

export const section = (page: Page, key: string) =>
  page.getByRole("region", { name: t(`${key}.title`), exact: true });
export const press = (page: Page, key: string) =>
  page.getByRole("button", { name: t(key), exact: true }).click();
export const open = (page: Page) => page.goto("/account");
