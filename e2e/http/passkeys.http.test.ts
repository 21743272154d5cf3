/** Passkeys without JavaScript: what stands in for them, and where staff are led who need one. */
import { env } from "cloudflare:workers";
import { afterEach, expect as expectThat, test } from "vitest";
import { expect } from "./support/expect";
import { inTurn, phrase, words } from "./support/languages";
import { Page } from "./support/page";
import { makeStaff, ownerPage, register } from "./support/people";

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const sha256 = async (text: string) =>
  Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toString(
    "hex",
  );

/**
 * Gives an account a passkey, which these requests can't use, and a recovery code, which they can.
 */
async function plant(userId: string, code: string) {
  await run(
    `INSERT INTO passkeys (id, user_id, name, public_key, transports, counter, challenged_at)
     VALUES (?1, ?1, 'Blue key', '{}', '[]', 0, 0)`,
    userId,
  );
  const hash = await sha256(`${userId}.${code.replaceAll("-", "")}`);
  await run("INSERT INTO recovery_codes (user_id, hash) VALUES (?, ?)", userId, hash);
}
const requirePasskeys = (value: string) =>
  run("INSERT OR REPLACE INTO settings VALUES ('security:passkeysRequired', ?)", value);

afterEach(() => requirePasskeys("off"));

inTurn("staff are led to their passkey, and go on with a code", async ({ code, locale }) => {
  const t = words(code, "auth");
  const page = new Page(locale);
  const { id } = await register(page);
  await makeStaff(page);
  await page.goto("/staff");
  await expect(page).toHaveURL(/\/staff$/);
  await plant(id, "abcd-efgh-jkmn-pqrs");
  await requirePasskeys("on");

  await page.goto("/staff/users?q=x");
  await expect(page).toHaveURL(/\/auth\/passkey\?next=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("passkey.title"));
  const field = page.getByLabel(t("passkey.code"), { exact: true });
  await field.fill("abcd-efgh-jkmn-0000");
  await page.getByRole("button", { name: t("passkey.useCode"), exact: true }).click();
  await expect(page.getByText(words(code, "errors")("recoveryCodeWrong"))).toBeVisible();
  await field.fill("ABCD EFGH JKMN PQRS");
  await page.getByRole("button", { name: t("passkey.useCode"), exact: true }).click();
  await expect(page).toHaveURL(/\/staff\/users\?q=x$/);
  // Where nothing is missing there is nothing to do.
  await page.goto("/auth/passkey?next=//evil.example");
  await expect(page).toHaveURL(/\/$/);
});

test("staff without a passkey are led to add one; others go home as ever", async () => {
  const t = words("en", "auth");
  const [staff, person] = [new Page(), new Page()];
  await register(staff);
  await makeStaff(staff);
  await register(person);
  await requirePasskeys("on");
  await staff.goto("/dev");
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText(t("passkey.noneTitle"));
  await expect(staff.getByRole("link", { name: t("passkey.add") })).toHaveAttribute(
    "href",
    "/account#passkeys",
  );
  await person.goto("/staff");
  await expect(person).toHaveURL(/\/$/);
  await person.goto("/auth/passkey");
  await expect(person).toHaveURL(/\/$/);
});

inTurn("recovery codes are made and shown once", async ({ code, locale }) => {
  const t = phrase(code, "account");
  const page = new Page(locale);
  const { id } = await register(page);
  await page.goto("/account");
  await expect(page.getByText(t("passkeys.unsupported"))).toBeVisible();
  await plant(id, "abcd-efgh-jkmn-pqrs");
  await page.goto("/account");
  await expect(page.getByText("Blue key")).toBeVisible();
  await page.getByRole("button", { name: t("codes.renew"), exact: true }).click();
  await expect(page.getByText(t("codes.shown"))).toBeVisible();
  const codes = /\b(?:[0-9a-z]{4}-){3}[0-9a-z]{4}\b/g;
  expectThat(new Set((await page.content()).match(codes)).size).toBe(10);
  await page.goto("/account");
  expectThat((await page.content()).match(codes)).toBeNull();

  await page.getByRole("button", { name: t("passkeys.removeOf", { name: "Blue key" }) }).click();
  await expect(page.getByText(t("passkeys.none"))).toBeVisible();
});

inTurn("the log tells sign-ins apart, with what was refused", async ({ code, locale }) => {
  const t = phrase(code, "owner");
  await new Page().request.post("/api/login", { data: { username: "nobody", password: "guess" } });
  const page = await ownerPage(locale);
  await run("INSERT OR REPLACE INTO day_counters (day, sign_ins_failed) VALUES (date('now'), 7)");
  await page.goto("/dev/audit");
  await expect(page.getByRole("heading", { name: t("audit.refused.title") })).toHaveCount(0);
  await page.getByRole("link", { name: t("audit.targets.account"), exact: true }).click();
  await expect(page).toHaveURL(/\?about=account$/);
  await expect(page.getByRole("link", { name: t("audit.targets.account") })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const entry = page.getByRole("row").filter({ hasText: t("audit.actions.ownerSignedIn") });
  await expect(entry.first()).toContainText(t("audit.how.password"));
  const refused = page.getByRole("region", { name: t("audit.refused.title") });
  await expect(refused.getByRole("row").filter({ hasText: "7" }).first()).toBeVisible();
});

test("the Owner is urged to require passkeys, and can't before having one", async () => {
  const t = words("en", "owner");
  const page = await ownerPage();
  await page.goto("/dev");
  await expect(page.getByText(t("security.urge"))).toBeVisible();
  await page.goto("/dev/premium-features");
  await page.getByRole("switch", { name: t("switches.passkeysRequired.title") }).click();
  await expect(page.getByText(words("en", "errors")("ownerPasskeyFirst"))).toBeVisible();
  await page.goto("/dev/premium-features");
  const toggle = page.getByRole("switch", { name: t("switches.passkeysRequired.title") });
  await expect(toggle).toHaveAttribute("aria-checked", "false");
});
