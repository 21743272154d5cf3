import type { Page } from "@playwright/test";
import { errors, open, press, register, section, t } from "./support/account-page";
import { expect, test, words } from "./support/languages";

const auth = words("en", "auth");

/** In an address: here the browser doesn't suggest passkeys at the username field. */
const SUGGESTS_NONE = "suggests=none";

/**
 * A passkey provider of the browser's own that answers at once; `verify` says whether it knows its
 * owner.
 */
async function addAuthenticator(page: Page) {
  await page.addInitScript((mark) => {
    if (!location.search.includes(mark)) return;
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  }, SUGGESTS_NONE);
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (isUserVerified: boolean) =>
    client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
}

test("a passkey is added, signs in without a password, and is removed", async ({ page }) => {
  const { username } = await register(page);
  const verify = await addAuthenticator(page);
  await open(page);
  const part = section(page, "passkeys");

  await test.step("adding one needs a name and the device's consent", async () => {
    const name = part.getByLabel(t("passkeys.name"), { exact: true });
    await verify(false);
    await name.fill("My phone");
    await press(page, "passkeys.add");
    await expect(part.getByRole("alert")).toHaveText(errors("passkeyCancelled"));
    await expect(name).toHaveValue("My phone");
    await verify(true);
    await press(page, "passkeys.add");
    await expect(part.getByRole("listitem")).toContainText("My phone");
    await expect(name).toHaveValue("");
  });

  await test.step("the same device has one of its kind", async () => {
    await part.getByLabel(t("passkeys.name"), { exact: true }).fill("Again");
    await press(page, "passkeys.add");
    await expect(part.getByRole("alert")).toHaveText(errors("passkeyKnown"));
  });

  await test.step("recovery codes are shown once", async () => {
    await press(page, "codes.make");
    const codes = part.getByRole("alert").filter({ hasText: t("codes.shown") });
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    await page.reload();
    await expect(part.getByText("10 codes left.")).toBeVisible();
    await expect(codes).toHaveCount(0);
  });

  const button = page.getByRole("button", { name: auth("passkey.use"), exact: true });
  const signedIn = async () => {
    await expect(page).toHaveURL("/account");
    await expect(page.getByText(`${username}, here since`)).toBeVisible();
  };

  await test.step("signing in by its button, in a browser that suggests none", async () => {
    await page.context().clearCookies();
    await page.goto(`/auth?next=/account&${SUGGESTS_NONE}`);
    await button.click();
    await signedIn();
    await expect(part.getByText(/last used/)).toBeVisible();
  });

  await test.step("signing in by the suggestion of the username field", async () => {
    await page.context().clearCookies();
    await page.goto("/auth?next=/account");
    await signedIn();
  });

  await test.step("removing it", async () => {
    await part.getByRole("button", { name: "Remove passkey: My phone" }).click();
    await expect(part.getByText(t("passkeys.none"))).toBeVisible();
    await page.context().clearCookies();
    await page.goto(`/auth?${SUGGESTS_NONE}`);
    await button.click();
    await expect(page.getByRole("alert")).toContainText(errors("passkeyRefused"));
  });
});
