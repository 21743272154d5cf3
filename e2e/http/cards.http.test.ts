/** What a gift card says and where it leads, and the searches by filters, without JavaScript. */
import { test } from "vitest";
import { fillFinder, TEA_LOVER } from "../shared/forms";
import { expect } from "./support/expect";
import { words } from "./support/languages";
import { Page } from "./support/page";

async function firstCard() {
  const page = new Page();
  await page.goto("/");
  const answers = { ...TEA_LOVER, recipient: "My aunt", interests: "tea" };
  await fillFinder(page, { words, language: "en", answers });
  return page.getByRole("article").first();
}

test("a card says why it fits and what was checked", async () => {
  const card = await firstCard();
  await expect(card.getByText("Why it fits")).toBeVisible();
  await expect(card.getByText("$0-50")).toBeVisible();
  await expect(card.getByText("Ages 51-70")).toBeVisible();
});

test("a card sells at an outside store, in a new tab, over https", async () => {
  const buy = (await firstCard()).getByRole("link", { name: /Buy Now/ });
  await expect(buy).toHaveAttribute("href", /^https:\/\//);
  await expect(buy).toHaveAttribute("target", "_blank");
  await expect(buy).toHaveAttribute("rel", /noopener/);
});

test("a search is narrowed by price, age and occasion", async () => {
  const page = new Page();
  await page.goto("/search?q=the&budget=200%2B&age=80%2B&occasion=christmas");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a category leads to the gifts of that category", async () => {
  const page = new Page();
  await page.goto("/search");
  await page.getByRole("link", { name: "Kitchen", exact: true }).click();
  await expect(page).toHaveURL("/search?category=kitchen");
  await expect(page.getByRole("heading", { name: "Kitchen", level: 2 })).toBeVisible();
  const cards = await page.getByRole("article").allTextContents();
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(card).toContain("Kitchen");
  const gifts: { category: string }[] = await (
    await page.request.get("/api/gifts/search?category=kitchen")
  ).json();
  expect(new Set(gifts.map(({ category }) => category))).toEqual(new Set(["kitchen"]));
});

test("the header's Sign In leads back to the page", async () => {
  const page = new Page();
  await page.goto("/search?q=tea");
  const link = page.getByRole("banner").getByRole("link", { name: "Sign In" }).first();
  await expect(link).toHaveAttribute("href", "/auth?next=%2Fsearch%3Fq%3Dtea");
});
