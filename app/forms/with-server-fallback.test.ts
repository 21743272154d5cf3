import { data } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, listen, type ToastMessage } from "~/components/toast/announce";
import { loadRouteModules, OutdatedBuildError } from "~/lib/route-modules";
import { isServerFailure, noteShownPage, withServerFallback } from "./with-server-fallback";

vi.mock("~/lib/route-modules", async (original) => ({
  ...(await original<typeof import("~/lib/route-modules")>()),
  loadRouteModules: vi.fn(async () => {}),
  routeHandle: () => ({}),
}));
vi.mock("~/translation", () => ({ getI18n: () => ({ t: (key: string) => key }) }));

/** As the router makes one of a response that isn't its own. */
const errorResponse = (status: number) => ({ status, statusText: "", internal: false, data: "" });
const lost = { page: { type: "error", result: new TypeError("Failed to fetch") } } as const;
const location = (path: string) => ({ ...new URL(path, "https://shop.example"), ...parts(path) });
const parts = (path: string) => {
  const { pathname, search, hash } = new URL(path, "https://shop.example");
  return { pathname, search, hash };
};

let messages: ToastMessage[];
let popstates: number;
let state: Record<string, unknown>;
let visit: AbortController;
let stop: () => void;

beforeEach(() => {
  messages = [];
  popstates = 0;
  visit = new AbortController();
  stop = listen((message) => messages.push(message));
  state = {
    location: location("/about"),
    navigation: { state: "idle" },
    loaderData: { page: "shown" },
    errors: null,
  };
  vi.stubGlobal("PopStateEvent", class {});
  vi.stubGlobal("window", {
    __reactRouterDataRouter: {
      get state() {
        return state;
      },
      revalidate: async () => {},
    },
    history: { state: { idx: 3 } },
    location: location("/about"),
    dispatchEvent: () => {
      popstates++;
      visit.abort();
    },
  });
  noteShownPage();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.mocked(loadRouteModules).mockReset().mockResolvedValue();
});

const run = (path: string, results: object, init: RequestInit = {}) => {
  const url = new URL(path, "https://shop.example");
  const request = new Request(url, { signal: visit.signal, ...init });
  const args = { request, url } as unknown as Parameters<typeof withServerFallback>[0];
  return withServerFallback(args, async () => results as never);
};
const goTo = (path: string) => {
  state.navigation = { state: "loading", location: location(path) };
};

test.each([
  ["a lost network", new TypeError("Failed to fetch"), true],
  ["a proxy's error page", errorResponse(502), true],
  ["a thrown 503", data(null, { status: 503 }), true],
  ["too many requests", errorResponse(429), true],
  ["a page that isn't there", errorResponse(404), false],
  ["a redirect", new Response(null, { status: 302 }), false],
])("%s counts as a failure of the server: %3$s", (_, error, expected) => {
  expect(isServerFailure(error)).toBe(expected);
});

test("a visit that reaches no server ends on the page on screen, with a way to try again", async () => {
  goTo("/search?q=tea");
  await run("/search?q=tea", lost);
  expect(popstates).toBe(1);
  expect(messages).toMatchObject([
    { title: "unreachable.title", tone: "error", action: { to: "/search?q=tea" } },
  ]);
});

test("a visit whose page can't be loaded ends on the page on screen", async () => {
  goTo("/search");
  vi.mocked(loadRouteModules).mockRejectedValue(new TypeError("Failed to fetch"));
  await run("/search", { page: { type: "data", result: "new" } });
  expect(popstates).toBe(1);
});

test("a visit to a page of a newer build loads the document", async () => {
  goTo("/search");
  vi.mocked(loadRouteModules).mockRejectedValue(new OutdatedBuildError("/assets/old.js"));
  await expect(run("/search", {})).rejects.toMatchObject({ status: 302 });
});

test("data that is read again and can't be had stays as it was", async () => {
  expect(await run("/about", lost)).toEqual({ page: { type: "data", result: "shown" } });
  expect(messages).toHaveLength(1);
  expect(popstates).toBe(0);
});

test("a fetcher's load without a server is told so, silently", async () => {
  expect(await run("/lists/add?gift=1", lost)).toMatchObject({
    page: { type: "data", result: { error: "unreachable" } },
  });
  expect(messages).toEqual([]);
});

test("a form without a server gets a result that names it, and nothing is read again", async () => {
  const body = new URLSearchParams({ intent: "rename", which: "list-1", name: "typed" });
  const results = (await run("/lists", lost, { method: "POST", body })) as typeof lost;
  expect(results.page).toMatchObject({
    type: "data",
    result: {
      data: { error: "unreachable", intent: "rename", id: "list-1", done: false },
      init: { status: 503 },
    },
  });
  expect(messages).toEqual([]);
});

test("pages that refuse and redirects pass", async () => {
  goTo("/dev");
  const refused = { page: { type: "error", result: errorResponse(404) } };
  expect(await run("/dev", refused)).toBe(refused);
  const redirect = { page: { type: "error", result: new Response(null, { status: 302 }) } };
  expect(await run("/dev", redirect)).toBe(redirect);
  expect(popstates).toBe(0);
});

test("a success with words is announced, once", async () => {
  const body = new URLSearchParams({ intent: "delete" });
  // As the router gives it: beside its status.
  const result = data({ done: true, message: { title: "Deleted" } }, { status: 200 });
  const done = { page: { type: "data", result } };
  await run("/dev/gifts", done, { method: "POST", body });
  expect(messages).toEqual([{ title: "Deleted" }]);
  announce({ title: "another" });
  expect(messages).toHaveLength(2);
});
