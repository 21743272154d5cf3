/** The short message in the corner of a page. */
import type { Page } from "@playwright/test";

/**
 * The toast of an English page, by its text. Not by role: the live region holds a copy for a
 * second.
 */
export const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: /^Messages/ }).getByText(text, { exact: true });
