/** More of the optimizer and of a party's entertainment without JavaScript, in English. */
import { test } from "vitest";
import { expect } from "./support/expect";
import { words } from "./support/languages";
import { Page } from "./support/page";
import { giveParty, registerHost } from "./support/people";

test("the gifts to optimize can come from a list", async () => {
  const page = new Page();
  const t = words("en", "optimizer");
  await registerHost(page);
  const found = async (query: string) =>
    (await page.request.get(`/api/gifts/search?q=${query}`)).json();
  for (const { id } of (await found("tea")).slice(0, 4)) {
    await page.request.post("/api/favorites", { data: { giftId: id } });
  }
  const [{ id: giftId, name }] = await found("book");
  const data = { name: "Grandma", giftId };
  expect((await page.request.post("/api/lists", { data })).status()).toBe(201);
  await page.goto("/budget-optimizer");
  await expect(page.getByRole("checkbox")).toHaveCount(4);
  await expect(page.getByRole("checkbox", { name })).toHaveCount(0);
  await page.getByLabel(t("source.label")).selectOption({ label: "Grandma (1)" });
  await page.getByRole("button", { name: t("source.submit"), exact: true }).click();
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await expect(page.getByRole("checkbox", { name })).toBeChecked();
  await page.getByRole("button", { name: t("optimize"), exact: true }).click();
  await expect(page.locator("details.plan-item")).toHaveCount(1);
});

test("when nothing fits, the smallest change helps", async () => {
  const page = new Page();
  await registerHost(page);
  const { id } = await giveParty(page, "Maya", { eventType: "wedding", attendeeCount: 1000 });
  const wishes = "asked=1&ages=adults&place=outdoors&theme=&budget=10";
  await page.goto(`/party-planning/entertainment?party=${id}&${wishes}`);
  await expect(page.getByRole("heading", { name: "Nothing fits yet" })).toBeVisible();
  await page
    .getByRole("link", { name: /^Raise the budget to \$/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Ideas for this party" })).toBeVisible();
  const budget = await page.getByLabel("Budget for entertainment ($)").inputValue();
  expect(Number(budget)).toBeGreaterThan(10);
});

test("children and grown-ups get something each, and a theme in words counts", async () => {
  const page = new Page();
  await registerHost(page);
  const { id } = await giveParty(page, "Maya", { attendeeCount: 20 });
  const wishes = "ages=smallChildren&ages=seniors&place=indoors&theme=Night+of+jazz&budget=";
  await page.goto(`/party-planning/entertainment?party=${id}&asked=1&${wishes}`);
  await expect(page.getByText("For “Night of jazz,” we looked for: Music.")).toBeVisible();
  for (const name of ["For everyone", "For the children", "Meanwhile, for everyone else"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
});
