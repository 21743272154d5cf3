/** A host draws names; people without an account open, wish, and see gifts; one joins later. */
import type { Browser, Page } from "@playwright/test";
import { register } from "./support/account-page";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test, untilHydrated, words } from "./support/languages";

const t = words("en", "draws");
const e = words("en", "envelope");
const errors = words("en", "errors");

const named = (text: string, name: string) => text.replaceAll("{{name}}", name);
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).press("Enter");

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const linkOf = (page: Page, name: string) =>
  page.getByLabel(named(t("links.of"), name), { exact: true }).inputValue();

/** Opens somebody's envelope in a browser of their own. */
async function openEnvelope(browser: Browser, link: string, options: object) {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(link);
  return page;
}

for (const [screen, viewport] of Object.entries({
  phone: { width: 320, height: 800 },
  desktop: { width: 1280, height: 900 },
})) {
  test(`on a ${screen} names are drawn, opened and changed`, async ({ page, browser }) => {
    await page.setViewportSize(viewport);
    await register(page);

    await test.step("a host sets a draw up, and a rule that goes too far is lifted", async () => {
      await page.goto("/draws");
      await untilHydrated(page);
      await press(page, t("form.start"));
      await expect(page.getByText(errors("drawTitleRequired"))).toBeVisible();
      await expect(page.getByLabel(t("form.title"))).toBeFocused();
      await page.getByLabel(t("form.title")).fill("Christmas");
      await page.getByLabel(t("form.limit")).fill("30");
      await press(page, t("form.start"));
      const names = page.getByLabel(t("names.label"), { exact: true });
      await names.fill("Ana, Ben <ben@example.com>\nCleo; Dan");
      await press(page, t("names.add"));
      await expect(page.getByLabel(named(t("names.remove"), "Dan"))).toBeVisible();
      await expect(names).toHaveValue("");
      await page.locator("summary", { hasText: t("rules.addHousehold") }).press("Enter");
      for (const name of ["Ana", "Ben", "Cleo"]) {
        await page.getByLabel(name, { exact: true }).check();
      }
      await expectSound(page);
      await press(page, t("rules.keepHousehold"));
      await expect(page.getByText(t("draw.impossible"))).toBeVisible();
      await expectSound(page);
      await press(page, t("draw.lift"));
      await expect(page.getByRole("heading", { name: t("draw.title"), exact: true })).toBeFocused();
      await press(page, t("draw.submit"));
      await expect(page.getByRole("heading", { name: t("links.title") })).toBeFocused();
      await expect(page.getByText(t("links.notOpened")).first()).toBeVisible();
      await expectSound(page);
    });

    const ana = await openEnvelope(browser, await linkOf(page, "Ana"), { viewport });
    const dan = await openEnvelope(browser, await linkOf(page, "Dan"), {
      viewport,
      javaScriptEnabled: false,
    });

    await test.step("everybody opens their envelope, and wishes", async () => {
      await untilHydrated(ana);
      await expectSound(ana);
      await press(ana, e("closed.open"));
      await expect(ana.getByText(e("secret"))).toBeVisible();
      await expect(ana.getByRole("heading", { level: 1 })).toBeFocused();
      await ana.getByLabel(e("own.likes")).fill("tea, hiking");
      await press(ana, e("own.save"));
      await expect(ana.getByText(e("own.saved"))).toBeVisible();
      await expectSound(ana);
      await dan.getByRole("button", { name: e("closed.open") }).click();
      await dan.getByLabel(e("own.likes")).fill("jazz, gardening");
      await dan.getByRole("button", { name: e("own.save") }).click();
      await expect(dan.getByLabel(e("own.likes"))).toHaveValue("jazz, gardening");
    });

    await test.step("who drew them sees wishes, and gifts that fit", async () => {
      await page.reload();
      const others = await Promise.all(
        ["Ben", "Cleo"].map(async (name) => {
          const link = await linkOf(page, name);
          const other = await openEnvelope(browser, link, { viewport, javaScriptEnabled: false });
          await other.getByRole("button", { name: e("closed.open") }).click();
          return other;
        }),
      );
      await ana.reload();
      await dan.reload();
      const everyone = [ana, dan, ...others];
      const givers = await Promise.all(
        everyone.map((one) => one.getByText("tea, hiking", { exact: true }).count()),
      );
      const giver = everyone.find((one, at) => one !== ana && (givers[at] ?? 0) > 0);
      if (!giver) throw new Error("nobody drew Ana");
      await expect(giver.getByRole("heading", { name: e("ideas.title") })).toBeVisible();
      await expectNoSidewaysScroll(giver);
    });

    await test.step("somebody joins, and the host sees who opened", async () => {
      await page.reload();
      await untilHydrated(page);
      await page.locator("summary", { hasText: t("join.title") }).press("Enter");
      await page.getByLabel(t("join.name"), { exact: true }).fill("Eve");
      await press(page, t("join.submit"));
      await expect(page.getByLabel(named(t("links.of"), "Eve"), { exact: true })).toBeVisible();
      await expect(page.getByText("4 of 5 opened")).toBeVisible();
      await expectSound(page);
    });
  });
}
