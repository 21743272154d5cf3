import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { AppEnv } from "../app-env";
import { responseHeaders } from "./headers";
import { KEEP_A_MINUTE } from "./page-cache";

type Answer = { status?: number; headers?: Record<string, string> };

/** What the headers say of a page that answers so. */
async function ask(
  path: string,
  init: RequestInit = {},
  { status = 200, headers = {} }: Answer = {},
) {
  const app = new Hono<AppEnv>();
  app.use(...responseHeaders);
  app.all("*", () => {
    const type = { "content-type": "text/html; charset=utf-8" };
    return new Response("page", { status, headers: { ...type, ...headers } });
  });
  const response = await app.request(`https://shop.example${path}`, init);
  return {
    cache: response.headers.get("cache-control"),
    vary: response.headers.get("vary") ?? "",
  };
}

const PAGES = [
  "/",
  "/search",
  "/search?q=tea",
  "/gifts/teapot",
  "/blog",
  "/blog/tea",
  "/about",
  "/category/Thank%20You",
  "/?lng=fr",
];

test.each(PAGES)(
  "an anonymous visitor's browser keeps %s, apart by cookie and language",
  async (path) => {
    const { cache, vary } = await ask(path);
    expect(cache).toBe(KEEP_A_MINUTE);
    expect(vary).toMatch(/Cookie.*Accept-Language/);
    const chosen = await ask(path, { headers: { cookie: "i18nextLng=fr" } });
    expect(chosen.cache).toBe(KEEP_A_MINUTE);
  },
);

test("cached pages are never public", () => {
  expect(KEEP_A_MINUTE).toMatch(/^private, /);
});

const never: [string, string, RequestInit?, Answer?][] = [
  ["signed in", "/", { headers: { cookie: "__Host-session=abc" } }],
  ["signed in, with a language", "/", { headers: { cookie: "i18nextLng=fr; __Host-session=abc" } }],
  ["in a conversation", "/", { headers: { cookie: "__Host-chat=abc" } }],
  ["just wrote something", "/", { headers: { cookie: "__Host-bookmark=abc" } }],
  ["an unknown cookie", "/", { headers: { cookie: "other=1" } }],
  ["a form", "/", { method: "POST" }],
  ["saving", "/?save=3", {}],
  ["the finder's answer", "/?index", {}],
  ["sign-in", "/auth"],
  ["account", "/account"],
  ["favorites", "/favorites"],
  ["lists", "/lists/abc"],
  ["feedback", "/feedback"],
  ["owner", "/dev"],
  ["staff", "/staff"],
  ["an unknown page", "/nowhere"],
  ["data of a page", "/search.data?q=tea"],
  ["data of a gift", "/gifts/teapot.data"],
  ["the API", "/api/user"],
  ["a deeper address", "/gifts/teapot/edit"],
  ["a missing page", "/gifts/none", {}, { status: 404 }],
  ["a failure", "/", {}, { status: 500 }],
  ["too many", "/search?q=a", {}, { status: 429 }],
  ["a redirect", "/", {}, { status: 302 }],
  ["an answer that sets a cookie", "/", {}, { headers: { "set-cookie": "a=b" } }],
  ["something that isn't a page", "/", {}, { headers: { "content-type": "application/json" } }],
];

test.each(never)("nobody keeps: %s", async (_, path, init, answer) => {
  const { cache } = await ask(path, init, answer);
  expect(cache).toBe("private, no-store");
});

describe("an answer that says itself how long it lives", () => {
  test("is left as it is", async () => {
    const { cache } = await ask("/", {}, { headers: { "cache-control": "public, max-age=5" } });
    expect(cache).toBe("public, max-age=5");
  });
});
