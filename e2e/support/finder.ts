import type { Page } from "@playwright/test";
import { type Answers, fillFinder } from "../shared/forms";
import { type Language, words } from "./languages";

export { type Answers, BLOCKED, TEA_LOVER } from "../shared/forms";

/** Fills the finder and sends it, as a visitor who speaks `language` would. */
export const findGifts = (page: Page, language: Language, answers: Answers) =>
  fillFinder(page, { words, language, answers });

/** Opens what else a gift's card offers, in English. */
export const openMore = (page: Page, gift: string) =>
  page.getByRole("button", { name: `More for ${gift}`, exact: true }).click();
