/** The samples of a local database; the teapot has two codes, the blooming tea one that ran out. */
import { env } from "cloudflare:workers";
import { beforeAll, test } from "vitest";
import { sampleStatements } from "../../scripts/lib/sample-codes";
import { runStatements } from "../../worker/testing/setup";
import { expect } from "./support/expect";
import { LANGUAGES, words } from "./support/languages";
import { Page } from "./support/page";
import { makePremium, register } from "./support/people";

const TEAPOT = "/gifts/glass-teapot-with-infuser";
const PAGES = [
  TEAPOT,
  "/search?q=glass+teapot",
  "/favorites",
  "/category/kitchen",
  "/?index",
  "/lists",
];

beforeAll(() => runStatements(env.DB, sampleStatements(Math.floor(Date.now() / 1000))));

/** A new account on this page's browser, which has saved the teapot and put it on a list. */
async function registerSaver(page: Page) {
  await register(page);
  const found = await (await page.request.get("/api/gifts/search?q=glass+teapot+infuser")).json();
  const giftId = found.find(({ slug }: { slug: string }) => TEAPOT.endsWith(slug)).id;
  expect((await page.request.post("/api/favorites", { data: { giftId } })).ok()).toBe(true);
  const list = await page.request.post("/api/lists", { data: { name: "Tea", giftId } });
  return `/lists/${(await list.json()).id}`;
}

test("shows codes on cards and lists without scripts, as text to select", async () => {
  const page = new Page();
  const list = await registerSaver(page);
  await makePremium(page);
  for (const path of [TEAPOT, "/favorites", "/search?q=glass+teapot", list]) {
    await page.goto(path);
    await expect(page.getByText("SAMPLE10", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /Copy code/ })).toHaveCount(0);
  }
  await page.locator("summary", { hasText: "Terms and dates" }).first().click();
  await expect(page.getByText(/^Last checked/).first()).toBeVisible();
});

test.each(LANGUAGES)("$code: says that a code is a sample, and its terms", async (one) => {
  const page = new Page(one.locale);
  const t = words(one.code, "cards");
  await registerSaver(page);
  await makePremium(page);
  await page.goto(TEAPOT);
  await expect(page.getByText(t("discounts.sample")).first()).toBeVisible();
  await page
    .locator("summary", { hasText: t("discounts.details") })
    .first()
    .click();
  const [until = ""] = t("discounts.until").split("{{");
  await expect(page.getByText(until.trim()).first()).toBeVisible();
});

test("hides a code that ran out", async () => {
  const page = new Page();
  await register(page);
  await makePremium(page);
  await page.goto("/gifts/jasmine-blooming-tea-flowers");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.content()).not.toContain("SAMPLEPAST");
});

test("sends no code to anybody else, in no page and no page's data", async () => {
  const page = new Page();
  const addresses = (paths: string[]) =>
    paths.flatMap((path) => {
      const [name = "", query] = path.split("?");
      const file = name === "/" ? "/_root.data" : `${name}.data`;
      return [path, query === undefined ? file : `${file}?${query}`];
    });
  async function expectNoCodes(paths: string[]) {
    for (const address of addresses(paths)) {
      const text = await (await page.request.get(address)).text();
      expect(text, address).not.toMatch(/SAMPLE\w/);
      expect(text, address).not.toContain("discountCodes");
    }
  }
  await expectNoCodes(PAGES);
  const list = await registerSaver(page);
  await expectNoCodes([...PAGES, list]);
  await makePremium(page);
  for (const address of addresses([TEAPOT, "/favorites", "/search?q=glass+teapot", list])) {
    expect(await (await page.request.get(address)).text(), address).toContain("SAMPLE10");
  }
});
