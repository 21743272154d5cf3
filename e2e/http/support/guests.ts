/** A host's guest list, and guests in browsers of their own. */
import { expect } from "./expect";
import { phrase } from "./languages";
import { Page } from "./page";
import { day, giveParty, registerHost } from "./people";

const guests = phrase("en", "guests");
const gifts = phrase("en", "party-gifts");
const rsvp = phrase("en", "rsvp");

/** A premium person with a party in a month, on its guest list. */
export async function hostParty(more: object = {}) {
  const page = new Page();
  const { username } = await registerHost(page);
  const event = { eventDate: day(30), attendeeCount: 20, ...more };
  const { id } = await giveParty(page, "Mia’s fortieth", event);
  await page.goto(`/party-planning/guests?party=${id}`);
  return { page, id, username };
}

/** The address that everybody may have. */
export const linkOf = (page: Page) =>
  page.getByLabel(guests("invitation.label"), { exact: true }).inputValue();

export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

type Invited = { plusOnes?: string; isGuestOfHonour?: boolean };

/** Adds a guest by the host's form; answers the address of their own invitation. */
export async function invite(page: Page, name: string, { plusOnes = "0", ...guest }: Invited = {}) {
  const region = page.getByRole("region", { name: guests("add.title") });
  await region.getByLabel(guests("add.name"), { exact: true }).fill(name);
  await region.getByLabel(guests("add.plusOnes"), { exact: true }).fill(plusOnes);
  if (guest.isGuestOfHonour) await region.getByRole("checkbox").check();
  await press(page, guests("add.submit"));
  const row = page.getByRole("article", { name });
  return row.locator('input[value*="/rsvp/"]').first().inputValue();
}

/** A guest who says yes in a browser of their own. */
export async function comeAlong(address: string) {
  const page = new Page();
  await page.goto(address);
  await press(page, rsvp("answers.yes"));
  await expect(page.getByText(rsvp("said.yes"))).toBeVisible();
  return page;
}

/** Somebody who answers by the shared link under a name, in a browser of their own. */
export async function answerAs(
  shared: string,
  name: string,
  answer: "yes" | "maybe" | "no" = "yes",
) {
  const page = new Page();
  await page.goto(shared);
  await page.getByLabel(rsvp("name"), { exact: true }).fill(name);
  await press(page, rsvp(`answers.${answer}`));
  return page;
}

/** Puts a gift in the host's own words on the board. */
export async function addGift(page: Page, id: string, title: string, price = "") {
  await page.goto(`/party-planning/gifts?party=${id}`);
  const region = page.getByRole("region", { name: gifts("add.title"), exact: true });
  await region.getByLabel(gifts("add.name"), { exact: true }).fill(title);
  await region.getByLabel(gifts("add.price"), { exact: true }).fill(price);
  await press(page, gifts("add.submit"));
  await expect(page.getByRole("article", { name: title })).toBeVisible();
}
