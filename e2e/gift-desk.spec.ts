import type { Page } from "@playwright/test";
import { fillGift } from "./shared/forms";
import { signInAsOwner } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, type Language, patient, test, visit, words } from "./support/languages";

let gifts = 0;
/** A name that no other gift has, in this run or an earlier one. */
const newName = () => `Quillwort ${Date.now().toString(36)}${gifts++}`;

const fill = (page: Page, language: Language, name: string) =>
  fillGift(page.locator("form#gift"), words(language, "gift-desk"), { name, category: "Garden" });

test("add, edit, delete a gift", async ({ browser }) => {
  const page = await visit(browser, "en-US", {
    viewport: { width: 320, height: 800 },
  });
  await signInAsOwner(page.request);
  const t = words("en", "gift-desk");
  const name = newName();
  await page.goto("/dev/gifts");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  for (const section of ["seasonal", "regular"]) {
    await expect(page.getByRole("region", { name: t(section) })).toBeVisible();
  }
  await page.getByRole("link", { name: t("add"), exact: true }).click();
  await fill(page, "en", name);
  await expectAccessible(page);
  await page.getByRole("button", { name: t("create"), exact: true }).click();
  await expect(page.getByText(t("created")).first()).toBeVisible();

  await page.goto(`/dev/gifts?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: t("editOf").replace("{{name}}", name) }).click();
  await page.getByLabel(t("fields.price"), { exact: true }).fill("30");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: t("save"), exact: true }).click();
  await expect(page.getByText(t("updated")).first()).toBeVisible();

  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("article").filter({ hasText: name })).toContainText("30");

  await page.goto(`/dev/gifts?q=${encodeURIComponent(name)}`);
  const row = page.getByRole("article", { name });
  await row.locator("summary").click();
  await row.getByRole("button", { name: t("delete"), exact: true }).click();
  await expect(page.getByText(t("deleted")).first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("of two tabs that save the same gift, the second learns what the first saved", async ({
  page,
}) => {
  await signInAsOwner(page.request);
  const name = newName();
  const made = await page.request.post("/api/gifts/custom", {
    data: {
      name,
      description: "x",
      imageUrl: "/pictures/default.webp",
      price: "$20",
      category: "home",
      storeUrl: "https://x.example/",
    },
  });
  const { id } = await made.json();
  await page.goto(`/dev/gifts/${id}`);
  await page.request.patch(`/api/gifts/custom/${id}`, { data: { price: "$77" } });
  await page.getByLabel("Description", { exact: true }).fill("What I typed");
  await page.getByRole("button", { name: "Save gift" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "$77" });
  await expect(alert).toBeVisible();
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue("What I typed");
  await page.getByRole("button", { name: "Save gift" }).click();
  await expect(page.getByText("Gift updated successfully").first()).toBeVisible();
});

test("a file is checked, every fault named, then imported", async ({ browser }) => {
  const page = await visit(browser, "en-US");
  await signInAsOwner(page.request);
  const t = words("en", "gift-desk");
  const e = words("en", "errors");
  const name = newName();
  const head = "name,description,imageUrl,price,category,storeUrl\r\n";
  const line = (price: string) =>
    `"${name}","=SUM(1)",/pictures/default.webp,${price},home,https://x.example/\r\n`;
  await page.goto("/dev/gifts/import");
  const text = page.getByLabel(t("importing.paste"));
  const check = page.getByRole("button", { name: t("importing.check") });
  await text.fill(head + line("5-6"));
  await check.click();
  await expect(page.getByRole("cell", { name: e("priceInvalid") })).toBeVisible();
  await expectAccessible(page);
  await text.fill(head + line("5.50"));
  await check.click();
  await expect(page.getByText(t("importing.ready"))).toBeVisible();
  await page
    .getByRole("button", { name: t("importing.write_one").replace("{{count}}", "1") })
    .click();
  await expect(page.getByText(t("importing.done"))).toBeVisible();
  const file = await (await page.request.get("/dev/gifts.csv")).text();
  expect(file).toContain(`"${name}","'=SUM(1)"`);
});

test("a check of a file that can't reach the server says so, and that nothing was saved", async ({
  page,
}) => {
  const t = words("en", "gift-desk");
  await signInAsOwner(page.request);
  await page.goto("/dev/gifts/import");
  await page
    .getByLabel(t("importing.paste"))
    .fill(
      "name,description,imageUrl,price,category,storeUrl\nA,b,/pictures/default.webp,5,home,https://x.example/",
    );
  const check = page.getByRole("button", { name: t("importing.check") });
  await page.context().setOffline(true);
  await check.click();
  await expect(page.getByText(words("en", "errors")("unreachable"))).toBeVisible();
  await expect(page.getByText(t("importing.stopped"))).toHaveCount(0);
  await page.context().setOffline(false);
  await check.click();
  await expect(page.getByText(t("importing.ready"))).toBeVisible();
});

test("a discount code is added, tried, changed in two tabs and deleted", async ({ page }) => {
  await signInAsOwner(page.request);
  await page.goto("/dev/gifts/1");
  const codes = page.getByRole("region", { name: "Discount codes" });
  const code = `TEA${Date.now()}`;
  await codes.locator("summary").filter({ hasText: "Add a code" }).click();
  await codes.getByLabel("Code", { exact: true }).last().fill(code);
  await codes.getByLabel("Percent off").last().fill("10");
  await codes.getByRole("button", { name: "Add a code" }).click();
  await expect(codes.getByRole("heading", { name: code })).toBeVisible();
  const checked = codes.getByRole("button", { name: `Checked today: ${code}` });
  await page.context().setOffline(true);
  await checked.click();
  await expect(page.getByText(words("en", "errors")("unreachable")).first()).toBeVisible();
  await expect(codes.getByRole("heading", { name: code })).toBeVisible();
  await page.context().setOffline(false);
  await checked.click();
  await expect(page.getByText("Code saved").first()).toBeVisible();
  await expectAccessible(page);
  const card = codes.getByRole("listitem").filter({ hasText: code });

  const tab = patient(await page.context().newPage());
  await tab.goto("/dev/gifts/1");
  const change = async (where: typeof page, percent: string) => {
    const form = where.getByRole("listitem").filter({ hasText: code });
    const field = form.getByLabel("Percent off");
    if (!(await field.isVisible())) await form.locator("summary").last().click();
    await field.fill(percent);
    await form.getByRole("button", { name: words("en", "gift-desk")("codes.save") }).click();
  };
  await change(tab, "20");
  await expect(tab.getByText("20%").first()).toBeVisible();
  await change(page, "30");
  await expect(card.getByText(words("en", "errors")("changedMeanwhile"))).toBeVisible();
  await expect(card.getByText("20%").first()).toBeVisible();
  await expect(card.getByLabel("Percent off")).toHaveValue("30");
  await change(page, "30");
  await expect(card.getByText("30%").first()).toBeVisible();

  await card.locator("summary").first().click();
  await card.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(codes.getByRole("heading", { name: code })).toHaveCount(0);
});
