/** People come back: what they saved is there, also after a forgotten password. */
import type { Page, Route } from "@playwright/test";
import { newPerson, readMail, registerUser, sendSignIn, signInAsOwner } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test, visit, words } from "./support/languages";

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

/** Presses the first heart of a search and answers the gift's name. */
async function saveFirstGift(page: Page): Promise<string> {
  await page.goto("/search?q=LEGO");
  const name = await page.getByRole("article").first().getByRole("heading").innerText();
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await expectKept(page, 1);
  return name;
}

test("register, save, forget the password, reset it, and find the favourite", async ({
  browser,
  request,
}) => {
  const page = await visit(browser, "en-US", {
    viewport: { width: 1280, height: 900 },
  });
  const [auth, common, favorites] = ["auth", "common", "favorites"].map((namespace) =>
    words("en", namespace),
  ) as [ReturnType<typeof words>, ReturnType<typeof words>, ReturnType<typeof words>];
  const person = await registerUser(page, "en");
  const gift = await saveFirstGift(page);
  await page.getByRole("button", { name: common("signOut.action") }).click();
  await expect(page.getByRole("button", { name: common("signOut.action") })).toHaveCount(0);

  await page.goto("/auth");
  await page.getByRole("link", { name: auth("forgotLink") }).click();
  await page.getByLabel(auth("email"), { exact: true }).fill(person.email);
  await page.getByRole("button", { name: auth("forgot.submit"), exact: true }).click();
  await expect(page.getByRole("heading", { name: auth("reset.title") })).toBeVisible();
  await expect(page.getByText(auth("forgot.sentText")).first()).toBeVisible();

  await signInAsOwner(request);
  const mail = await readMail(request, person.email);
  const code6 = /^\d{6}$/m.exec(mail.text)?.[0] ?? "";
  const password = `${person.password} again`;
  await page.getByLabel(auth("reset.code"), { exact: true }).fill(code6);
  await page.getByLabel(auth("newPassword"), { exact: true }).fill(password);
  await page.getByRole("button", { name: auth("reset.submit"), exact: true }).click();
  await expect(page.getByText(auth("reset.doneText")).first()).toBeVisible();

  await expect(page.getByRole("heading", { name: auth("signIn.title") })).toBeVisible();
  await expect(page.getByRole("heading", { name: auth("reset.title") })).toBeHidden();
  await sendSignIn(page, "en", { username: person.username, password });
  await expect(page).toHaveURL("/");
  await page.goto("/favorites");
  await expect(page.getByRole("heading", { name: favorites("title") })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(gift);
});

test("favourites, full and empty, fit and pass axe at 320 px", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 800 } });
  const t = words("en", "favorites");
  await registerUser(page, "en");
  await page.goto("/favorites");
  await expect(page.getByRole("heading", { name: t("empty.title") })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await saveFirstGift(page);
  await page.goto("/favorites");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Taking it off empties the page at once.
  await heart(page).click();
  await expect(page.getByRole("heading", { name: t("empty.title") })).toBeVisible();
});

test("however fast a heart is pressed, the last press stays", async ({ page }) => {
  await registerUser(page, "en");
  await page.goto("/search?q=LEGO");
  for (let press = 0; press < 41; press++) await heart(page).click({ delay: 0 });
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await expectKept(page, 1);
  await page.reload();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
});

test("on a slow phone, too, the last of many presses stays", async ({ page }) => {
  await registerUser(page, "en");
  await page.goto("/search?q=LEGO");
  const processor = await page.context().newCDPSession(page);
  await processor.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  for (const presses of [9, 15, 21]) {
    await heart(page).evaluate(async (button: HTMLButtonElement, count) => {
      for (let press = 0; press < count; press++) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve, press * 7));
      }
    }, presses);
    const isSaved = presses !== 15;
    await expectKept(page, isSaved ? 1 : 0);
    await expect(heart(page)).toHaveAttribute("aria-pressed", String(isSaved));
  }
});

const FAILURES = {
  "can't be sent": (route: Route) => route.abort(),
  "meets a broken proxy": (route: Route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
};
for (const [what, fail] of Object.entries(FAILURES)) {
  test(`a heart that ${what} falls back and says so`, async ({ page }) => {
    await registerUser(page, "en");
    await page.goto("/search?q=LEGO");
    await page.route("**/favorites.data*", fail);
    await heart(page).click();
    await expect(page.getByText("Failed to update favorites").first()).toBeVisible();
    await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  });
}

test("a gift that a visitor wanted to save is saved after signing up", async ({ browser }) => {
  const page = await visit(browser, "en-US");
  await page.goto("/search?q=LEGO");
  await heart(page).click();
  await expect(page.getByText("Sign in required").first()).toBeVisible();
  await page.getByRole("region").getByRole("link", { name: "Sign In" }).click();
  await expect(
    page.getByText("Please sign in to save gifts to your favorites").first(),
  ).toBeVisible();
  await page.getByRole("link", { name: "Need an account? Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Create Account" })).toBeVisible();
  const { username, email, password } = newPerson();
  await page.getByLabel("Username", { exact: true }).fill(username);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account", exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=LEGO$/);
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
});

test("a session that ended meanwhile is said at the heart", async ({ page, context }) => {
  await registerUser(page, "en");
  await page.goto("/search?q=LEGO");
  await context.clearCookies({ name: "__Host-session" });
  await heart(page).click();
  await expect(page.getByText("Sign in required").first()).toBeVisible();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
});
