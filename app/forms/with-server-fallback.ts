import {
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from "react-router";
import { announce, announceSuccess } from "~/components/toast/announce";
import { type Address, addressOfUrl, type To } from "~/lib/address";
import { loadRouteModules, OutdatedBuildError, routeHandle } from "~/lib/route-modules";
import { redirectDocument } from "~/lib/router";
import { getI18n } from "~/translation";
import { unreachableResult } from "./unreachable-result";

type Results = Record<string, DataStrategyResult>;
type Place = { pathname: string; search: string };

/** Statuses below 500 that say "not now" and nothing of the request itself. */
const TEMPORARY = [408, 425, 429];

/**
 * Did no server of ours answer? 5xx may come from a proxy or the edge, so it counts as unreachable.
 */
export function isServerFailure(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status >= 500 || TEMPORARY.includes(status);
}

function statusOf(error: unknown): number | null {
  if (error instanceof Response || isRouteErrorResponse(error)) return error.status;
  const { init } = (error ?? {}) as { init?: ResponseInit | null };
  return init?.status ?? null;
}

const failedRoutes = (results: Results): string[] =>
  Object.entries(results)
    .filter(([, { type, result }]) => type === "error" && isServerFailure(result))
    .map(([id]) => id);

/** The value of a result, which the router may have put beside its status. */
const unwrapped = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "init" in result && "data" in result
    ? result.data
    : result;

const isRedirect = ({ result }: DataStrategyResult) =>
  result instanceof Response && result.status >= 300 && result.status < 400;

/**
 * Keeps the page on screen when the server can't be reached, for every loader and action (client
 * middleware of the root route). A form gets an `UnreachableResult`; a visit to another page isn't
 * made and a message says so; data that is read again stays as it was. Redirects and pages that
 * refuse (4xx) pass.
 */
export const withServerFallback: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  if (request.method !== "GET") return sendForm(request, next);
  const { state } = window.__reactRouterDataRouter;
  const isShown = isSamePage(state.location, url);
  // By the address bar: a page may have changed it without a visit.
  if (isRestoring && isSamePage(window.location, url)) return shownErrors();
  const { navigation } = state;
  const isVisit =
    navigation.state !== "idle" &&
    isSamePage(navigation.location, url) &&
    !(isShown && navigation.formMethod === "POST");
  const [results, problem] = await Promise.all([
    next(),
    isVisit ? loadRouteModules(url).then(() => null, asError) : null,
  ]);
  if (request.signal.aborted || Object.values(results).some(isRedirect)) return results;
  if (problem instanceof OutdatedBuildError) throw redirectDocument(addressOfUrl(url));
  const failed = failedRoutes(results);
  if (failed.length === 0 && !problem) return results;
  if (isVisit) {
    announceFailure(url, { to: `${addressOfUrl(url)}${navigation.location.hash}` as Address });
    await stayOnPage(request.signal);
    return {};
  }
  // A page that shows an error has no data to keep, and goes on showing that one.
  if (isShown && state.errors) return shownErrors();
  if (isShown) announceFailure(url, { onPress: () => void revalidate() });
  const { loaderData } = state;
  const kept = failed.map((id): [string, DataStrategyResult] => [
    id,
    { type: "data", result: isShown ? loaderData[id] : unreachableResult() },
  ]);
  return { ...results, ...Object.fromEntries(kept) };
};

async function sendForm(request: Request, next: () => Promise<Results>): Promise<Results> {
  const copy = request.clone();
  const results = await next();
  if (request.signal.aborted) return results;
  for (const { result } of Object.values(results)) announceSuccess(unwrapped(result));
  const failed = failedRoutes(results);
  if (failed.length === 0) return results;
  const form = await copy.formData();
  // The status of a failure keeps the router from reading data again, which would fail in turn.
  const result = data(unreachableResult(form), { status: 503 });
  return { ...results, ...Object.fromEntries(failed.map((id) => [id, { type: "data", result }])) };
}

/** No result keeps what is on screen, but for an error, which its page must give again. */
function shownErrors(): Results {
  const { errors, matches } = window.__reactRouterDataRouter.state;
  const [result] = Object.values(errors ?? {});
  const id = matches.at(-1)?.route.id;
  return errors && id ? { [id]: { type: "error", result } } : {};
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
const revalidate = () => window.__reactRouterDataRouter.revalidate();

/** Addresses without the router's own mark for a form of an index page. */
const isSamePage = (one: Place, other: Place) =>
  one.pathname === other.pathname && withoutIndex(one.search) === withoutIndex(other.search);
function withoutIndex(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("index");
  return query.toString();
}

function announceFailure(url: URL, again: { to: To } | { onPress: () => void }) {
  const { t } = getI18n();
  const { failed } = routeHandle(url);
  announce({
    title: t(failed ?? "unreachable.title"),
    description: t("unreachable.text"),
    tone: "error",
    action: { label: t("unreachable.again"), ...again },
  });
}

/** Place in the session history of the page on screen. */
let shownIndex: number | null = null;
const historyIndex = (): number | null => window.history.state?.idx ?? null;

/** To be called whenever a page is shown. */
export function noteShownPage(): void {
  shownIndex = historyIndex();
}

/**
 * True while the router reads the page on screen again only because a visit to another one was
 * given up.
 */
let isRestoring = false;

/**
 * Gives up the visit that `visit` belongs to: the router is sent back to the entry of the session
 * history that is on screen, which ends whatever else it was about to show. Ready when the visit
 * has ended.
 */
async function stayOnPage(visit: AbortSignal): Promise<void> {
  const ended = new Promise((resolve) => visit.addEventListener("abort", resolve, { once: true }));
  const steps = (shownIndex ?? 0) - (historyIndex() ?? shownIndex ?? 0);
  if (steps === 0) {
    restore();
  } else {
    // The visit was a press on Back or Forward: the browser is on the other entry already.
    const back = (event: Event) => {
      event.stopImmediatePropagation();
      restore();
    };
    window.addEventListener("popstate", back, { capture: true, once: true });
    window.history.go(steps);
  }
  await ended;
}

function restore() {
  isRestoring = true;
  window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  isRestoring = false;
}
