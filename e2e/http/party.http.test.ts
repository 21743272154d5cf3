/** A party between host and guests, each in a browser of their own, and what the Owner closes. */
import { test } from "vitest";
import { expect } from "./support/expect";
import { addGift, comeAlong, hostParty, invite, linkOf, press } from "./support/guests";
import { phrase, words } from "./support/languages";
import { Page } from "./support/page";
import { day, giveParty, ownerRequests, registerHost } from "./support/people";

const errors = words("en", "errors");
const g = phrase("en", "party-gifts");
const guests = phrase("en", "guests");
const r = phrase("en", "rsvp");

test("guests answer in other browsers, and the host sees the headcount", async () => {
  const { page, username } = await hostParty();
  await expect(page.getByText("Based on 20 guests, as planned")).toBeVisible();
  const personal = await invite(page, "Ana Ruiz", { plusOnes: "2" });
  await page.locator("summary", { hasText: guests("paste.open") }).click();
  await page
    .getByLabel(guests("paste.label"), { exact: true })
    .fill("Ben <ben@example.com>\nana ruiz\nCleo <nowhere>");
  await press(page, guests("paste.submit"));
  await expect(page.getByText("1 guest added.")).toBeVisible();
  await expect(page.getByText("Cleo <nowhere>").last()).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
  const shared = await linkOf(page);
  expect(personal).toContain("/rsvp/g/");

  const guest = new Page();
  await guest.goto(personal);
  const hello = r("hostNamed", { name: "Ana Ruiz", host: username });
  await expect(guest.getByText(hello)).toBeVisible();
  await press(guest, r("answers.yes"));
  await guest.getByLabel(r("details.adults")).fill("4");
  await press(guest, r("details.save"));
  await expect(guest.getByText(errors("headsTooMany"))).toBeVisible();
  await guest.getByLabel(r("details.adults")).fill("2");
  await guest.getByLabel(r("details.children")).fill("1");
  await guest.getByLabel(r("details.diet")).fill("One vegan");
  await press(guest, r("details.save"));
  await expect(guest.getByText(r("details.saved"))).toBeVisible();

  const stranger = new Page();
  await stranger.goto(shared);
  await stranger.getByLabel(r("name"), { exact: true }).fill("Dan");
  await press(stranger, r("answers.maybe"));
  await expect(stranger.getByText(r("said.maybe"))).toBeVisible();
  await stranger.goto(shared);
  await expect(stranger.getByText(r("said.maybe"))).toBeVisible();
  expect(stranger.url()).toContain("/rsvp/g/");
  // This browser has used the shared link, so it may answer for somebody else too.
  await expect(stranger.getByRole("link", { name: r("another") })).toHaveAttribute(
    "href",
    `${new URL(shared).pathname}?another=1`,
  );
  await expect(guest.getByRole("link", { name: r("another") })).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(guests("expected.range", { low: 3, high: 20 }))).toBeVisible();
  await expect(page.getByText("One vegan").first()).toBeVisible();
  await expect(page.getByRole("article", { name: "Dan" })).toContainText(guests("row.self"));

  await stranger.locator("summary", { hasText: r("delete.action") }).click();
  await press(stranger, r("delete.confirm"));
  await expect(stranger.getByText(r("delete.done"))).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article", { name: "Dan" })).toHaveCount(0);

  const ana = page.getByRole("article", { name: "Ana Ruiz" });
  await press(page, guests("row.removeOf", { name: "Ana Ruiz" }));
  await expect(ana).toHaveCount(0);
  await press(page, guests("row.undo"));
  await expect(ana).toContainText("One vegan");

  await page.locator("summary", { hasText: guests("invitation.renew") }).click();
  await press(page, guests("invitation.renewAction"));
  const renewed = await linkOf(page);
  expect(renewed).not.toBe(shared);
  expect((await guest.goto(shared)).status()).toBe(404);
  expect((await guest.goto(personal)).status()).toBe(200);
  await expect(guest.getByText(r("said.yes"))).toBeVisible();
});

test("guests choose what they bring, the guest of honour sees nothing", async () => {
  const { page, id } = await hostParty();
  const [toAna, toBen, toMia] = [
    await invite(page, "Ana Ruiz"),
    await invite(page, "Ben"),
    await invite(page, "Mia", { isGuestOfHonour: true }),
  ];
  await page.goto(`/party-planning/gifts?party=${id}`);
  await expect(page.getByText(g("emptyTitle"))).toBeVisible();
  await addGift(page, id, "Kite", "30");
  await addGift(page, id, "Drum");

  const [ana, ben] = [await comeAlong(toAna), await comeAlong(toBen)];
  const bring = g("guest.bringOf", { title: "Kite" });
  await press(ana, bring);
  const release = ana.getByRole("button", { name: g("guest.releaseOf", { title: "Kite" }) });
  await expect(release).toBeVisible();
  await press(ben, bring);
  await expect(ben.getByText(errors("giftTaken"))).toBeVisible();
  await expect(ben.getByText(g("guest.taken"), { exact: true })).toBeVisible();
  expect(await ben.content()).not.toContain("Ana Ruiz");

  const mia = await comeAlong(toMia);
  expect(await mia.content()).not.toContain("Kite");
  const loaded = await mia.request.get(`${mia.url().split(/[?#]/)[0]}.data`);
  expect(loaded.status()).toBe(200);
  expect(await loaded.text()).not.toContain("Kite");

  await page.goto(`/party-planning/gifts?party=${id}`);
  const kite = page.getByRole("article", { name: "Kite" });
  const brought = g("state.guest", { name: "Ana Ruiz" });
  await expect(kite).toContainText(brought);
  await press(page, g("bringOf", { title: "Drum" }));
  await expect(page.getByRole("article", { name: "Drum" })).toContainText(g("state.host"));
  await press(page, g("removeOf", { title: "Kite" }));
  await expect(kite).toHaveCount(0);
  await press(page, g("undo"));
  await expect(kite).toContainText(brought);

  await page.goto(`/party-planning/print?party=${id}`);
  await expect(page.getByText("Kite")).toHaveCount(0);
  await page.goto(`/party-planning/print?party=${id}&chosen=1&gifts=on&costs=on`);
  await expect(page.getByText("Kite")).toBeVisible();
});

