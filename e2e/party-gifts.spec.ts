import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { giveParty, registerHost } from "./support/hosts";
import { expect, test, words } from "./support/languages";

test.use({ viewport: { width: 320, height: 640 } });

test("the host puts gifts up, takes one over, off and back, and sees what it costs", async ({
  page,
}) => {
  const g = words("en", "party-gifts");
  const c = words("en", "party-costs");
  const named = (key: string, title: string) =>
    page.getByRole("button", { name: g(key).replace("{{title}}", title) });
  const kite = page.getByRole("article", { name: "Kite" });
  await registerHost(page);
  const { id } = await giveParty(page, "Mia’s fortieth", { attendeeCount: 20 });
  await page.goto(`/party-planning/gifts?party=${id}`);

  await test.step("the board", async () => {
    await expect(page.getByText(g("emptyTitle"))).toBeVisible();
    await expectAccessible(page);
    const region = page.getByRole("region", { name: g("add.title"), exact: true });
    for (const [title, price] of [
      ["Kite", "30"],
      ["Drum", ""],
    ] as const) {
      await region.getByLabel(g("add.name"), { exact: true }).fill(title);
      await region.getByLabel(g("add.price"), { exact: true }).fill(price);
      await region.getByRole("button", { name: g("add.submit"), exact: true }).click();
      await expect(page.getByRole("article", { name: title })).toBeVisible();
    }
    await named("bringOf", "Kite").click();
    await expect(kite).toContainText(g("state.host"));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await named("removeOf", "Kite").click();
    await expect(kite).toHaveCount(0);
    await page.getByRole("button", { name: g("undo"), exact: true }).click();
    await expect(kite).toContainText(g("state.host"));
  });

  await test.step("favorites to choose from, when there are none", async () => {
    await page.locator('a[href*="pick=favorites"]').click();
    await expect(page.getByText(g("pick.empty"))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("costs", async () => {
    await page.getByRole("link", { name: words("en", "party")("sections.costs.title") }).click();
    await page.getByRole("button", { name: c("startersAction"), exact: true }).click();
    await expect(
      page.getByRole("heading", { name: c("starters.drinks"), exact: true }),
    ).toBeVisible();
    await expect(page.getByText(c("derived.gifts"), { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step("the sheet for the printer", async () => {
    await page.getByRole("link", { name: c("printLink"), exact: true }).click();
    await expect(page.getByRole("button", { name: c("sheet.print"), exact: true })).toBeVisible();
    await expect(page.getByText(c("derived.gifts"))).toHaveCount(0);
  });
});
