import type { Page } from "@playwright/test";
import { register } from "./support/account-page";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test } from "./support/languages";

test.use({ viewport: { width: 320, height: 800 } });

/** The names of a list's gifts, in the order that the server keeps. */
const keptOrder = (page: Page, id: string) => async () => {
  const { items } = await (await page.request.get(`/api/lists/${id}`)).json();
  return items.map((item: { gift: { name: string } }) => item.gift.name);
};

const expectOrder = (page: Page, names: string[]) =>
  expect(page.getByRole("listitem").getByRole("heading", { level: 2 })).toHaveText(names);

test("gifts go on a list from their cards, are moved, noted and taken off; lists come and go", async ({
  page,
  context,
}) => {
  await register(page);
  await page.goto("/search?q=tea");

  await test.step("a card puts its gift on a new list, and knows it afterwards", async () => {
    const plus = page
      .getByRole("article")
      .first()
      .getByRole("link", { name: /^Add to a list: / });
    const more = page.getByRole("article").first().locator("[popovertarget]");
    await more.click();
    await plus.click();
    const dialog = page.getByRole("dialog", { name: "Add to a list" });
    await dialog.getByLabel("New list").fill("  ");
    await dialog.getByRole("button", { name: "Create and add" }).click();
    await expect(dialog.getByText("Give the list a name.")).toBeVisible();
    await dialog.getByLabel("New list").fill("Grandma");
    await dialog.getByRole("button", { name: "Create and add" }).click();
    await expect(page.getByText("Added to “Grandma”").first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(more).toBeFocused();
    await more.click();
    await plus.click();
    await expect(dialog.getByText("On the list")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("another card puts its gift on the same list, which opens", async () => {
    const [, , third] = await (await page.request.get("/api/gifts/search?q=tea")).json();
    const [list] = await (await page.request.get("/api/lists")).json();
    const card = page.getByRole("article").nth(1);
    await card.locator("[popovertarget]").click();
    await card.getByRole("link", { name: /^Add to a list: / }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Grandma/ })
      .click();
    await expect(page.getByRole("dialog")).toBeHidden();
    const data = { giftId: third.id };
    const added = await page.request.post(`/api/lists/${list.id}/items`, { data });
    expect(added.ok()).toBe(true);
    await page.getByRole("link", { name: "Open list", exact: true }).last().click();
    await expect(page.getByRole("heading", { level: 1, name: "Grandma" })).toBeVisible();
  });

  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const names: string[] = await keptOrder(page, id)();
  const [first = "", second = "", third = ""] = names;

  await test.step("moves keep the focus", async () => {
    await expectOrder(page, names);
    const down = page.getByRole("button", { name: `Move ${first} down` });
    await down.focus();
    await page.keyboard.press("Enter");
    await expectOrder(page, [second, first, third]);
    await expect(down).toBeFocused();
    await expect(page.getByText(`“${first}” is now number 2 of 3.`)).toBeAttached();
    await page.keyboard.press("Enter");
    await expectOrder(page, [second, third, first]);
    await expect(page.getByRole("button", { name: `Move ${first} up` })).toBeFocused();
    await expect(down).toBeDisabled();
    await expect.poll(keptOrder(page, id)).toEqual([second, third, first]);
  });

  await test.step("a note outlives its gift's removal", async () => {
    await page.getByText("Add a note").first().click();
    await page.getByLabel("Note", { exact: true }).first().fill("The green one\nif they have it");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await expect(page.getByText("The green one").first()).toBeVisible();
    await expect(page.getByLabel(`Edit note: ${second}`)).toBeFocused();
    await page.getByRole("button", { name: `Remove ${second}` }).click();
    await expectOrder(page, [third, first]);
    await expect(page.getByRole("button", { name: `Remove ${third}` })).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expectOrder(page, [second, third, first]);
    await expect(page.getByText("The green one").first()).toBeVisible();
  });

  await test.step("the list is renamed and described here, deleted among the others", async () => {
    await page.getByText("Edit list").click();
    await page.getByLabel("List name").fill("Nana");
    await page.getByLabel("Description (optional)").fill("Eighty in May");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await expect(page.getByRole("heading", { name: "Nana", level: 1 })).toBeVisible();
    await expect(page.getByText("Eighty in May", { exact: true }).first()).toBeVisible();
    await page.getByRole("link", { name: "All gift lists" }).click();
    await page.getByLabel("Delete Nana").click();
    await page.getByRole("button", { name: "Delete list" }).click();
    await expect(page.getByRole("heading", { name: "No lists yet" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("a server that can't be reached, and the last list that the limit allows", async () => {
    const name = page.getByRole("textbox", { name: "List name" }).first();
    const create = page.getByRole("button", { name: "Create list" });
    await context.setOffline(true);
    await name.fill("Ana");
    await create.click();
    await expect(page.getByRole("alert")).toContainText("We couldn’t reach Giftwright");
    await expect(name).toHaveValue("Ana");
    await context.setOffline(false);
    for (const next of ["Ana", "Uncle Bartholomew Featherstonehaugh-Cholmondeley", "Zoé"]) {
      if (next !== "Ana") await name.fill(next);
      await create.click();
      await expect(page.getByRole("article", { name: next })).toBeVisible();
    }
    await expect(page.getByRole("alert")).toContainText(
      "A standard account can have at most 3 lists",
    );
    await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", "/premium");
    await page.locator("summary", { hasText: "Rename" }).first().click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
