import type { Page } from "@playwright/test";
import { type Answers, fillFinder } from "../shared/forms";
import { type Language, words } from "./languages";

export { type Answers, BLOCKED, TEA_LOVER } from "../shared/forms";

/** Fills the finder and sends it, as a visitor who speaks `language` would. */
export const findGifts = (page: Page, language: Language, answers: Answers) =>
  fillFinder(page, { words, language, answers });
