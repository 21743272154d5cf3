import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { day, giveParty, registerHost } from "./support/hosts";
import { expect, type Language, test, visit, words } from "./support/languages";

/** The words of a page by language, with what they hold put in. */
const phrase =
  (language: Language, namespace: string) =>
  (key: string, values: Record<string, string | number> = {}) =>
    words(language, namespace)(key).replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));

/** A premium person on the guest list of their own party, a month from now. */
async function hostParty(page: Page, eventName = "Mia’s fortieth") {
  const person = await registerHost(page);
  const more = {
    eventDate: day(30),
    attendeeCount: 20,
    eventTheme: "Moonlight",
    description: "Bring dancing shoes.",
  };
  await giveParty(page, eventName, more);
  await page.goto("/party-planning/guests");
  return person;
}

const linkOf = async (page: Page, language: Language = "en") =>
  page.getByLabel(phrase(language, "guests")("invitation.label"), { exact: true }).inputValue();

async function addGuest(page: Page, name: string, plusOnes = 0) {
  const t = phrase("en", "guests");
  const region = page.getByRole("region", { name: t("add.title") });
  await region.getByLabel(t("add.name"), { exact: true }).fill(name);
  await region.getByLabel(t("add.plusOnes"), { exact: true }).fill(`${plusOnes}`);
  await region.getByRole("button", { name: t("add.submit"), exact: true }).click();
  await expect(page.getByRole("article", { name })).toBeVisible();
}

const guestPage = (browser: Browser, locale = "en-US", options: BrowserContextOptions = {}) =>
  visit(browser, locale, options);

test("a host invites, guests answer in other browsers, the host sees the headcount", async ({
  page,
  browser,
}) => {
  const host = await hostParty(page);
  const t = phrase("en", "guests");
  const r = phrase("en", "rsvp");
  await expect(page.getByText(t("expected.none"))).toBeVisible();
  await expectAccessible(page);

  await addGuest(page, "Ana Ruiz", 2);
  await page.getByText(t("paste.open")).click();
  await page
    .getByLabel(t("paste.label"), { exact: true })
    .fill("Ben <ben@example.com>\nana ruiz\nCleo <nowhere>");
  await page.getByRole("button", { name: t("paste.submit") }).click();
  await expect(page.getByText("1 guest added.")).toBeVisible();
  await expect(page.getByText("Cleo <nowhere>", { exact: false }).last()).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);

  const ana = page.getByRole("article", { name: "Ana Ruiz" });
  await ana
    .getByLabel(t("row.linkOf", { name: "Ana Ruiz" }))
    .first()
    .click();
  const personal = await ana.getByRole("textbox").inputValue();
  const shared = await linkOf(page);
  expect(personal.startsWith(`${shared}/`)).toBe(true);

  const guest = await guestPage(browser);
  await guest.goto(personal);
  await expect(
    guest.getByText(r("hostNamed", { name: "Ana Ruiz", host: host.username })),
  ).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: r("answers.yes"), exact: true }).click();
  await expect(guest.getByText(r("said.yes"))).toBeVisible();
  await guest.getByLabel(r("details.adults")).fill("4");
  await guest.getByRole("button", { name: r("details.save") }).click();
  await expect(guest.getByText(words("en", "errors")("headsTooMany"))).toBeVisible();
  await expect(guest.getByLabel(r("details.adults"))).toBeFocused();
  await guest.getByLabel(r("details.adults")).fill("2");
  await guest.getByLabel(r("details.children")).fill("1");
  await guest.getByLabel(r("details.diet")).fill("One vegan");
  await guest.getByRole("button", { name: r("details.save") }).click();
  await expect(guest.getByText(r("details.saved"))).toBeVisible();
  await expectAccessible(guest);

  const stranger = await guestPage(browser);
  await stranger.goto(shared);
  await stranger.getByRole("button", { name: r("answers.maybe"), exact: true }).click();
  await expect(stranger.getByText(words("en", "errors")("guestNameRequired"))).toBeVisible();
  await stranger.getByLabel(r("name"), { exact: true }).fill("Ana Ruiz");
  await stranger.getByRole("button", { name: r("answers.maybe"), exact: true }).click();
  await expect(stranger.getByText(words("en", "errors")("guestAnswered"))).toBeVisible();
  await expectAccessible(stranger);
  await stranger.getByLabel(r("name"), { exact: true }).fill("Dan");
  await stranger.getByRole("button", { name: r("answers.maybe"), exact: true }).click();
  await expect(stranger.getByText(r("said.maybe"))).toBeVisible();
  await stranger.goto(shared);
  await expect(stranger.getByText(r("said.maybe"))).toBeVisible();
  expect(await stranger.evaluate(() => document.cookie)).not.toContain("rsvp");

  await page.reload();
  await expect(page.getByText(t("expected.range", { low: 3, high: 5 }))).toBeVisible();
  await expect(page.getByText("One vegan").first()).toBeVisible();
  await expect(page.getByRole("article", { name: "Dan" })).toContainText(t("row.self"));

  await stranger.getByText(r("delete.action")).click();
  await stranger.getByRole("button", { name: r("delete.confirm") }).click();
  await expect(stranger.getByText(r("delete.done"))).toBeVisible();

  await page.reload();
  await expect(page.getByRole("article", { name: "Dan" })).toHaveCount(0);
  await page.getByRole("button", { name: t("row.removeOf", { name: "Ana Ruiz" }) }).click();
  await expect(page.getByRole("article", { name: "Ana Ruiz" })).toHaveCount(0);
  await page.getByRole("button", { name: t("row.undo") }).click();
  await expect(page.getByRole("article", { name: "Ana Ruiz" })).toContainText("One vegan");

  await page.getByText(t("invitation.renew")).click();
  await page.getByRole("button", { name: t("invitation.renewAction") }).click();
  await expect(page.getByLabel(t("invitation.label"), { exact: true })).not.toHaveValue(shared);
  expect((await guest.goto(shared))?.status()).toBe(404);
  expect((await guest.goto(personal))?.status()).toBe(404);
  const renewed = `${await linkOf(page)}${personal.slice(shared.length)}`;
  expect((await guest.goto(renewed))?.status()).toBe(200);
  await expect(guest.getByText(r("said.yes"))).toBeVisible();
});

test("the guest list reads and fits everywhere", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 640 } });
  await hostParty(page);
  const t = phrase("en", "guests");
  await page.getByText(t("paste.open")).click();
  await page
    .getByLabel(t("paste.label"), { exact: true })
    .fill(Array.from({ length: 20 }, (_, index) => `Guest number ${index}`).join("\n"));
  await page.getByRole("button", { name: t("paste.submit") }).click();
  await expect(page.getByRole("article")).toHaveCount(15);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: t("list.more") }).click();
  await expect(page.getByRole("article")).toHaveCount(5);
  await page.getByLabel(t("list.search"), { exact: true }).fill("guest number 1");
  await page.getByRole("button", { name: t("list.searchAction"), exact: true }).click();
  await expect(page.getByRole("article", { name: "Guest number 2" })).toHaveCount(0);
  await expect(page.getByRole("article", { name: "Guest number 1", exact: true })).toBeVisible();
});
