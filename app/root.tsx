import { useContext, useEffect } from "react";
import { useTranslation } from "react-i18next";
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";
import { switchesForShow } from "~worker/domain/settings/settings.server";
import { type Settings, turnstileOf } from "~worker/env";
import type { Route } from "./+types/root";
import { requestContext } from "./context.server";
import { ErrorPage } from "./features/frame/error-page";
import { Frame } from "./features/frame/frame";
import { withServerFallback } from "./forms/with-server-fallback";
import { i18nMiddleware } from "./i18n.server";
import { PageContext } from "./lib/page-context";
import stylesheet from "./styles/app.css?url";

export const middleware: Route.MiddlewareFunction[] = [i18nMiddleware];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withServerFallback];

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  ...["fraunces-latin", "instrument-sans-latin"].map((name) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href: `/fonts/${name}.woff2`,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/**
 * What every page needs to know beside its season: who is here, and what addresses in its head
 * begin with.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const { account, isPremium, isStaff, isOwner, needsPasskey = false } = viewer;
  const { premiumTier } = await switchesForShow(ctx);
  return data({
    viewer: {
      username: account?.username ?? null,
      email: account?.email ?? null,
      isPremium,
      // Who only has to show a passkey finds the way there by the same links.
      isStaff: isStaff || needsPasskey,
      isOwner,
      favoriteIds: account?.favoriteIds ?? [],
    },
    premiumOpen: premiumTier,
    donationUrl: ctx.settings.DONATION_URL ?? null,
    origin: new URL(request.url).origin,
    locale: ctx.locale,
    region: ctx.region,
    humanCheck: humanCheckOf(ctx.settings),
  });
}

/** What the widget needs where Turnstile is on; null keeps everybody's pages free of it. */
function humanCheckOf(settings: Settings): { siteKey: string; origin: string } | null {
  const turnstile = turnstileOf(settings);
  return turnstile && { siteKey: turnstile.siteKey, origin: turnstile.origin };
}

/** The viewer changes with an action only, never with a page or the finder. */
export const shouldRevalidate = ({
  formMethod,
  formAction,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  formAction?: string;
  defaultShouldRevalidate: boolean;
}) => defaultShouldRevalidate && Boolean(formMethod) && !formAction?.startsWith("/?index");

export function Layout({ children }: { children: React.ReactNode }) {
  const { season, nonce } = useContext(PageContext);
  const { language } = useTranslation().i18n;
  // For who steers a browser: from now on the page obeys its scripts.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return (
    <html
      lang={language === "zh" ? "zh-Hans" : language}
      data-locale={language}
      data-season={season}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links nonce={import.meta.env.DEV ? "" : undefined} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Frame>
  );
}
