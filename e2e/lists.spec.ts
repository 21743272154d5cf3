import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { hold, isPost } from "./support/hold";
import { expect, type Language, test, visit, words } from "./support/languages";

/** A new account, signed in on this page's browser. */
async function register(page: Page) {
  const username = `lister${randomUUID().slice(0, 8)}`;
  const response = await page.request.post("/api/register", {
    data: { username, email: `${username}@example.com`, password: "three ribbons and a bow" },
  });
  expect(response.status()).toBe(201);
}

/** A list made through the API, with the first gifts that a search finds. */
async function listOf(page: Page, name: string, gifts: number) {
  const list = await (await page.request.post("/api/lists", { data: { name } })).json();
  const found = await (await page.request.get("/api/gifts/search?q=tea")).json();
  const chosen = found.slice(0, gifts) as { id: number; name: string }[];
  for (const { id } of chosen) {
    await page.request.post(`/api/lists/${list.id}/items`, { data: { giftId: id } });
  }
  return { id: list.id as string, names: chosen.map((gift) => gift.name) };
}

/** A phrase of the lists with its values filled in. */
const phrase = (code: Language) => {
  const t = words(code, "lists");
  return (key: string, values: Record<string, string | number> = {}) =>
    t(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => `${values[name]}`);
};

async function startList(page: Page, code: Language, name: string) {
  const t = phrase(code);
  await page
    .getByRole("textbox", { name: t("new.name") })
    .first()
    .fill(name);
  await page.getByRole("button", { name: t("new.submit") }).click();
  await expect(page.getByRole("article", { name })).toBeVisible();
}

/** The names of a list's gifts, in the order that the server keeps. */
const keptOrder = (page: Page, id: string) => async () => {
  const { items } = await (await page.request.get(`/api/lists/${id}`)).json();
  return items.map((item: { gift: { name: string } }) => item.gift.name);
};

const expectOrder = (page: Page, names: string[]) =>
  expect(page.getByRole("listitem").getByRole("heading", { level: 2 })).toHaveText(names);

