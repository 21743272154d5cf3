/**
 * Loads the pages' modules in the browser. React Router imports a page's module beside its data and
 * reloads the document where that fails, which without a network takes the page away. Here every
 * page that isn't loaded yet is a placeholder; the client middleware loads it, words included, and
 * may try again after a failure.
 */
import { createElement } from "react";
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type DataRouter,
  matchRoutes,
  type UNSAFE_RouteModules as RouteModules,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import type { Namespace, QualifiedKey } from "~/translation";

declare global {
  interface Window {
    __reactRouterManifest: AssetsManifest;
    __reactRouterRouteModules: RouteModules;
    __reactRouterDataRouter: DataRouter;
  }
}

type RouteModule = NonNullable<RouteModules[string]>;
type ManifestRoute = NonNullable<AssetsManifest["routes"][string]>;

/** What a route's `handle` says of its page. */
export type RouteHandle = {
  /** The translations that the page shows. */
  namespaces?: readonly Namespace[];
  /** The title of the message that its data can't be had. */
  failed?: QualifiedKey;
};

/** A file of an older build, which is no longer served: the document must be loaded anew. */
export class OutdatedBuildError extends Error {}

/** The namespaces that these modules show. */
export const namespacesOf = (modules: RouteModules): Namespace[] => [
  "common",
  ...Object.values(modules).flatMap((module) => handleOf(module).namespaces ?? []),
];

const handleOf = (module: RouteModule | undefined): RouteHandle =>
  (module?.handle as RouteHandle | undefined) ?? {};

const loading = new Map<string, Promise<RouteModule>>();
const fetched = new Map<string, Promise<void>>();
let loadWords: (namespaces: readonly Namespace[]) => Promise<void>;

/**
 * Puts a placeholder in the place of each module that the document didn't bring. Call it before the
 * router is made. `words` loads translations; it throws where they can't be had.
 */
export function deferRouteModules(words: typeof loadWords): void {
  loadWords = words;
  const modules = window.__reactRouterRouteModules;
  for (const [id, module] of Object.entries(modules)) {
    if (module) loading.set(id, Promise.resolve(module));
  }
  const brought = document.querySelectorAll<HTMLLinkElement>(
    "link[rel$=preload], link[rel=stylesheet]",
  );
  for (const { href } of brought) fetched.set(new URL(href).pathname, Promise.resolve());
  for (const [id, route] of Object.entries(window.__reactRouterManifest.routes)) {
    if (route && !modules[id]) modules[id] = placeholder(id, route);
  }
}

/** Loads the pages of an address with their words. Throws where something can't be had. */
export async function loadRouteModules({ pathname }: { pathname: string }): Promise<void> {
  const matches = matchRoutes(window.__reactRouterDataRouter.routes, { pathname }) ?? [];
  await Promise.all(matches.map(({ route }) => load(route.id ?? "")));
}

/** The `handle` of the page at an address, as far as its module is loaded. */
export function routeHandle({ pathname }: { pathname: string }): RouteHandle {
  const matches = matchRoutes(window.__reactRouterDataRouter.routes, { pathname }) ?? [];
  return handleOf(window.__reactRouterRouteModules[matches.at(-1)?.route.id ?? ""]);
}

function load(id: string): Promise<RouteModule> {
  const known = loading.get(id);
  if (known) return known;
  const module = fetchModule(id);
  loading.set(id, module);
  module.catch(() => loading.delete(id));
  return module;
}

async function fetchModule(id: string): Promise<RouteModule> {
  const route = window.__reactRouterManifest.routes[id];
  if (!route) throw new Error(`no route ${id}`);
  const module = await importFile(route.module, [...(route.imports ?? []), ...(route.css ?? [])]);
  await loadWords(handleOf(module).namespaces ?? []);
  window.__reactRouterRouteModules[id] = module;
  return module;
}

/**
 * Imports a file once it and what it needs were fetched: a browser may remember a failed import for
 * the life of the document, but not a failed fetch, and what was fetched is in its cache.
 */
async function importFile(file: string, needs: readonly string[] = []): Promise<RouteModule> {
  if (import.meta.env.PROD) await Promise.all([file, ...needs].map(fetchFile));
  return import(/* @vite-ignore */ file);
}

function fetchFile(file: string): Promise<void> {
  const known = fetched.get(file);
  if (known) return known;
  const done = fetch(file).then(async (response) => {
    if (response.status === 404) throw new OutdatedBuildError(file);
    if (!response.ok) throw new Error(`${response.status} ${file}`);
    await response.arrayBuffer();
  });
  fetched.set(file, done);
  done.catch(() => fetched.delete(file));
  return done;
}

/** Stands in for a module until it is loaded, and passes on what the router asks of it. */
function placeholder(id: string, route: ManifestRoute): RouteModule {
  const loaded = () => {
    const module = window.__reactRouterRouteModules[id];
    return module === self ? undefined : module;
  };
  const self: RouteModule = {
    default: () => {
      const Page = loaded()?.default;
      return Page ? createElement(Page) : null;
    },
    shouldRevalidate: (args: ShouldRevalidateFunctionArgs) =>
      loaded()?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    ...(route.hasClientLoader && {
      clientLoader: async (args: ClientLoaderFunctionArgs) =>
        (await importFile(route.clientLoaderModule ?? route.module)).clientLoader?.(args),
    }),
    ...(route.hasClientAction && {
      clientAction: async (args: ClientActionFunctionArgs) =>
        (await importFile(route.clientActionModule ?? route.module)).clientAction?.(args),
    }),
  };
  return self;
}
