/** The Owner's gifts in a browser; their forms without scripts: `back-office.http.test.ts`. */
import { fillGift } from "./shared/forms";
import { signInAsOwner } from "./support/accounts";
import { expectAccessible } from "./support/axe";
import { expect, test, visit, words } from "./support/languages";

const t = words("en", "gift-admin");
const errors = words("en", "errors");

let gifts = 0;
/** A name that no other gift has, in this run or an earlier one. */
const newName = () => `Quillwort ${Date.now().toString(36)}${gifts++}`;

test("a gift is added, gets a code, is edited in two tabs and deleted", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 800 } });
  await signInAsOwner(page.request);
  const name = newName();
  const found = `/dev/gifts?q=${encodeURIComponent(name)}`;
  await page.goto("/dev/gifts/new");
  await fillGift(page.locator("form#gift"), t, { name, category: "Garden" });
  await page.getByRole("button", { name: t("create"), exact: true }).click();
  await expect(page.getByText(t("created")).first()).toBeVisible();
  await page.goto(found);
  await page.getByRole("link", { name: t("editOf").replace("{{name}}", name) }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const gift = new URL(page.url()).pathname;

  await test.step("a discount code is added, tried, changed in two tabs and deleted", async () => {
    const codes = page.getByRole("region", { name: "Discount codes" });
    const code = `TEA${Date.now()}`;
    await codes.locator("summary").filter({ hasText: "Add a code" }).click();
    await codes.getByLabel("Code", { exact: true }).last().fill(code);
    await codes.getByLabel("Percent off").last().fill("10");
    await codes.getByRole("button", { name: "Add a code" }).click();
    await expect(codes.getByRole("heading", { name: code })).toBeVisible();
    const checked = codes.getByRole("button", { name: `Mark as checked today: ${code}` });
    await page.context().setOffline(true);
    await checked.click();
    await expect(page.getByText(errors("unreachable")).first()).toBeVisible();
    await expect(codes.getByRole("heading", { name: code })).toBeVisible();
    await page.context().setOffline(false);
    await checked.click();
    await expect(page.getByText("Code saved").first()).toBeVisible();
    await expectAccessible(page);

    const card = codes.getByRole("listitem").filter({ hasText: code });
    const form = card.locator("form").filter({ has: page.getByLabel("Percent off") });
    const save = card.getByRole("button", { name: t("codes.save") });
    await card.locator("summary").last().click();
    const sent = await form.evaluate((element: HTMLFormElement) =>
      Object.fromEntries([...new FormData(element)].map(([key, value]) => [key, `${value}`])),
    );
    const inAnotherTab = await page.request.post(gift, {
      form: { ...sent, percentOff: "20" },
      headers: { origin: process.env.BASE_URL ?? "", "sec-fetch-site": "same-origin" },
    });
    expect(inAnotherTab.ok()).toBe(true);
    await card.getByLabel("Percent off").fill("30");
    await save.click();
    await expect(card.getByText(errors("changedMeanwhile"))).toBeVisible();
    await expect(card.getByText("20%").first()).toBeVisible();
    await expect(card.getByLabel("Percent off")).toHaveValue("30");
    await save.click();
    await expect(card.getByText("30%").first()).toBeVisible();

    await card.locator("summary").first().click();
    await card.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(codes.getByRole("heading", { name: code })).toHaveCount(0);
  });

  await test.step("of two tabs the second learns what the first saved", async () => {
    const first = await page.request.patch(`/api/gifts/custom/${gift.split("/").at(-1)}`, {
      data: { price: "$77" },
    });
    expect(first.ok()).toBe(true);
    const description = page.getByLabel("Description", { exact: true });
    await description.fill("What I typed");
    await page.getByRole("button", { name: t("save"), exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: "$77" })).toBeVisible();
    await expect(description).toHaveValue("What I typed");
    await expectAccessible(page);
    await page.getByRole("button", { name: t("save"), exact: true }).click();
    await expect(page.getByText(t("updated")).first()).toBeVisible();
  });

  await page.goto(found);
  const row = page.getByRole("article", { name });
  await row.locator("summary").click();
  await row.getByRole("button", { name: t("delete"), exact: true }).click();
  await expect(page.getByText(t("deleted")).first()).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("a file is checked, every fault named, the server lost and found, then imported", async ({
  page,
}) => {
  await signInAsOwner(page.request);
  const name = newName();
  const head = "name,description,imageUrl,price,category,storeUrl\r\n";
  const line = (price: string) =>
    `"${name}","=SUM(1)",/pictures/default.webp,${price},home,https://x.example/\r\n`;
  await page.goto("/dev/gifts/import");
  const text = page.getByLabel(t("importing.paste"));
  const check = page.getByRole("button", { name: t("importing.check") });
  await text.fill(head + line("5-6"));
  await check.click();
  await expect(page.getByRole("cell", { name: errors("priceInvalid") })).toBeVisible();
  await expectAccessible(page);

  await text.fill(head + line("5.50"));
  await page.context().setOffline(true);
  await check.click();
  await expect(page.getByText(errors("unreachable"))).toBeVisible();
  await expect(page.getByText(t("importing.stopped"))).toHaveCount(0);
  await page.context().setOffline(false);
  await check.click();
  await expect(page.getByText(t("importing.ready"))).toBeVisible();
  await page
    .getByRole("button", { name: t("importing.write_one").replace("{{count}}", "1") })
    .click();
  await expect(page.getByText(t("importing.done"))).toBeVisible();
  const file = await (await page.request.get("/dev/gifts.csv")).text();
  expect(file).toContain(`"${name}","'=SUM(1)"`);
});
