/**
 * Addresses of our own pages, typed by the routes that there are (React Router's typegen). Those
 * without parameters are written out ("/about", "/search?q=tea"), all others are made by `href`:
 * the types refuse any other text.
 */
import type { Register } from "react-router";

type Pages = Register extends { pages: infer All } ? All : never;
/** A route's path as `routes.ts` has it: "/lists/:id". */
type Page = Exclude<keyof Pages & string, "/*">;

declare const filled: unique symbol;
/** What stands in the place of a parameter; no text that is written out passes for it. */
type Filled = string & { readonly [filled]?: true };
type Fill<Route extends string> = Route extends `${infer Start}:${infer Rest}`
  ? Rest extends `${string}/${infer End}`
    ? `${Start}${Filled}/${Fill<End>}`
    : `${Start}${Filled}`
  : Route;

export type Path = { [Route in Page]: Fill<Route> }[Page];
export type Queried = `${Path}?${string}`;
/** The address of a page, perhaps with a query or a fragment. */
export type Address = Path | Queried | `${Path}#${string}`;
/** Where a link or a form may lead: also elsewhere on the same page. */
export type To = Address | `?${string}` | `#${string}` | ".";

type WithParams = Extract<Page, `${string}:${string}`>;

/**
 * Fills in the parameters of a route's path: `href("/lists/:id", { id })`. React Router's own also
 * knows optional parts, which no route of ours has, in five times the bytes.
 */
export function href<Route extends WithParams>(
  route: Route,
  params: { [Name in keyof Pages[Route]["params"]]: string | number },
): Fill<Route>;
export function href(route: string, params: Record<string, string | number>): string {
  return route.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

/** The address of what was asked for, or is shown: there is such a page. */
export const addressOfUrl = ({ pathname, search }: { pathname: string; search: string }) =>
  (pathname + search) as Path | Queried;
