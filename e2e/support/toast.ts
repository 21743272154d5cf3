/** The short message in the corner of a page. */
import type { Page } from "@playwright/test";

/** An English page's message, by a text of it. Not by its role: who listens gets a copy that lives for a second. */
export const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: /^Messages/ }).getByText(text, { exact: true });
