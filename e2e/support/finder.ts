import type { Page } from "@playwright/test";
import { type Language, words } from "./languages";

export type Answers = {
  recipient: string;
  age: string;
  occasion: string;
  interests: string;
  budget: string;
  relationship: string;
};

export const TEA_LOVER: Answers = {
  recipient: "奶奶",
  age: "51-70",
  occasion: "birthday",
  interests: "喝茶",
  budget: "0-50",
  relationship: "family",
};

/** Fills the finder by its labels and sends it, as a visitor who speaks `language` would. */
export async function findGifts(page: Page, language: Language, answers: Answers) {
  const t = words(language, "home");
  const field = (name: string) => page.getByLabel(t(`finder.${name}`), { exact: true });
  await field("recipient").fill(answers.recipient);
  await field("age").selectOption(answers.age);
  await field("occasion").selectOption(answers.occasion);
  await field("interests").fill(answers.interests);
  await field("budget").selectOption(answers.budget);
  await field("relationship").selectOption(answers.relationship);
  await page.getByRole("button", { name: t("finder.submit") }).click();
}
