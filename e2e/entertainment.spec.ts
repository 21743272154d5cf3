/** Entertainment in a browser; what fits which wishes: `people.` and `planning.http.test.ts`. */
import type { Page } from "@playwright/test";
import { partyInput } from "./shared/forms";
import { newPerson } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test, visit, words } from "./support/languages";
import { makePremium } from "./support/rights";

/** A phrase of the page with its values filled in. */
const t = (key: string, values: Record<string, string | number> = {}) =>
  words("en", "entertainment")(key).replace(/\{\{(\w+)\}\}/g, (_, name) => `${values[name]}`);

const cards = (page: Page) => page.getByRole("main").getByRole("article");

test("from nothing that fits to ideas, which go on the plan and off it", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 800 } });
  const answer = await page.request.post("/api/register", { data: newPerson() });
  expect(answer.status()).toBe(201);
  await makePremium(page);
  const wedding = { ...partyInput("Maya"), eventType: "wedding", attendeeCount: 1000 };
  const party = await page.request.post("/api/parties", { data: wedding });
  expect(party.status()).toBe(201);
  const wishes = "asked=1&ages=adults&place=outdoors&theme=&budget=10";
  await page.goto(`/party-planning/entertainment?${wishes}`);
  await expect(page.getByRole("heading", { name: "Nothing fits yet" })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /^Raise the budget to \$/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Ideas for this party" })).toBeVisible();
  await expect(page.getByLabel(t("wishes.budget"))).not.toHaveValue("10");

  await test.step("the wishes are sent in place, several groups and a theme in words", async () => {
    const press = (key: string) => page.locator("label", { hasText: t(key) }).click();
    await press("ages.adults");
    await press("ages.smallChildren");
    await press("ages.seniors");
    await press("places.indoors");
    await page.getByLabel(t("wishes.theme")).fill("Night of jazz");
    await page.getByLabel(t("wishes.budget")).fill("");
    await page.getByRole("button", { name: t("wishes.submit") }).click();
    await expect(page.getByText("For “Night of jazz,” we looked for: Music.")).toBeVisible();
    await expect(page.getByLabel(t("ages.adults"))).not.toBeChecked();
  });

  await test.step("an idea goes on the plan, the focus to the next one, and off it again", async () => {
    await page.getByText(t("how"), { exact: true }).first().click();
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
});
