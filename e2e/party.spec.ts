import type { Page } from "@playwright/test";
import { fillEvent as fillEventSetup } from "./shared/forms";
import { register } from "./support/account-page";
import { signInAsOwner } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { day, giveParty, registerHost } from "./support/hosts";
import { expect, type Language, test, visit, words } from "./support/languages";

/** A translation with its values put in. */
const phrase =
  (code: Language, namespace: string) =>
  (key: string, values: Record<string, string> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
      words(code, namespace)(key),
    );

const fillEvent = (page: Page, code: Language, eventName: string) =>
  fillEventSetup(page, words(code, "party"), eventName);

test("plans a party from the dialog to the last task", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 360, height: 780 } });
  const t = phrase("en", "party");
  const tl = phrase("en", "timeline");
  await registerHost(page);
  await page.goto("/party-planning");
  await expectAccessible(page);
  const setup = page.getByRole("button", {
    name: t("getStartedWith", { name: t("cards.setup.title") }),
  });
  await setup.click();
  const dialog = page.getByRole("dialog", { name: t("setup.title") });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: t("setup.submit") }).click();
  await expect(dialog.getByText(words("en", "errors")("eventNameRequired"))).toBeVisible();
  await expectAccessible(page);
  await fillEvent(page, "en", "Grandma 80");
  await dialog.getByRole("button", { name: t("setup.submit") }).click();
  await expect(page.getByText(t("created.text")).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(setup).toBeFocused();
  await expect(page.getByRole("article", { name: "Grandma 80" })).toBeVisible();

  await page
    .getByRole("button", { name: t("getStartedWith", { name: t("cards.timeline.title") }) })
    .click();
  await expect(page.getByText(t("steps.timeline.toastText")).first()).toBeVisible();
  const panel = page.getByRole("region", { name: t("cards.timeline.title") });
  await expect(panel.getByRole("listitem")).toHaveCount(4);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await panel.getByRole("link", { name: t("steps.timeline.open") }).click();

  await expect(
    page.getByRole("heading", { level: 1, name: t("rooms.timeline.title") }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const first = tl("templates.theme");
  await page.getByRole("button", { name: tl("check", { title: first }) }).click();
  await expect(page.getByText(tl("progress", { done: "1", total: "16" }))).toBeVisible();
  await page.getByLabel(tl("field.title"), { exact: true }).last().fill("Chairs");
  await page.getByRole("button", { name: tl("add.submit") }).click();
  await expect(page.getByRole("button", { name: tl("check", { title: "Chairs" }) })).toBeVisible();
  await page.getByRole("button", { name: tl("deleteOf", { title: "Chairs" }) }).click();
  await expect(page.getByRole("button", { name: tl("check", { title: "Chairs" }) })).toHaveCount(0);
  await page.getByRole("button", { name: tl("undo") }).click();
  await expect(page.getByRole("button", { name: tl("check", { title: "Chairs" }) })).toBeVisible();
});

test("leads on to premium who hasn't got it", async ({ browser }) => {
  const page = await visit(browser, "en-US");
  await page.goto("/party-planning/guests");
  await expect(page).toHaveURL(/\/auth\?next=%2Fparty-planning%2Fguests/);
  await register(page);
  const answer = await page.goto("/party-planning/timeline");
  expect(answer?.headers().refresh).toBe("1; url=/premium");
  // The page stands for a second only: what it said is in the answer.
  expect(await answer?.text()).toContain("Redirecting to premium page....");
  await expect(page).toHaveURL("/premium");
});

test("rooms keep the party, and somebody else's is never shown", async ({ browser }) => {
  const page = await visit(browser, "en-US");
  await registerHost(page);
  await page.goto("/party-planning/timeline");
  await expect(page.getByRole("heading", { name: "First, a party" })).toBeVisible();
  await expectAccessible(page);
  await giveParty(page, "First one");
  const second = await giveParty(page, "Second one", { eventDate: day(90) });
  await page.goto(`/party-planning/timeline?party=${second.id}`);
  const rooms = page.getByRole("navigation", { name: "Rooms of this party" });
  await rooms.getByRole("link", { name: "Overview" }).click();
  await expect(page).toHaveURL(`/party-planning?party=${second.id}`);
  await rooms.getByRole("link", { name: "Timeline" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Timeline" })).toBeFocused();
  await page.locator("summary", { hasText: "Second one" }).focus();
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "First one" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("summary", { hasText: "First one" })).toBeVisible();
  await expect(page).toHaveURL(/\/timeline\?party=/);

  const other = await visit(browser, "en-US");
  await registerHost(other);
  expect((await other.goto(`/party-planning/setup?party=${second.id}`))?.status()).toBe(404);
  await other.goto(`/party-planning/timeline?party=${second.id}`);
  await expect(other.getByText("Second one")).toHaveCount(0);
});

test("a task that goes to another day takes the keyboard's focus with it", async ({ page }) => {
  await registerHost(page);
  const { id } = await giveParty(page, "Moving days", { eventDate: day(200) });
  await page.goto(`/party-planning/timeline?party=${id}`);
  const t = phrase("en", "timeline");
  const task = page
    .getByRole("listitem")
    .filter({ has: page.locator("time") })
    .last();
  const title = (await task.getByRole("paragraph").first().textContent()) ?? "";
  await page.locator(`summary[aria-label="${t("editOf", { title })}"]`).focus();
  await page.keyboard.press("Enter");
  await task.getByLabel(t("field.day")).fill(day(1));
  await task.getByRole("button", { name: t("save"), exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("button", { name: t("check", { title }), exact: true }),
  ).toBeFocused();
});

test("a calendar can be downloaded and followed, until its address is made anew", async ({
  browser,
}) => {
  const page = await visit(browser, "en-US");
  await registerHost(page);
  const { id, feedToken } = await giveParty(page, "Été, 80/ans");
  await page.goto(`/party-planning/timeline?party=${id}`);
  const file = await page.request.get(`/party-planning/timeline.ics?party=${id}`);
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(file.headers()["content-disposition"]).toContain("%C3%89t%C3%A9%2C%2080%20ans.ics");

  const stranger = await visit(browser, "fr-FR");
  const feed = await stranger.request.get(`/calendar/${feedToken}.ics`);
  expect(feed.status()).toBe(200);
  expect(feed.headers()["x-robots-tag"]).toBe("noindex");
  expect(feed.headers()["cache-control"]).toContain("private");
  expect(await feed.text()).toContain("Send the invitations");
  await page.locator("summary", { hasText: "Make a new address" }).click();
  await page.getByRole("button", { name: "Replace the address" }).click();
  await expect(page.getByText("There is a new address.")).toBeVisible();
  expect((await stranger.request.get(`/calendar/${feedToken}.ics`)).status()).toBe(404);
  const address = await page.getByLabel("Calendar address").inputValue();
  expect((await stranger.request.get(address)).status()).toBe(200);
  expect((await stranger.request.get("/calendar/none.ics")).status()).toBe(404);
});

test.describe("while the Owner switches party tools off @serial", () => {
  const turn = async (page: Page, on: boolean) => {
    await signInAsOwner(page.request);
    const answer = await page.request.patch("/api/dev/switches", {
      data: { name: "partyTools", on },
    });
    expect(answer.ok()).toBe(true);
  };

  test("the hub keeps its cards, and each page says Coming Soon", async ({ browser }) => {
    const owner = await visit(browser, "en-US");
    const page = await visit(browser, "en-US");
    await registerHost(page);
    await turn(owner, false);
    try {
      await page.goto("/party-planning");
      await page.getByRole("button", { name: "Get Started: Event Setup" }).click();
      await fillEvent(page, "en", "Nothing kept");
      await page.getByRole("button", { name: "Create Event" }).click();
      await expect(page.getByText("Event Created!").first()).toBeVisible();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page.getByRole("article", { name: "Nothing kept" })).toHaveCount(0);
      await page.getByRole("button", { name: "Get Started: Gift Coordination" }).click();
      const panel = page.getByRole("region", { name: "Gift Coordination" });
      await expect(panel.getByRole("link")).toHaveCount(0);
      await panel.getByRole("button", { name: "Close" }).click();
      await expect(panel).toHaveCount(0);
      for (const section of ["timeline", "guests", "entertainment", "gifts"]) {
        await page.goto(`/party-planning/${section}`);
        await expect(page.getByText("Coming Soon")).toBeVisible();
        await expectAccessible(page);
      }
    } finally {
      await turn(owner, true);
    }
  });
});
