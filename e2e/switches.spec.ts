import { register } from "./support/account-page";
import { signInAsOwner } from "./support/accounts";
import { expectAccessible } from "./support/axe";
import { expect, test, visit, words } from "./support/languages";

// What the Owner turns is turned for every journey.
test("premium that the Owner takes off sale can't be bought @serial", async ({ browser }) => {
  const dev = words("en", "dev");
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
