/**
 * Translations of a page being rendered: remix-i18next around the language that the Worker
 * detected. It would make an instance of i18next for each request, a twentieth of a page's CPU, so
 * each language keeps its first.
 */
import type { i18n } from "i18next";
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { LOCALES, type Locale } from "#shared/locale";
import { i18nOptions, resources } from "~worker/i18n";
import { requestContext } from "./context.server";

type Context = Readonly<RouterContextProvider>;

const localeOf = (context: Context): Locale => context.get(requestContext).ctx.locale;

const [makeInstance, , newInstance] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...LOCALES],
    fallbackLanguage: "en",
    order: ["custom"],
    findLocale: async ({ context }) => localeOf(context),
  },
  i18next: { ...i18nOptions, resources, ns: Object.keys(resources.en ?? {}) },
});

const instances = new Map<Locale, i18n>();

export const i18nMiddleware: MiddlewareFunction<Response> = (args, next) => {
  const locale = localeOf(args.context);
  if (instances.has(locale)) return next();
  return makeInstance(args, () => {
    instances.set(locale, newInstance(args.context));
    return next();
  });
};

/** i18next in the language of the request. */
export function getI18n(context: Context): i18n {
  const instance = instances.get(localeOf(context));
  if (!instance) throw new Error("no words were loaded");
  return instance;
}