test("the usual lines of costs are added at once", async () => {
  const { page, id } = await hostParty();
  const c = phrase("en", "party-costs");
  await page.goto(`/party-planning/costs?party=${id}`);
  await press(page, c("startersAction"));
  const drinks = page.getByRole("heading", { name: c("starters.drinks"), exact: true });
  await expect(drinks).toBeVisible();
});

test("a calendar can be downloaded and followed", async () => {
  const page = new Page();
  await registerHost(page);
  const { id, feedToken } = await giveParty(page, "Été, 80/ans");
  const file = await page.request.get(`/party-planning/timeline.ics?party=${id}`);
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(file.headers()["content-disposition"]).toContain("%C3%89t%C3%A9%2C%2080%20ans.ics");
  const feed = await new Page("fr-FR").request.get(`/calendar/${feedToken}.ics`);
  expect(feed.status()).toBe(200);
  expect(feed.headers()["x-robots-tag"]).toBe("noindex");
  expect(feed.headers()["cache-control"]).toContain("private");
  expect(await feed.text()).toContain("Send the invitations");
  expect((await page.request.get("/calendar/none.ics")).status()).toBe(404);
});

test("a calendar's address is made anew, and the old one ends", async () => {
  const page = new Page();
  await registerHost(page);
  const { id, feedToken } = await giveParty(page, "Calendar");
  const stranger = new Page("fr-FR");
  const statusOf = async (address: string) => (await stranger.request.get(address)).status();
  expect(await statusOf(`/calendar/${feedToken}.ics`)).toBe(200);
  await page.goto(`/party-planning/timeline?party=${id}`);
  await page.locator("summary", { hasText: "Create a new address" }).click();
  await press(page, "Replace the address");
  await expect(page.getByText("The new address is ready.")).toBeVisible();
  expect(await statusOf(`/calendar/${feedToken}.ics`)).toBe(404);
  const address = await page.getByLabel("Calendar address", { exact: true }).inputValue();
  expect(await statusOf(address)).toBe(200);
});

test("a section without a party asks for one first", async () => {
  const page = new Page();
  await registerHost(page);
  for (const section of ["timeline", "entertainment"]) {
    await page.goto(`/party-planning/${section}`);
    await expect(page.getByRole("heading", { name: "No parties yet" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Set up an event" })).toBeVisible();
  }
});

test("sections keep the party in their links, and lead to the others", async () => {
  const page = new Page();
  await registerHost(page);
  const first = await giveParty(page, "First one");
  const second = await giveParty(page, "Second one", { eventDate: day(90) });
  await page.goto(`/party-planning/timeline?party=${second.id}`);
  const sections = page.getByRole("navigation", { name: "Pages for this party" });
  for (const [name, path] of [
    ["Overview", ""],
    ["Timeline", "/timeline"],
    ["Guests", "/guests"],
    ["Costs", "/costs"],
  ]) {
    const link = sections.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", `/party-planning${path}?party=${second.id}`);
  }
  await page.locator("summary", { hasText: "Second one" }).click();
  await page.getByRole("link", { name: "First one" }).click();
  await expect(page).toHaveURL(`/party-planning/timeline?party=${first.id}`);
  await expect(page.locator("summary", { hasText: "First one" })).toBeVisible();
});

test("while the Owner switches party tools off each section says Coming Soon", async () => {
  const owner = await ownerRequests();
  const turn = async (on: boolean) => {
    const answer = await owner.patch("/api/dev/switches", { data: { name: "partyTools", on } });
    expect(answer.status()).toBe(200);
  };
  const page = new Page();
  await registerHost(page);
  await turn(false);
  try {
    for (const section of ["timeline", "guests", "entertainment", "gifts"]) {
      await page.goto(`/party-planning/${section}`);
      await expect(page.getByText("Coming Soon")).toBeVisible();
    }
    await page.goto("/party-planning?show=gifts");
    const panel = page.getByRole("region", { name: "Gift Coordination" });
    await expect(panel.getByRole("listitem")).toHaveCount(4);
    await expect(panel.getByRole("link")).toHaveCount(0);
  } finally {
    await turn(true);
  }
  await page.goto("/party-planning/gifts");
  await expect(page.getByText("Coming Soon")).toHaveCount(0);
});
