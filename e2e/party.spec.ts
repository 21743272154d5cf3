import { fillEvent } from "./shared/forms";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { day, giveParty, registerHost } from "./support/hosts";
import { expect, test, words } from "./support/languages";
import { ownerRequests } from "./support/rights";

/** A translation with its values put in. */
const phrase =
  (namespace: string) =>
  (key: string, values: Record<string, string> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
      words("en", namespace)(key),
    );

test("plans a party from the dialog to the last task, and goes over to another", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const t = phrase("party");
  const tl = phrase("timeline");
  const start = (card: string) =>
    page.getByRole("button", { name: t("getStartedWith", { name: t(`cards.${card}.title`) }) });
  const panel = page.getByRole("region", { name: t("cards.timeline.title") });
  const openTimeline = () => panel.getByRole("link", { name: t("steps.timeline.open") }).click();
  await registerHost(page);
  await page.goto("/party-planning");

  await test.step("the steps of the timeline lead to the form of a first party", async () => {
    await start("timeline").click();
    await expect(page.getByText(t("steps.timeline.toastText")).first()).toBeVisible();
    await expect(panel.getByRole("listitem")).toHaveCount(4);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await panel.getByRole("link", { name: t("noParty.action") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("setup.title") })).toBeVisible();
    await page.goBack();
  });

  await test.step("the dialog sets up a party by name and date, and its board has the focus", async () => {
    await start("setup").click();
    const dialog = page.getByRole("dialog", { name: t("setup.title") });
    await dialog.getByRole("button", { name: t("setup.submit") }).click();
    await expect(dialog.getByText(words("en", "errors")("eventNameRequired"))).toBeVisible();
    await dialog.getByLabel(t("setup.eventName"), { exact: true }).fill("Grandma 80");
    await dialog.getByLabel(t("setup.eventDate"), { exact: true }).fill(day(30));
    await dialog.getByLabel(t("setup.eventType"), { exact: true }).selectOption("birthday");
    await dialog.getByRole("button", { name: t("setup.submit") }).click();
    await expect(page.getByText(t("created.text")).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Grandma 80" })).toBeFocused();
    await expect(page.getByRole("article", { name: "Grandma 80" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("a task that is done on the board gives its place to the next", async () => {
    const board = page.getByRole("region", { name: t("board.next") });
    const theme = board.getByRole("button", {
      name: tl("check", { title: tl("templates.theme") }),
    });
    await theme.click();
    await expect(theme).toHaveCount(0);
    await expect(board.getByRole("listitem")).toHaveCount(3);
  });

  await test.step("tasks are checked, added, deleted and brought back", async () => {
    await giveParty(page, "Second one", { eventDate: day(90) });
    await start("timeline").click();
    await openTimeline();
    await expect(
      page.getByRole("heading", { level: 1, name: t("sections.timeline.title") }),
    ).toBeVisible();
    const first = tl("templates.place");
    await page.getByRole("button", { name: tl("check", { title: first }) }).click();
    await expect(page.getByText(tl("progress", { done: "2", total: "16" }))).toBeVisible();
    const chairs = page.getByRole("button", { name: tl("check", { title: "Chairs" }) });
    await page.getByLabel(tl("field.title"), { exact: true }).last().fill("Chairs");
    await page.getByRole("button", { name: tl("add.submit") }).click();
    await expect(chairs).toBeVisible();
    await page.getByRole("button", { name: tl("deleteOf", { title: "Chairs" }) }).click();
    await expect(chairs).toHaveCount(0);
    await page.getByRole("button", { name: tl("undo") }).click();
    await expect(chairs).toBeVisible();
  });

  await test.step("a task that goes to another day takes the focus with it", async () => {
    const task = page
      .getByRole("listitem")
      .filter({ has: page.locator("time") })
      .last();
    const title = (await task.getByRole("paragraph").first().textContent()) ?? "";
    await page.locator(`summary[aria-label="${tl("editOf", { title })}"]`).focus();
    await page.keyboard.press("Enter");
    await task.getByLabel(tl("field.day")).fill(day(1));
    await task.getByRole("button", { name: tl("save"), exact: true }).focus();
    await page.keyboard.press("Enter");
    const check = page.getByRole("button", { name: tl("check", { title }), exact: true });
    await expect(check).toBeFocused();
  });

  await test.step("sections keep the party, and the keyboard opens another", async () => {
    const party = new URL(page.url()).search;
    const sections = page.getByRole("navigation", { name: t("frame.sections") });
    await sections.getByRole("link", { name: t("sections.overview.title") }).click();
    await expect(page).toHaveURL(`/party-planning${party}`);
    await sections.getByRole("link", { name: t("sections.timeline.title") }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: t("sections.timeline.title") }),
    ).toBeFocused();
    await page.locator("summary", { hasText: "Grandma 80" }).focus();
    await page.keyboard.press("Enter");
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Second one" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("summary", { hasText: "Second one" })).toBeVisible();
    await expect(page).toHaveURL(/\/timeline\?party=/);
  });
});

test.describe("while the Owner switches party tools off @serial", () => {
  const turn = async (on: boolean) => {
    const data = { name: "partyTools", on };
    const answer = await (await ownerRequests()).patch("/api/dev/switches", { data });
    expect(answer.ok()).toBe(true);
  };

  test("the hub keeps its cards, and a section says Coming Soon", async ({ page }) => {
    await registerHost(page);
    await turn(false);
    try {
      await page.goto("/party-planning");
      await page.getByRole("button", { name: "Get Started: Event Setup" }).click();
      await fillEvent(page, words("en", "party"), "Nothing kept");
      await page.getByRole("button", { name: "Create Event" }).click();
      await expect(page.getByText("Event Created!").first()).toBeVisible();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page.getByRole("article", { name: "Nothing kept" })).toHaveCount(0);
      await page.getByRole("button", { name: "Get Started: Gift Coordination" }).click();
      const panel = page.getByRole("region", { name: "Gift Coordination" });
      await expect(panel.getByRole("link")).toHaveCount(0);
      await panel.getByRole("button", { name: "Close" }).click();
      await expect(panel).toHaveCount(0);
      await page.goto("/party-planning/gifts");
      await expect(page.getByText("Coming Soon")).toBeVisible();
      await expectAccessible(page);
    } finally {
      await turn(true);
    }
  });
});
