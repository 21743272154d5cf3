/**
 * Translations of a page being rendered: remix-i18next around the language that the Worker
 * detected.
 */
import { createI18nextMiddleware } from "remix-i18next";
import { LOCALES } from "#shared/locale";
import { i18nOptions, resources } from "~worker/i18n";
import { requestContext } from "./context.server";

export const [i18nMiddleware, , getI18n] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...LOCALES],
    fallbackLanguage: "en",
    order: ["custom"],
    findLocale: async ({ context }) => context.get(requestContext).ctx.locale,
  },
  i18next: { ...i18nOptions, resources, ns: Object.keys(resources.en ?? {}) },
});
