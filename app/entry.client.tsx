import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { I18nextProvider } from "~/translation";
import { loadWords, startI18n } from "./i18n.client";
import { rememberDocument } from "./lib/document-path";
import { PageContext } from "./lib/page-context";
import { deferRouteModules, namespacesOf } from "./lib/route-modules";

// Zod would try whether it may make functions of text, which our own policy forbids and reports.
// Set where zod looks for it, since importing zod here would load it on every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

rememberDocument();
const { lang, dataset } = document.documentElement;
const locale = dataset.locale ?? lang;
const page = { season: dataset.season ?? "winter", nonce: "" };
const i18n = await startI18n(locale, namespacesOf(window.__reactRouterRouteModules));
deferRouteModules(loadWords);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageContext value={page}>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </PageContext>
    </StrictMode>,
  );
});
