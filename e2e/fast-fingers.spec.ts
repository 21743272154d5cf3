/**
 * Presses that come faster than answers, as on a phone with a slow network: each counts, and none
 * twice.
 */
import type { Locator, Page } from "@playwright/test";
import { hold, isPost } from "./support/hold";
import { giveParty, registerHost } from "./support/hosts";
import { expect, test, visit, words } from "./support/languages";
import { toast } from "./support/toast";

/** From here on whatever is sent from the page takes its time. */
async function slowDown(page: Page, milliseconds = 400) {
  await page.route("**/*", async (route) => {
    if (isPost(route.request())) {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    }
    await route.continue();
  });
}

/** A finger's double tap, which no check of being enabled holds up. */
const tapTwice = (button: Locator) => button.dblclick({ force: true, delay: 10 });

type Room = {
  path: string;
  /** Puts something of this name there. */
  add: (page: Page, party: string, name: string) => Promise<void>;
  remove: (name: string) => string;
  removed: (name: string) => string;
};

const post = (room: string, fields: (name: string) => Record<string, string>) =>
  async function add(page: Page, party: string, name: string) {
    const answer = await page.request.post(`/party-planning/${room}?party=${party}`, {
      form: { intent: "add", party, ...fields(name) },
      headers: { origin: new URL(page.url()).origin, "sec-fetch-site": "same-origin" },
      maxRedirects: 0,
    });
    expect(answer.status()).toBeLessThan(400);
  };
const worded = (namespace: string, key: string, value: string) => (name: string) =>
  words("en", namespace)(key).replace(`{{${value}}}`, name);

const ROOMS: Room[] = [
  {
    path: "costs",
    add: post("costs", (label) => ({ label, category: "food", estimate: "20" })),
    remove: worded("party-costs", "removeOf", "label"),
    removed: worded("party-costs", "removed", "label"),
  },
  {
    path: "gifts",
    add: post("gifts", (title) => ({ title, price: "20" })),
    remove: worded("party-gifts", "removeOf", "title"),
    removed: worded("party-gifts", "removed", "title"),
  },
  {
    path: "guests",
    add: post("guests", (name) => ({ name, plusOnes: "0" })),
    remove: worded("guests", "row.removeOf", "name"),
    removed: worded("guests", "row.removed", "name"),
  },
  {
    path: "timeline",
    add: post("timeline", (title) => ({ title, dueOn: new Date().toISOString().slice(0, 10) })),
    remove: worded("timeline", "deleteOf", "title"),
    removed: worded("timeline", "deleted", "title"),
  },
];

for (const { path, add, remove, removed } of ROOMS) {
  test(`${path}: taken away by a double tap, with a way back; and two in a row`, async ({
    browser,
  }) => {
    const page = await visit(browser, "en-US", { viewport: { width: 390, height: 800 } });
    await registerHost(page);
    const { id } = await giveParty(page, "Fast");
    await page.goto(`/party-planning/${path}?party=${id}`);
    for (const name of ["Alpha", "Bravo", "Charlie"]) await add(page, id, name);
    await page.goto(`/party-planning/${path}?party=${id}`);
    const button = (name: string) => page.getByRole("button", { name: remove(name), exact: true });
    await slowDown(page);

    await tapTwice(button("Alpha"));
    await expect(toast(page, removed("Alpha"))).toBeVisible();
    await expect(button("Alpha")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect(button("Alpha")).toBeVisible();

    await button("Bravo").click();
    await button("Charlie").click({ noWaitAfter: true });
    await expect(toast(page, removed("Charlie"))).toBeVisible();
    for (const name of ["Bravo", "Charlie"]) await expect(button(name)).toHaveCount(0);
    await page.reload();
    await expect(button("Alpha")).toBeVisible();
    for (const name of ["Bravo", "Charlie"]) await expect(button(name)).toHaveCount(0);
  });
}

test("two ideas pressed one after the other are both on the plan", async ({ browser }) => {
  const page = await visit(browser, "en-US");
  await registerHost(page);
  const { id } = await giveParty(page, "Fast");
  await page.goto(`/party-planning/entertainment?party=${id}`);
  await slowDown(page);
  const t = words("en", "entertainment");
  const add = page.getByRole("button", { name: new RegExp(`^${t("chooseOf").split("{{")[0]}`) });
  const first = await add.nth(0).getAttribute("aria-label");
  const second = await add.nth(1).getAttribute("aria-label");
  const [one, two] = [first, second].map((name) =>
    page.getByRole("button", { name: name ?? "", exact: true }),
  );
  await one?.click();
  await two?.click({ force: true });
  await expect(one ?? add).toHaveCount(0);
  await expect(two ?? add).toHaveCount(0);
  const drops = page.getByRole("button", { name: new RegExp(`^${t("dropOf").split("{{")[0]}`) });
  await expect(drops).toHaveCount(2);
});

test("a line added by a double tap on a slow phone is one line", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 390, height: 800 } });
  await registerHost(page);
  const { id } = await giveParty(page, "Fast");
  await page.goto(`/party-planning/costs?party=${id}`);
  const t = words("en", "party-costs");
  await page.getByLabel(t("field.label"), { exact: true }).first().fill("Lanterns");
  await page.getByLabel(t("field.estimate"), { exact: true }).first().fill("30");
  const processor = await page.context().newCDPSession(page);
  await processor.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await tapTwice(page.getByRole("button", { name: t("add.submit"), exact: true }));
  const lines = page.getByRole("button", {
    name: worded("party-costs", "removeOf", "label")("Lanterns"),
  });
  await expect(lines).toHaveCount(1);
  await processor.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.reload();
  await expect(lines).toHaveCount(1);
});

test("a heart pressed again before its gift has left the favourites keeps it", async ({
  browser,
}) => {
  const page = await visit(browser, "en-US");
  await registerHost(page);
  const found = await page.request.get("/api/gifts/search?q=tea");
  const [gift] = (await found.json()) as { id: number; name: string }[];
  expect((await page.request.post("/api/favorites", { data: { giftId: gift?.id } })).ok()).toBe(
    true,
  );
  await page.goto("/favorites");
  const release = await hold(page, "**/favorites.data*", isPost);
  const card = page.getByRole("article", { name: gift?.name ?? "" });
  const heart = card.getByRole("button", { pressed: true });
  await heart.click();
  await card.getByRole("button", { pressed: false }).first().click();
  const kept = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes("intent=save")),
  );
  release();
  await kept;
  await page.reload();
  await expect(card).toBeVisible();
});

test("a search typed and taken back shows what stands in the field", async ({ browser }) => {
  const page = await visit(browser, "en-US");
  await page.goto("/search?q=tea");
  const field = page.getByRole("searchbox");
  await page.route(/\/search\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await route.continue();
  });
  const asked = page.waitForRequest(/q=lego/);
  await field.fill("lego");
  await asked;
  await field.fill("tea");
  await page.waitForTimeout(3_000);
  await expect(field).toHaveValue("tea");
  await expect(page).toHaveURL(/q=tea/);
  await expect(page.getByRole("article").first()).toContainText(/tea/i);
});
