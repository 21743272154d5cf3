/** Gift draws without JavaScript: a host sets one up and draws, people without an account open. */
import { describe, expect as plainly, test } from "vitest";
import { expect } from "./support/expect";
import { inTurn, phrase, words } from "./support/languages";
import { Page } from "./support/page";
import { register } from "./support/people";

const en = phrase("en", "draws");
const seen = phrase("en", "envelope");

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const unfold = (page: Page, summary: string) =>
  page.locator("summary", { hasText: summary }).click();

/** A draw of these people on the page of its host. */
async function openDraw(names: readonly string[], locale = "en-US", t = en) {
  const page = new Page(locale);
  await register(page);
  await page.goto("/draws");
  await page.getByLabel(t("form.title"), { exact: true }).fill("Christmas");
  await page.getByLabel(t("form.limit"), { exact: true }).fill("25");
  await press(page, t("form.start"));
  await page.getByLabel(t("names.label"), { exact: true }).fill(names.join("\n"));
  await press(page, t("names.add"));
  return page;
}

const linkOf = (page: Page, name: string, t = en) =>
  page.getByLabel(t("links.of", { name }), { exact: true }).inputValue();

/** Opens somebody's link in a browser of their own. */
async function openEnvelope(link: string, locale = "en-US", e = seen) {
  const page = new Page(locale);
  plainly((await page.goto(link)).status()).toBe(200);
  await press(page, e("closed.open"));
  return page;
}

/** Whom the page of an opened envelope names. */
const receiverOn = async (page: Page) =>
  /<span class="block type-hero">([^<]+)<\/span>/.exec(await page.content())?.[1] ?? "";

describe("without JavaScript", () => {
  inTurn("a draw is set up, drawn, opened and revealed", async ({ code, locale }) => {
    const t = phrase(code, "draws");
    const e = phrase(code, "envelope");
    const errors = words(code, "errors");
    const page = new Page(locale);
    await register(page);
    await page.goto("/draws");
    await press(page, t("form.start"));
    await expect(page.getByText(errors("drawTitleRequired"))).toBeVisible();
    await page.getByLabel(t("form.title"), { exact: true }).fill("Christmas");
    await press(page, t("form.start"));
    await page.getByLabel(t("names.label"), { exact: true }).fill("Ana\nAna");
    await press(page, t("names.add"));
    await expect(page.getByText(errors("drawNameTwice"))).toBeVisible();
    const many = Array.from({ length: 10_000 }, (_, n) => `n${n}`).join(",");
    await page.getByLabel(t("names.label"), { exact: true }).fill(many);
    await press(page, t("names.add"));
    await expect(page.getByText(errors("drawTooMany"))).toBeVisible();
    await page
      .getByLabel(t("names.label"), { exact: true })
      .fill("1. Ana, Ben <ben@example.com>; Cleo\n- Dan");
    await press(page, t("names.add"));
    await unfold(page, t("rules.addHousehold"));
    for (const name of ["Ana", "Ben", "Cleo"]) {
      await page.getByLabel(name, { exact: true }).check();
    }
    await press(page, t("rules.keepHousehold"));
    await expect(page.getByText(t("draw.impossible"), { exact: true })).toBeVisible();
    await press(page, t("draw.lift"));
    await press(page, t("draw.submit"));
    const link = await linkOf(page, "Ana", t);
    const ana = await openEnvelope(link, locale, e);
    await expect(ana.getByText(e("secret"))).toBeVisible();
    const receiver = await receiverOn(ana);
    plainly(["Ben", "Cleo", "Dan"]).toContain(receiver);
    await ana.getByLabel(e("own.likes"), { exact: true }).fill("tea");
    await press(ana, e("own.save"));
    await expect(ana.getByText(e("own.saved"), { exact: true })).toBeVisible();
    plainly(await ana.getByLabel(e("own.likes"), { exact: true }).inputValue()).toBe("tea");
    const stranger = new Page(locale);
    await stranger.goto(link);
    await expect(stranger.getByRole("heading", { name: e("spent.title") })).toBeVisible();
    await ana.goto(link);
    plainly(await receiverOn(ana)).toBe(receiver);
    await page.reload();
    plainly(await page.content()).not.toContain(link);
    await unfold(page, t("reveal.label"));
    await press(page, t("reveal.confirm"));
    await expect(page.getByText(t("reveal.pair", { giver: "Ana", receiver }))).toBeVisible();
    await ana.reload();
    await ana.getByRole("link", { name: e("check.repeat"), exact: true }).click();
    await expect(ana.getByText(e("check.proven"), { exact: true })).toBeVisible();
  });
});

