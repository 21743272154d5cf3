/** A link that asks about a taste, without JavaScript: made, answered, taken over, ended. */
import { env } from "cloudflare:workers";
import { describe, test } from "vitest";
import { expect } from "./support/expect";
import { inTurn, phrase, words } from "./support/languages";
import { Page } from "./support/page";
import { register } from "./support/people";

/** A page about the taste of a person whom this account gives to. */
async function openTaste(locale: string) {
  const page = new Page(locale);
  const { username, id } = await register(page);
  await page.goto("/people/new");
  const form = { intent: "add", name: "Ana Banana", likes: "tea", avoid: "perfume" };
  const headers = { origin: "http://localhost", "sec-fetch-site": "same-origin" };
  await page.request.post("/people/new", { form, headers });
  const row = await env.DB.prepare("SELECT id FROM people WHERE user_id = ?")
    .bind(id)
    .first<{ id: string }>();
  await page.goto(`/people/${row?.id}`);
  return { page, username };
}

describe("without JavaScript", () => {
  inTurn("a taste is asked for by a link, answered and taken over", async ({ code, locale }) => {
    const t = phrase(code, "taste");
    const p = phrase(code, "recipients");
    const errors = words(code, "errors");
    const { page, username } = await openTaste(locale);
    await page.getByRole("link", { name: p("ask.none.go"), exact: true }).click();
    await page.getByRole("button", { name: t("ask.make"), exact: true }).click();
    const link = await page.getByLabel(t("open.link"), { exact: true }).inputValue();
    const friend = new Page(locale);
    expect((await friend.goto(link)).status()).toBe(200);
    const shown = await friend.content();
    expect(shown).toContain("noindex");
    // Neither who asks nor, asked themselves, what the giver calls them; and no gift.
    for (const secret of [username, "Banana", "perfume"]) expect(shown).not.toContain(secret);
    await friend.getByRole("button", { name: t("send"), exact: true }).click();
    await expect(friend.getByText(errors("tasteEmpty"))).toBeVisible();
    await friend.getByLabel(t("self.never"), { exact: true }).fill("perfume, wool");
    await friend.getByLabel(t("self.allergies"), { exact: true }).fill("nuts");
    await friend.getByLabel(t("self.sizes"), { exact: true }).fill("M");
    await friend.getByRole("button", { name: t("send"), exact: true }).click();
    await expect(friend.getByRole("heading", { name: t("sent.title"), level: 1 })).toBeVisible();
    expect((await friend.goto(link)).status()).toBe(404);
    await expect(friend.getByRole("heading", { name: t("gone.title"), level: 1 })).toBeVisible();

    await page.goto("/people");
    await page
      .getByRole("link", { name: p("ask.answered.title", { name: "Ana Banana" }), exact: true })
      .click();
    const field = (name: "never" | "allergies" | "sizes") => ({ words: t(`answers.${name}`) });
    await page.getByRole("button", { name: t("answers.takeOf", field("never")) }).click();
    await page.getByRole("button", { name: t("answers.leaveOf", field("sizes")) }).click();
    await page.getByRole("button", { name: t("answers.takeOf", field("allergies")) }).click();
    await expect(page.getByText(t("answers.done"))).toBeVisible();
    await page.getByRole("link", { name: "Ana Banana", exact: true }).click();
    const noted = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
    expect(await noted(p("form.avoid"))).toBe("perfume, wool");
    expect(await noted(p("form.needs"))).toBe("nuts");
    expect(await noted(p("sizes"))).toBe("");
  });
});

test("a link says what the giver wants to be called, and ends when it is closed", async () => {
  const t = phrase("en", "taste");
  const { page } = await openTaste("en-US");
  await page.goto(`${new URL(page.url()).pathname}/taste`);
  await page.getByLabel(t("ask.other", { name: "Ana Banana" }), { exact: true }).check();
  await page.getByLabel(t("ask.giver"), { exact: true }).fill("Uncle Bo");
  await page.getByRole("button", { name: t("ask.make"), exact: true }).click();
  const link = await page.getByLabel(t("open.link"), { exact: true }).inputValue();
  const mother = new Page();
  await mother.goto(link);
  await expect(mother.getByText(t("by", { name: "Uncle Bo" }))).toBeVisible();
  const title = t("other.title", { name: "Ana Banana" });
  await expect(mother.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await page.getByRole("button", { name: t("open.revoke"), exact: true }).click();
  await expect(page.getByRole("button", { name: t("ask.make"), exact: true })).toBeVisible();
  expect((await mother.goto(link)).status()).toBe(404);
});
