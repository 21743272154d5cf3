/** Premium people who give a party, for the journeys. */
import type { Page } from "@playwright/test";
import { register } from "./account-page";
import { expect } from "./languages";
import { makePremium } from "./rights";

/** The day so many days from now, as forms and calls write it. */
export const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A new premium person, signed in in this page's context. */
export async function registerHost(page: Page) {
  const person = await register(page);
  await makePremium(page);
  return person;
}

/** Another party of who is signed in, in two months unless `more` says otherwise. */
export async function giveParty(page: Page, eventName: string, more: object = {}) {
  const answer = await page.request.post("/api/parties", {
    data: {
      eventName,
      eventType: "birthday",
      eventDate: day(60),
      eventTime: "18:30",
      timeZone: "Europe/Madrid",
      location: "The garden behind the library",
      budget: 500,
      attendeeCount: 12,
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string; feedToken: string };
}
