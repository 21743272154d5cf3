/** Premium people who give a party, for the journeys. */
import type { Page } from "@playwright/test";
import { partyInput } from "../shared/forms";
import { register } from "./account-page";
import { expect } from "./languages";
import { makePremium } from "./rights";

export { day } from "../shared/forms";

/** A new premium person, signed in in this page's context. */
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
