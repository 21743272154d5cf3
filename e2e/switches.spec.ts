import { register } from "./support/account-page";
import { signInAsOwner } from "./support/accounts";
import { expectAccessible } from "./support/axe";
import { changeDatabase } from "./support/database";
import { nextLanguage, switchLanguage } from "./support/every-language";
import { expect, LANGUAGES, type Language, test, visit, words } from "./support/languages";
import { expectNoFaults, NARROW } from "./support/page-checks";
import { makeStaff } from "./support/rights";

/** The setting that requires passkeys of staff; there it takes one of the Owner's. */
const REQUIRED = "security:passkeysRequired";

// What the Owner turns is turned for every journey.
test("premium that the Owner takes off sale can't be bought @serial", async ({ browser }) => {
  const dev = words("en", "owner");
  const owner = await visit(browser, "en-US");
  await signInAsOwner(owner.request);
  await owner.goto("/dev/premium-features");
  const toggle = owner.getByRole("switch", { name: dev("switches.premiumTier.title") });
  const turn = async (to: boolean) => {
    await expect(toggle).toHaveAttribute("aria-checked", String(!to));
    await toggle.click();
    await expect(owner.getByText(dev("switches.done")).first()).toBeVisible();
    await expect(toggle).toHaveAttribute("aria-checked", String(to));
  };
  await turn(false);
  try {
    const page = await visit(browser, "en-US");
    await register(page);
    await page.goto("/premium");
    const t = words("en", "premium");
    await page.getByRole("button", { name: t("get") }).click();
    await expect(page.getByRole("alert")).toContainText(t("closed.title"));
    await expectAccessible(page);
    const asked = await page.request.get("/api/payment/create-payment-intent");
    expect(asked.status()).toBe(403);
  } finally {
    await turn(true);
  }
});

// As in `pages.spec.ts`, where nobody can see this page: it is there while passkeys are required.
test("the page that asks staff for a passkey, in every language @serial", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: NARROW, reducedMotion: "reduce" });
  await register(page);
  await makeStaff(page);
  changeDatabase("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", REQUIRED, "on");
  try {
    await page.goto("/auth/passkey");
    let language: Language = "en";
    for (const _ of LANGUAGES) {
      const title = words(language, "auth")("passkey.noneTitle");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expectNoFaults(page, { language, targets: true });
      language = nextLanguage(language);
      await switchLanguage(page, language);
    }
  } finally {
    changeDatabase("DELETE FROM settings WHERE key = ?", REQUIRED);
  }
});