test("only the browser that drew shows links and changes the draw", async () => {
  const page = new Page();
  const { username, password } = await register(page);
  await page.goto("/draws");
  await page.getByLabel(en("form.title"), { exact: true }).fill("Office");
  await press(page, en("form.start"));
  await page.getByLabel(en("names.label"), { exact: true }).fill("Ana\nBen\nCleo\nDan");
  await press(page, en("names.add"));
  await press(page, en("draw.submit"));
  const link = await linkOf(page, "Ana");
  const other = new Page();
  const signIn = { data: { username, password } };
  plainly((await other.request.post("/api/login", signIn)).status()).toBe(200);
  await other.goto(page.url());
  await expect(other.getByText(en("links.elsewhere"), { exact: true })).toBeVisible();
  plainly(await other.content()).not.toContain(link.split("/").at(-1));
  const key = page.request.cookies.get("__Host-draws") ?? "";
  await other.getByLabel(en("key.label"), { exact: true }).fill("x".repeat(43));
  await press(other, en("key.submit"));
  await expect(other.getByText(words("en", "errors")("drawKeyWrong"))).toBeVisible();
  plainly(await page.getByLabel(en("key.label"), { exact: true }).inputValue()).toBe(key);
  await other.getByLabel(en("key.label"), { exact: true }).fill(key);
  await press(other, en("key.submit"));
  plainly(await linkOf(other, "Ana")).toBe(link);
});

test("a person who joins and one who leaves change no other page than they must", async () => {
  const page = await openDraw(["Ana", "Ben", "Cleo", "Dan", "Eve"]);
  await press(page, en("draw.submit"));
  const people = new Map<string, Page>();
  for (const name of ["Ana", "Ben", "Cleo", "Dan", "Eve"]) {
    people.set(name, await openEnvelope(await linkOf(page, name)));
  }
  const contents = async () => {
    const pages = new Map<string, string>();
    for (const [name, one] of people) {
      await one.reload();
      pages.set(name, (await one.content()).replaceAll(/nonce="[^"]*"/g, ""));
    }
    return pages;
  };
  const before = await contents();
  plainly(await contents()).toEqual(before);
  await page.reload();
  await unfold(page, en("join.title"));
  await page.getByLabel(en("join.name"), { exact: true }).fill("Finn");
  await press(page, en("join.submit"));
  const after = await contents();
  const changed = [...after].filter(([name, html]) => before.get(name) !== html);
  plainly(changed).toHaveLength(1);
  plainly(changed[0]?.[1]).toContain(seen("changed.title"));
  plainly(await openEnvelope(await linkOf(page, "Finn")).then(receiverOn)).not.toBe("");
  await page.locator(`summary[aria-label="${en("links.leaveOf", { name: "Ben" })}"]`).click();
  await press(page, en("links.leaveConfirm", { name: "Ben" }));
  const ben = people.get("Ben");
  await ben?.reload();
  plainly(await ben?.content()).toContain(seen("gone.title"));
});

test("answers of an envelope are kept by nobody and followed by no search engine", async () => {
  const page = await openDraw(["Ana", "Ben", "Cleo"]);
  await press(page, en("draw.submit"));
  const link = await linkOf(page, "Ana");
  const answer = await new Page().request.get(link);
  plainly(answer.headers()["cache-control"]).toBe("private, no-store");
  plainly(answer.headers()["referrer-policy"]).toMatch(/same-origin|no-referrer/);
  plainly(await answer.text()).toContain("noindex");
});
