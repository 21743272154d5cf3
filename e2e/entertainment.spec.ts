import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, type Language, test, visit, words } from "./support/languages";
import { makePremium } from "./support/rights";

const ROOM = "/party-planning/entertainment";

/** A phrase of the room with its values filled in. */
const phrase = (code: Language) => {
  const t = words(code, "entertainment");
  return (key: string, values: Record<string, string | number> = {}) =>
    t(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => `${values[name]}`);
};

/** A new premium person with a party, in this page's browser. */
async function host(page: Page, party: Record<string, string> = {}) {
  const username = `host${randomUUID().slice(0, 8)}`;
  const response = await page.request.post("/api/register", {
    data: { username, email: `${username}@example.com`, password: "three ribbons and a bow" },
  });
  expect(response.status()).toBe(201);
  await makePremium(page);
  const form = {
    eventName: "Maya",
    eventType: "birthday",
    eventDate: `${new Date().getUTCFullYear() + 1}-06-12`,
    eventTime: "15:00",
    location: "The garden",
    budget: "500",
    attendeeCount: "20",
    ...party,
  };
  const setup = await page.request.post("/party-planning/setup", { form });
  expect(setup.ok()).toBe(true);
}

const cards = (page: Page) => page.getByRole("main").getByRole("article");

test("ideas fit the wishes, and go on the plan and off it", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 800 } });
  const t = phrase("en");
  await host(page);
  await page.goto(ROOM);
  await expect(page.getByRole("heading", { level: 1, name: t("title") })).toBeVisible();
  await expect(page.getByLabel(t("ages.adults"))).toBeChecked();
  await expect(page.getByLabel(t("wishes.budget"))).toHaveValue("100");
  await expect(cards(page)).toHaveCount(12);
  await page.getByText(t("how"), { exact: true }).first().click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const name = await cards(page).first().getByRole("heading").innerText();
  const next = await cards(page).nth(1).getByRole("heading").innerText();
  await page.getByRole("button", { name: t("chooseOf", { name }) }).click();
  const plan = page.getByRole("region", { name: t("plan.title") });
  await expect(plan.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText(t("added", { name })).first()).toBeVisible();
  await expect(page.getByRole("button", { name: t("chooseOf", { name: next }) })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await plan.getByRole("button", { name: t("dropOf", { name }) }).click();
  await expect(plan).toBeHidden();
  await expect(page.getByText(t("dropped", { name })).first()).toBeVisible();
});

test("when nothing fits, a press on the smallest change helps", async ({ page }) => {
  await host(page, { eventType: "wedding", attendeeCount: "1000" });
  await page.goto(`${ROOM}?asked=1&ages=adults&place=outdoors&theme=&budget=10`);
  await expect(page.getByRole("heading", { name: "Nothing fits yet" })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /^Raise the budget to \$/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Ideas for this party" })).toBeVisible();
  await expect(page.getByLabel("Budget for entertainment ($)")).not.toHaveValue("10");
});

test("children and grown-ups get something each, and a theme in words counts", async ({ page }) => {
  await host(page);
  await page.goto(
    `${ROOM}?asked=1&ages=smallChildren&ages=seniors&place=indoors&theme=Night+of+jazz&budget=`,
  );
  await expect(page.getByText("“Night of jazz” reads as: Music.")).toBeVisible();
  for (const name of ["For everybody", "For the children", "Meanwhile, for everybody else"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expectAccessible(page);
});
