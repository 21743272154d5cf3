import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { findGifts, openMore, TEA_LOVER } from "./support/finder";
import { expect, test, visit, words } from "./support/languages";

const [t, home] = [words("en", "talk"), words("en", "home")];

/** The page with its scripts up, and its conversation. */
async function openChat(page: Page) {
  await page.goto("/");
  const chat = page.getByRole("region", { name: t("title") });
  const field = chat.getByLabel(t("message"), { exact: true });
  const send = chat.getByRole("button", { name: t("send"), exact: true });
  const gifts = page.getByRole("article");
  /** Waits for the end of the answer that `act` asks for. */
  async function answered(act: () => Promise<unknown>) {
    const response = page.waitForResponse((one) => one.url().endsWith("/api/chat"));
    await act();
    await (await response).finished();
    await expect(send).toBeVisible();
    await expect(chat.getByText(t("writing"))).toHaveCount(0);
  }
  async function say(message: string) {
    await field.fill(message);
    await answered(() => send.click());
  }
  return {
    chat,
    field,
    gifts,
    answered,
    say,
    log: chat.getByRole("log"),
    chips: chat.getByRole("list", { name: t("chips") }).getByRole("listitem"),
    names: gifts.getByRole("heading"),
    results: page.locator("#chat-results"),
    heading: page.getByRole("heading", { name: home("results.title") }),
  };
}

test("on the narrowest phone, by keyboard: gifts, thumbs, a reload, a new conversation", async ({
  browser,
}) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 800 } });
  const { chat, field, gifts, names, chips, log, heading, answered, say } = await openChat(page);

  await test.step("a sentence of two lines becomes chips and gifts that fit", async () => {
    await field.focus();
    await page.keyboard.type("something for my dad, he turned 60, loves fishing");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("about 80 bucks");
    await answered(() => page.keyboard.press("Enter"));
    await expect(chips.filter({ hasText: /Fishing/i })).toHaveCount(1);
    await expect(heading).toBeVisible();
    await expect(page.getByText(home("results.ready")).first()).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
    await expect(log).toContainText("loves fishing\nabout 80 bucks", { useInnerText: true });
    expect(await gifts.count()).toBeGreaterThan(3);
    for (const price of await gifts.locator("p.figures").allTextContents()) {
      expect(Number(price.replace(/[^\d.]/g, ""))).toBeLessThanOrEqual(120);
    }
  });

  await test.step("a key takes a chip off, and the focus stays in the conversation", async () => {
    const count = await chips.count();
    await page.keyboard.press("Shift+Tab");
    await answered(() => page.keyboard.press("Enter"));
    await expect(chips).toHaveCount(count - 1);
    await expect(chat.locator(":focus")).toHaveCount(1);
  });

  const [first = "", second = "", third = ""] = await names.allTextContents();
  const thumb = (key: string, name: string) =>
    page.getByRole("button", {
      name: key === "up" ? t("thumbs.up").replace("{{name}}", name) : markOf(key, name),
      exact: true,
    });
  const markOf = (key: string, name: string) =>
    t("thumbs.of")
      .replace("{{label}}", t(`thumbs.${key}`))
      .replace("{{name}}", name);
  const up = thumb("up", third);

  await test.step("a thumb asks for a word; 'Not this' and 'Already given'", async () => {
    await openMore(page, third);
    await up.click();
    await expect(up).toHaveAttribute("aria-pressed", "true");
    const word = page.getByRole("textbox", { name: t("word.label") });
    await word.waitFor();
    await expectAccessible(page);
    await word.fill("lovely");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await openMore(page, first);
    await thumb("notThis", first).click();
    const kept = page.waitForResponse(
      (response) =>
        response.url().endsWith("/feedback") &&
        response.request().postData()?.includes("given") === true,
    );
    await openMore(page, second);
    await thumb("given", second).click();
    expect((await kept).status()).toBe(200);
  });

  await test.step("they count after a reload and from the next turn on", async () => {
    await page.reload();
    await openMore(page, third);
    await expect(up).toHaveAttribute("aria-pressed", "true");
    await expect(log).toContainText("loves fishing");
    await say("he turned 60");
    const next = await names.allTextContents();
    expect(next).not.toContain(first);
    expect(next).not.toContain(second);
  });

  await test.step("long words break, and what can be undone is accessible", async () => {
    await say(`Donaudampfschifffahrtsgesellschaft${"x".repeat(80)}, and cheaper`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, { colors: "only" });
  });

  await test.step("a new conversation is empty", async () => {
    await page.getByRole("button", { name: t("anew") }).click();
    await expect(chips).toHaveCount(0);
    await expect(log).not.toContainText("loves fishing");
    await expect(heading).toHaveCount(0);
  });
});

test("finder and conversation share an answer: who asked last is shown, and refined", async ({
  page,
}) => {
  const { chat, chips, log, field, gifts, names, results, say } = await openChat(page);
  await say("tea for my aunt");
  await expect(results).toBeVisible();
  await findGifts(page, "en", { ...TEA_LOVER, interests: "tea, gardening" });
  await expect(results).toHaveCount(0);
  await expect(gifts).toHaveCount(8);
  await expect(log).toContainText("tea for my aunt");
  // What the finder was told the conversation knows.
  await expect(chips.filter({ hasText: "gardening" })).toHaveCount(1);
  const address = page.url();

  await say("cheaper, and she is allergic to wool");
  await expect(results).toBeVisible();
  const asked = page.getByRole("list", { name: home("results.brief") }).getByRole("listitem");
  for (const list of [chips, asked]) {
    await expect(list.filter({ hasText: "Without: wool" })).toHaveCount(1);
    await expect(list.filter({ hasText: TEA_LOVER.recipient })).toHaveCount(1);
  }
  await expect(log).toContainText("without wool");
  expect(page.url()).toContain("without=wool");
  expect(page.url()).not.toBe(address);
  await expect(page.getByLabel(home("finder.interests"), { exact: true })).toHaveValue(
    "tea, gardening, without wool",
  );
  const refined = await names.allTextContents();

  await chat.getByRole("button", { name: "Undo: without wool" }).click();
  await expect(asked.filter({ hasText: "wool" })).toHaveCount(0);
  await expect(chips.filter({ hasText: "wool" })).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.goBack();
  await page.goForward();
  await expect(gifts.first()).toBeVisible();
  await say("she is allergic to wool");
  await expect(asked.filter({ hasText: "Without: wool" })).toHaveCount(1);
  expect(await names.allTextContents()).toEqual(refined);
});
