/** States of pages that somebody comes to by pressing something. */
import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "./axe";
import { findGifts, TEA_LOVER } from "./finder";
import { expect, type Language, words } from "./languages";

type Step = (page: Page, language: Language) => Promise<unknown>;
/**
 * A state of a page: `reach` it once, in whichever language the page has; `see` what is said there,
 * in each language.
 */
export type State = {
  reach?: Step;
  see?: Step;
  /** Its layout on a wide screen is another: checked there as well. */
  isWide?: true;
};

/** The page as it was served. */
export const PLAIN: State = {};

export const QUERIES: Record<Language, string> = { en: "tea", fr: "thé", es: "café", zh: "咖啡" };

const press = (page: Page, role: "button" | "link", name: string) =>
  page.getByRole(role, { name, exact: true }).first().click();

export const feedback: State = {
  reach: async (page, language) => {
    await press(page, "button", words(language, "common")("nav.menu"));
    await press(page, "button", words(language, "common")("nav.feedback"));
  },
  see: async (page, language) => {
    const dialog = page.getByRole("dialog", { name: words(language, "feedback")("title") });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  },
};

const forgotDialog = (page: Page, language: Language) =>
  page.getByRole("dialog", { name: words(language, "auth")("forgot.title") });

export const forgot: State = {
  reach: (page, language) => press(page, "link", words(language, "auth")("forgotLink")),
  see: (page, language) => expect(forgotDialog(page, language)).toBeVisible(),
};

/** After `forgot`. */
export const codeSent: State = {
  reach: async (page, language) => {
    const t = words(language, "auth");
    const dialog = forgotDialog(page, language);
    await dialog.getByLabel(t("email")).fill("nobody@example.com");
    await dialog.getByRole("button", { name: t("forgot.submit"), exact: true }).click();
  },
  see: async (page, language) => {
    const t = words(language, "auth");
    const reset = page.getByRole("dialog", { name: t("reset.title") });
    await expect(reset).toHaveAccessibleDescription(t("forgot.sentText"));
  },
};

const carousel = (page: Page, language: Language) =>
  page.getByRole("region", { name: words(language, "home")("carousel.title") });

export const found: State = {
  reach: async (page, language) => {
    await expect(carousel(page, language)).toBeVisible();
    await findGifts(page, language, TEA_LOVER);
    await expect(page.getByText(words(language, "home")("results.ready")).first()).toBeVisible();
  },
  see: async (page, language) => {
    const t = words(language, "home");
    await expect(page.getByRole("heading", { name: t("results.title") })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(8);
    await expect(carousel(page, language)).toHaveCount(0);
  },
  isWide: true,
};

export const talked: State = {
  reach: async (page, language) => {
    const t = words(language, "talk");
    const chat = page.getByRole("region", { name: t("title") });
    await chat.getByLabel(t("message"), { exact: true }).fill(QUERIES[language]);
    await chat.getByRole("button", { name: t("send"), exact: true }).click();
  },
  see: async (page, language) => {
    const t = words(language, "talk");
    const chat = page.getByRole("region", { name: t("title") });
    const chips = chat.getByRole("list", { name: t("chips") });
    await expect(chips.getByRole("listitem")).not.toHaveCount(0);
    await expect(page.locator("#chat-results")).toBeVisible();
  },
  isWide: true,
};

export const addToList: State = {
  reach: async (page, language) => {
    const card = page.getByRole("article").first();
    const name = await card.getByRole("heading").innerText();
    const add = words(language, "cards")("addToList").replace("{{name}}", name);
    await card.locator("[popovertarget]").click();
    await card.getByRole("link", { name: add }).click();
  },
  see: (page) => expect(page.getByRole("dialog").getByRole("button").first()).toBeVisible(),
};

export const saved: State = {
  see: async (page, language) => {
    const t = words(language, "account");
    await press(page, "button", t("username.save"));
    await expect(page.getByText(t("done.username"), { exact: true }).first()).toBeVisible();
    await press(page, "button", t("email.save"));
    await expect(page.getByText(words(language, "errors")("passwordRequired"))).toBeVisible();
    await expectNoSidewaysScroll(page);
  },
};

export const closing: State = {
  reach: (page, language) => press(page, "button", words(language, "account")("close.open")),
  see: async (page, language) => {
    const t = words(language, "account");
    await expect(page.getByRole("dialog", { name: t("close.question") })).toBeVisible();
  },
};

export const optimized: State = {
  reach: async (page, language) => {
    const t = words(language, "optimizer");
    await press(page, "button", t("optimize"));
    const last = page.locator("details.plan-item").last();
    await last.locator("summary").click();
    await last.getByRole("button", { name: t("diy.generate") }).click();
  },
  see: async (page, language) => {
    const t = words(language, "optimizer");
    await expect(page.getByRole("heading", { level: 2, name: t("list.title") })).toBeVisible();
    const last = page.locator("details.plan-item").last();
    await expect(last.getByText(t("diy.cost"), { exact: true })).toBeVisible();
  },
};

export const setup: State = {
  reach: async (page, language) => {
    const t = words(language, "party");
    const name = t("getStartedWith").replace("{{name}}", t("cards.setup.title"));
    await page.getByRole("button", { name }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("setup.submit") })
      .click();
  },
  see: async (page, language) => {
    const dialog = page.getByRole("dialog", { name: words(language, "party")("setup.title") });
    await expect(dialog.getByText(words(language, "errors")("eventNameRequired"))).toBeVisible();
  },
};

const PRICES: Record<Language, string> = { en: "$5", fr: "5 $", es: "5 US$", zh: "5美元" };

export const priced: State = {
  see: async (page, language) => {
    const price = new RegExp(PRICES[language].replace("$", "\\$").replace(" ", "\\s"));
    await expect(page.getByRole("main").getByText(price).first()).toBeVisible();
  },
};

export const payment: State = {
  reach: async (page, language) => {
    const t = words(language, "premium");
    await press(page, "button", t("get"));
    await expect(page.getByRole("heading", { name: t("payment.title") })).toBeFocused();
  },
  see: async (page, language) => {
    const t = words(language, "premium");
    await expect(page.getByRole("heading", { name: t("payment.title") })).toBeVisible();
    const name = t("payment.submit").replace("{{price}}", PRICES[language]);
    await expect(page.getByRole("button", { name })).toBeEnabled();
  },
};

/** A form that was sent as empty as it was served. */
export const empty = (namespace: string, button: string, error: string): State => ({
  reach: (page, language) => press(page, "button", words(language, namespace)(button)),
  see: (page, language) =>
    expect(page.getByText(words(language, "errors")(error)).first()).toBeVisible(),
});

export const promised: State = {
  reach: async (page, language) => {
    const t = words(language, "shared-list");
    await page.getByLabel(t("claim.openOf").replace("{{name}}", "Plate")).click();
    const form = page.locator("details[open] form");
    await form.locator("[name=name]").fill("Ben");
    await form.getByRole("button", { name: t("claim.submit") }).click();
  },
  see: (page, language) =>
    expect(page.getByText(words(language, "shared-list")("mine.one"))).toBeVisible(),
};
