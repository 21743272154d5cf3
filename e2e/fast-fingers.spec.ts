/**
 * Presses that come faster than answers, as on a phone with a slow network: each counts, and none
 * twice. One page of each kind; the others share its code (`removals.test.tsx`,
 * `save-button.test.tsx`).
 */
import type { Locator, Page } from "@playwright/test";
import { register } from "./support/account-page";
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

/** A phone's processor; answers what makes it fast again. */
async function slowProcessor(page: Page) {
  const processor = await page.context().newCDPSession(page);
  const setRate = (rate: number) => processor.send("Emulation.setCPUThrottlingRate", { rate });
  await setRate(6);
  return () => setRate(1);
}

/** A finger's double tap, which no check of being enabled holds up. */
const tapTwice = (button: Locator) => button.dblclick({ force: true, delay: 10 });

test("costs: a double tap adds or takes away one line, with a way back; and two in a row", async ({
  browser,
  baseURL,
}) => {
  const page = await visit(browser, "en-US", { viewport: { width: 390, height: 800 } });
  await registerHost(page);
  const { id: party } = await giveParty(page, "Fast");
  for (const label of ["Alpha", "Bravo", "Charlie"]) {
    const answer = await page.request.post(`/party-planning/costs?party=${party}`, {
      form: { intent: "add", party, label, category: "food", estimate: "20" },
      headers: { origin: new URL(baseURL ?? "").origin, "sec-fetch-site": "same-origin" },
      maxRedirects: 0,
    });
    expect(answer.status()).toBeLessThan(400);
  }
  await page.goto(`/party-planning/costs?party=${party}`);
  const t = words("en", "party-costs");
  const button = (label: string) =>
    page.getByRole("button", { name: t("removeOf").replace("{{label}}", label), exact: true });
  const removed = (label: string) => toast(page, t("removed").replace("{{label}}", label));

  const form = page.getByRole("region", { name: t("add.title"), exact: true });
  await form.getByLabel(t("field.label"), { exact: true }).fill("Lanterns");
  await form.getByLabel(t("field.estimate"), { exact: true }).fill("30");
  const speedUp = await slowProcessor(page);
  await tapTwice(form.getByRole("button", { name: t("add.submit"), exact: true }));
  await expect(button("Lanterns")).toHaveCount(1);
  await speedUp();

  await slowDown(page);
  await tapTwice(button("Alpha"));
  await expect(removed("Alpha")).toBeVisible();
  await expect(button("Alpha")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(button("Alpha")).toBeVisible();
  await button("Bravo").click();
  await button("Charlie").click({ noWaitAfter: true });
  await expect(removed("Charlie")).toBeVisible();
  for (const label of ["Bravo", "Charlie"]) await expect(button(label)).toHaveCount(0);
  await page.reload();
  for (const label of ["Alpha", "Lanterns"]) await expect(button(label)).toHaveCount(1);
  for (const label of ["Bravo", "Charlie"]) await expect(button(label)).toHaveCount(0);
});

/** The first card's heart, the one button of the card that is pressed or not. */
const heart = (page: Page) => page.getByRole("article").first().locator("button[aria-pressed]");

/**
 * The heart is filled before the server has answered: waits until it holds so many, and stays so.
 */
async function expectKept(page: Page, count: number) {
  let steady = 0;
  await expect
    .poll(async () => {
      const kept = (await (await page.request.get("/api/favorites")).json()) as unknown[];
      steady = kept.length === count ? steady + 1 : 0;
      return steady;
    })
    .toBeGreaterThanOrEqual(3);
}

test("a heart's last press stays, on a slow phone and while its gift leaves the favourites", async ({
  page,
}) => {
  await register(page);
  await page.goto("/search?q=LEGO");

  await test.step("the last of many presses", async () => {
    const speedUp = await slowProcessor(page);
    for (const presses of [9, 15]) {
      await heart(page).evaluate(async (button: HTMLButtonElement, count) => {
        for (let press = 0; press < count; press++) {
          button.click();
          await new Promise((resolve) => setTimeout(resolve, press * 7));
        }
      }, presses);
      const isSaved = presses === 9;
      await expectKept(page, isSaved ? 1 : 0);
      await expect(heart(page)).toHaveAttribute("aria-pressed", String(isSaved));
    }
    await speedUp();
  });

  await test.step("one that a broken proxy answers falls back and says so", async () => {
    await page.route("**/favorites.data*", (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
    );
    await heart(page).click();
    await expect(page.getByText("Failed to update favorites").first()).toBeVisible();
    await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
    await page.unrouteAll();
  });

  await heart(page).click();
  await expectKept(page, 1);
  await page.goto("/favorites");

  await test.step("pressed again before the gift has left the favourites", async () => {
    const release = await hold(page, "**/favorites.data*", isPost);
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
    await heart(page).click();
    const kept = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes("intent=save")),
    );
    release();
    await kept;
    await page.reload();
    await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("the last gift leaves an empty page at once", async () => {
    await heart(page).click();
    const empty = words("en", "favorites")("empty.title");
    await expect(page.getByRole("heading", { name: empty })).toBeVisible();
  });
});

test("a search typed and taken back shows what stands in the field", async ({ page }) => {
  await page.goto("/search?q=tea");
  const field = page.getByRole("searchbox");
  const release = await hold(page, /\/search\.data\?.*q=lego/);
  const asked = page.waitForRequest(/q=lego/);
  await field.fill("lego");
  await asked;
  const again = page.waitForResponse(/\/search\.data\?.*q=tea/);
  await field.fill("tea");
  await again;
  release();
  await expect(page).toHaveURL(/q=tea/);
  await expect(field).toHaveValue("tea");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("article").first()).toContainText(/tea/i);
});
