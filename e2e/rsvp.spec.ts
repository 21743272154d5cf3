import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { day, giveParty, registerHost } from "./support/hosts";
import { expect, LANGUAGES, type Language, test, visit, words } from "./support/languages";

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
  await page.goto("/party-planning/guests", { waitUntil: "networkidle" });
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
  await guest.goto(personal, { waitUntil: "networkidle" });
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
  await stranger.goto(shared, { waitUntil: "networkidle" });
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

  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByText(t("expected.range", { low: 3, high: 5 }))).toBeVisible();
  await expect(page.getByText("One vegan").first()).toBeVisible();
  await expect(page.getByRole("article", { name: "Dan" })).toContainText(t("row.self"));

  await stranger.getByText(r("delete.action")).click();
  await stranger.getByRole("button", { name: r("delete.confirm") }).click();
  await expect(stranger.getByText(r("delete.done"))).toBeVisible();

  await page.reload({ waitUntil: "networkidle" });
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

for (const { code, locale } of LANGUAGES) {
  test(`${code}: an invitation is answered without JavaScript, on the narrowest phone`, async ({
    page,
    browser,
  }) => {
    await hostParty(page);
    const shared = await linkOf(page);
    const r = phrase(code, "rsvp");
    const guest = await guestPage(browser, locale, {
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    const answer = await guest.goto(shared);
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    expect(answer?.headers()["referrer-policy"]).toBe("same-origin");
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await guest.getByRole("button", { name: r("answers.yes"), exact: true }).click();
    await expect(guest.getByText(words(code, "errors")("guestNameRequired"))).toBeVisible();
    await guest.getByLabel(r("name"), { exact: true }).fill("Zoë");
    await guest.getByRole("button", { name: r("answers.yes"), exact: true }).click();
    await expect(guest.getByText(r("said.yes"))).toBeVisible();
    await guest.getByLabel(r("details.adults")).fill("2");
    await guest.getByLabel(r("details.diet")).fill("vegan");
    await guest.getByRole("button", { name: r("details.save") }).click();
    await expect(guest.getByText(r("details.saved"))).toBeVisible();
    await guest.getByRole("button", { name: r("answers.no"), exact: true }).click();
    await expect(guest.getByText(r("said.no"))).toBeVisible();
    await guest.locator("summary", { hasText: r("delete.action") }).click();
    await guest.getByRole("button", { name: r("delete.confirm") }).click();
    await expect(guest.getByText(r("delete.done"))).toBeVisible();

    const looking = await guestPage(browser, locale, { viewport: { width: 320, height: 640 } });
    await looking.goto(shared, { waitUntil: "networkidle" });
    await expectNoSidewaysScroll(looking);
    await expectAccessible(looking);
    const file = await looking.request.get(`${shared}/calendar.ics`);
    expect(file.headers()["content-type"]).toContain("text/calendar");
    expect(await file.text()).toContain("BEGIN:VEVENT");
  });
}

for (const { code, locale } of LANGUAGES) {
  test(`${code}: the guest list reads and fits everywhere`, async ({ browser }) => {
    const page = await visit(browser, locale, { viewport: { width: 320, height: 640 } });
    await hostParty(page);
    const t = phrase(code, "guests");
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
}

test("the host's list works without JavaScript", async ({ browser }) => {
  const page = await visit(browser, "en-US", { javaScriptEnabled: false });
  await hostParty(page);
  const t = phrase("en", "guests");
  await page.getByRole("button", { name: t("add.submit"), exact: true }).click();
  await expect(page.getByText(words("en", "errors")("guestNameRequired"))).toBeVisible();
  await addGuest(page, "Ana");
  await page.locator("summary", { hasText: t("row.edit") }).click();
  const row = page.getByRole("article", { name: "Ana" });
  await row.getByLabel(t("edit.answer"), { exact: true }).selectOption("yes");
  await row.getByLabel(t("edit.adults"), { exact: true }).fill("3");
  await row.getByRole("button", { name: t("edit.save"), exact: true }).click();
  await expect(page.getByRole("article", { name: "Ana" })).toContainText("3 adults");
  await page.getByRole("button", { name: t("row.removeOf", { name: "Ana" }) }).click();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("button", { name: t("row.undo"), exact: true }).click();
  await expect(page.getByRole("article", { name: "Ana" })).toContainText("3 adults");
});

test("a link that nobody made is a page that isn't there", async ({ page }) => {
  const token = "x".repeat(43);
  for (const path of [token, "short", `${token}/${token}`, `${token}/calendar.ics`]) {
    const answer = await page.request.get(`/rsvp/${path}`);
    expect(answer.status()).toBe(404);
  }
});
