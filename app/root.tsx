import { useContext, useEffect } from "react";
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";
import { useTranslation } from "~/translation";
import type { Route } from "./+types/root";
import { requestContext } from "./context.server";
import { ErrorPage } from "./features/frame/error-page";
import { Frame } from "./features/frame/frame";
import { withServerFallback } from "./forms/with-server-fallback";
import { i18nMiddleware } from "./i18n.server";
import { PageContext } from "./lib/page-context";
import { readRootData } from "./root-data.server";
import stylesheet from "./styles/app.css?url";

/** Shows the error page in place of the page for what the Worker refused. */
const showRefusal: Route.MiddlewareFunction = ({ context }, next) => {
  const { refused } = context.get(requestContext);
  if (refused !== undefined) throw data(null, { status: refused });
  return next();
};

export const middleware: Route.MiddlewareFunction[] = [i18nMiddleware, showRefusal];

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

export function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  return readRootData(ctx, viewer, request);
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
  // Marks hydration as complete; the e2e tests wait for it.
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