test("fits 320 px and readers of screens, empty and full, to the limit", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 800 } });
  const t = phrase("en");
  await register(page);
  await page.goto("/lists");
  await expect(page.getByRole("heading", { name: t("empty.title") })).toBeVisible();
  await expectAccessible(page);
  for (const name of ["Ana", "Uncle Bartholomew Featherstonehaugh-Cholmondeley", "Zoé"]) {
    await startList(page, "en", name);
  }
  await expect(page.getByRole("alert")).toContainText(words("en", "errors")("listLimit"));
  await expect(page.getByRole("link", { name: t("limit.action") })).toHaveAttribute(
    "href",
    "/premium",
  );
  await page
    .locator("summary", { hasText: t("rename") })
    .first()
    .click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto("/search?q=tea");
  const card = page.getByRole("article").first();
  const name = await card.getByRole("heading").innerText();
  const add = words("en", "cards")("addToList").replace("{{name}}", name);
  await card.getByRole("link", { name: add }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: /^Zoé/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Zoé/ }).click();
  await expect(page.getByText(t("add.done", { name: "Zoé" })).first()).toBeVisible();
  await page.getByRole("link", { name: t("add.open") }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await page.locator("summary", { hasText: t("note.add") }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("a gift goes on a list from its card, and the card knows it afterwards", async ({ page }) => {
  await register(page);
  await page.goto("/search?q=tea");
  const card = page.getByRole("article").first();
  const plus = card.getByRole("link", { name: /^Add .* to a list$/ });
  await plus.click();
  const dialog = page.getByRole("dialog", { name: "Add to a list" });
  await dialog.getByLabel("New list").fill("  ");
  await dialog.getByRole("button", { name: "Create and add" }).click();
  await expect(dialog.getByText("Give the list a name.")).toBeVisible();
  await dialog.getByLabel("New list").fill("Grandma");
  await dialog.getByRole("button", { name: "Create and add" }).click();
  await expect(page.getByText("Added to “Grandma”").first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(plus).toBeFocused();
  await plus.click();
  await expect(dialog.getByText("On the list")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("who isn't signed in is asked to, and comes back to the gift", async ({ page }) => {
  await page.goto("/search?q=tea");
  await page
    .getByRole("link", { name: /^Add .* to a list$/ })
    .first()
    .click();
  await expect(page.getByText("Sign in required").first()).toBeVisible();
  const signIn = page.getByRole("link", { name: "Sign In" }).last();
  await expect(signIn).toHaveAttribute("href", /^\/auth\?next=%2Flists%2Fadd%3Fgift%3D\d+/);
  await page.goto("/lists");
  await expect(page).toHaveURL(/\/auth\?next=%2Flists$/);
});

test("gifts are moved with the focus kept, noted, removed and brought back", async ({ page }) => {
  await register(page);
  const { id, names } = await listOf(page, "Grandma", 3);
  const [first = "", second = "", third = ""] = names;
  await page.goto(`/lists/${id}`);
  await expectOrder(page, names);

  const down = page.getByRole("button", { name: `Move ${first} down` });
  await down.focus();
  await page.keyboard.press("Enter");
  await expectOrder(page, [second, first, third]);
  await expect(down).toBeFocused();
  await expect(page.getByText(`${first} is now 2 of 3.`)).toBeAttached();
  await page.keyboard.press("Enter");
  await expectOrder(page, [second, third, first]);
  await expect(page.getByRole("button", { name: `Move ${first} up` })).toBeFocused();
  await expect(down).toBeDisabled();
  await expect.poll(keptOrder(page, id)).toEqual([second, third, first]);

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

  await page.reload();
  await expectOrder(page, [second, third, first]);
});

test("moves that are asked for faster than they are answered are all made, in turn", async ({
  page,
}) => {
  await register(page);
  const { id, names } = await listOf(page, "Grandma", 3);
  const [first = "", second = "", third = ""] = names;
  await page.goto(`/lists/${id}`);
  const release = await hold(page, "**/lists/*.data*", isPost);
  const move = (name: string, way: string) =>
    page.getByRole("button", { name: `Move ${name} ${way}` }).click();
  await move(first, "down");
  await move(first, "down");
  await move(third, "up");
  await expectOrder(page, [third, second, first]);
  release();
  await expect.poll(keptOrder(page, id)).toEqual([third, second, first]);
  await expectOrder(page, [third, second, first]);
  await page.reload();
  await expectOrder(page, [third, second, first]);
});

test("a list is renamed and described on its own page, deleted among the others", async ({
  page,
}) => {
  await register(page);
  const { id } = await listOf(page, "Grandma", 1);
  await page.goto(`/lists/${id}`);
  await page.getByText("Edit list").click();
  await page.getByLabel("Name of the list").fill("Nana");
  await page.getByLabel("Description (optional)").fill("Eighty in May");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Nana", level: 1 })).toBeVisible();
  await expect(page.getByText("Eighty in May", { exact: true }).first()).toBeVisible();

  await page.getByRole("link", { name: "All gift lists" }).click();
  await page.getByLabel("Delete Nana").click();
  await page.getByRole("button", { name: "Delete list" }).click();
  await expect(page.getByRole("heading", { name: "No lists yet" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const gone = await page.goto(`/lists/${id}`);
  expect(gone?.status()).toBe(404);
});

test("a list that can't be reached says so and keeps the page", async ({ page, context }) => {
  await register(page);
  await page.goto("/lists");
  await context.setOffline(true);
  await page.getByLabel("Name of the list").fill("Grandma");
  await page.getByRole("button", { name: "Create list" }).click();
  await expect(page.getByRole("alert")).toContainText("We couldn’t be reached");
  await expect(page.getByRole("textbox", { name: "Name of the list" })).toHaveValue("Grandma");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Create list" }).click();
  await expect(page.getByRole("article", { name: "Grandma" })).toBeVisible();
});
