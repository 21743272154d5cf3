import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { giveParty, registerHost } from "./support/hosts";
import { expect, type Language, test, visit, words } from "./support/languages";

/** The words of a page by language, with what they hold put in. */
const phrase =
  (language: Language, namespace: string) =>
  (key: string, values: Record<string, string | number> = {}) =>
    words(language, namespace)(key).replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));

/** A premium person with a party; answers its id. */
async function hostParty(page: Page): Promise<string> {
  await registerHost(page);
  return (await giveParty(page, "Mia’s fortieth", { attendeeCount: 20 })).id;
}

/** Invites a guest by the host's form and answers the address of their own invitation. */
async function invite(page: Page, party: string, name: string, isGuestOfHonour = false) {
  const form = {
    intent: "add",
    name,
    plusOnes: "0",
    ...(isGuestOfHonour ? { isGuestOfHonour: "on" } : {}),
  };
  await page.request.post(`/party-planning/guests?party=${party}`, {
    form,
    headers: { origin: new URL(page.url()).origin, "sec-fetch-site": "same-origin" },
  });
  await page.goto(`/party-planning/guests?party=${party}&q=${encodeURIComponent(name)}`);
  const row = page.getByRole("article", { name });
  return row.locator('input[readonly][value*="/rsvp/"]').first().getAttribute("value");
}

async function putUp(page: Page, title: string, price: string, language: Language = "en") {
  const t = phrase(language, "party-gifts");
  const region = page.getByRole("region", { name: t("add.title"), exact: true });
  await region.getByLabel(t("add.name"), { exact: true }).fill(title);
  await region.getByLabel(t("add.price"), { exact: true }).fill(price);
  await region.getByRole("button", { name: t("add.submit"), exact: true }).click();
  await expect(page.getByRole("article", { name: title })).toBeVisible();
}

test("guests choose what they bring in other browsers, the guest of honour sees nothing", async ({
  page,
  browser,
}) => {
  const t = phrase("en", "party-gifts");
  const r = phrase("en", "rsvp");
  const party = await hostParty(page);
  await page.goto(`/party-planning/gifts?party=${party}`);
  await expect(page.getByText(t("emptyTitle"))).toBeVisible();
  await expectAccessible(page);
  await putUp(page, "Kite", "30");
  await putUp(page, "Drum", "");
  await expectAccessible(page);

  const open = async (name: string, isGuestOfHonour = false) => {
    const address = (await invite(page, party, name, isGuestOfHonour)) ?? "";
    const guest = await visit(browser, "en-US");
    await guest.goto(address);
    await guest.getByRole("button", { name: r("answers.yes"), exact: true }).click();
    await expect(guest.getByText(r("said.yes"))).toBeVisible();
    return guest;
  };
  const ana = await open("Ana Ruiz");
  const ben = await open("Ben");
  await expectAccessible(ana);
  await ana.getByRole("button", { name: t("guest.bringOf", { title: "Kite" }) }).click();
  await expect(
    ana.getByRole("button", { name: t("guest.releaseOf", { title: "Kite" }) }),
  ).toBeVisible();
  await ben.getByRole("button", { name: t("guest.bringOf", { title: "Kite" }) }).click();
  await expect(ben.getByText(words("en", "errors")("giftTaken"))).toBeVisible();
  await expect(ben.getByText(t("guest.taken"), { exact: true })).toBeVisible();
  expect(await ben.content()).not.toContain("Ana Ruiz");

  const mia = await open("Mia", true);
  await mia.reload();
  expect(await mia.content()).not.toContain("Kite");
  const loaded = await mia.request.get(`${mia.url().split("?")[0]}.data`);
  expect(await loaded.text()).not.toContain("Kite");

  await page.goto(`/party-planning/gifts?party=${party}`);
  const kite = page.getByRole("article", { name: "Kite" });
  await expect(kite).toContainText(t("state.guest", { name: "Ana Ruiz" }));
  await page.getByRole("button", { name: t("bringOf", { title: "Drum" }) }).click();
  await expect(page.getByRole("article", { name: "Drum" })).toContainText(t("state.host"));
  await page.getByRole("button", { name: t("removeOf", { title: "Kite" }) }).click();
  await expect(kite).toHaveCount(0);
  await page.getByRole("button", { name: t("undo"), exact: true }).click();
  await expect(kite).toContainText(t("state.guest", { name: "Ana Ruiz" }));

  await page.goto(`/party-planning/print?party=${party}`);
  await expect(page.getByText("Kite")).toHaveCount(0);
  await page.goto(`/party-planning/print?party=${party}&chosen=1&gifts=on&costs=on`);
  await expect(page.getByText("Kite")).toBeVisible();
});

test("gifts, costs and the sheet read and fit on the narrowest phone", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 640 } });
  const party = await hostParty(page);
  const g = phrase("en", "party-gifts");
  const c = phrase("en", "party-costs");
  await page.goto(`/party-planning/gifts?party=${party}`);
  await putUp(page, "Kite", "30", "en");
  await page.getByRole("button", { name: g("bringOf", { title: "Kite" }) }).click();
  await expect(page.getByText(g("state.host"))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto(`/party-planning/gifts?party=${party}&pick=favorites`);
  await expect(page.getByText(g("pick.empty"))).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/party-planning/costs?party=${party}`);
  await page.getByRole("button", { name: c("startersAction"), exact: true }).click();
  await expect(
    page.getByRole("heading", { name: c("starters.drinks"), exact: true }),
  ).toBeVisible();
  await expect(page.getByText(c("derived.gifts"), { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto(`/party-planning/print?party=${party}`);
  await expect(page.getByRole("button", { name: c("sheet.print"), exact: true })).toBeVisible();
  await expect(page.getByText(c("derived.gifts"))).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
