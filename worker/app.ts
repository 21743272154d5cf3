/** The whole Worker as one Hono app: `/api`, `/locales`, then React Router for every page. */
import type { Context } from "hono";
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { DomainError, ERROR_STATUS } from "#shared/errors";
import { requestContext } from "../app/context.server";
import { createApi } from "./api";
import { problemResponse } from "./api/errors";
import { allowOnly } from "./api/methods";
import type { AppEnv } from "./app-env";

/** Paths under which everything that fails is told as an object. */
const OBJECTS = /^\/(?:api|locales)\//;
const PAGE_METHODS = ["GET", "HEAD", "POST"];

/** A fresh app; `build` is React Router's server build. */
export function createApp(build: () => Promise<ServerBuild>) {
  const requestHandler = handlerOf(build);
  const app = createApi();
  const drawPage = async (c: Context<AppEnv>, request: Request, refused?: number) => {
    const context = new RouterContextProvider();
    context.set(requestContext, {
      ctx: c.get("ctx"),
      viewer: c.get("viewer"),
      nonce: c.get("secureHeadersNonce") ?? "",
      ...(refused !== undefined && { refused }),
    });
    const handle = await requestHandler();
    return handle(withMatchablePath(request), context);
  };
  app.all("*", async (c) => {
    // React Router runs no middleware for other methods, and no page can be drawn without it.
    if (!PAGE_METHODS.includes(c.req.method)) return allowOnly(...PAGE_METHODS)(c, async () => {});
    return drawPage(c, c.req.raw);
  });
  app.onError((error, c) => {
    if (!isFormTooLarge(error, c)) return problemResponse(c, error);
    // Without its body, which nobody reads any more.
    const page = new Request(c.req.url, { headers: { accept: "text/html" } });
    return drawPage(c, page, ERROR_STATUS.tooLarge);
  });
  return app;
}

/** Did a browser send a page's form that is too large? People get a page, scripts an object. */
const isFormTooLarge = (error: unknown, c: Context<AppEnv>): boolean =>
  error instanceof DomainError &&
  error.code === "tooLarge" &&
  !OBJECTS.test(c.req.path) &&
  (c.req.header("accept") ?? "").includes("text/html");

/** Line ends in a path, which the "." of React Router's expressions doesn't match. */
const LINE_ENDS = /%0[ad]|%e2%80%a[89]/gi;

/**
 * The same request without line ends in its path: React Router finds no route for them, not even
 * the one of the 404 page, and would answer 500 without running any middleware.
 */
function withMatchablePath(request: Request): Request {
  const url = new URL(request.url);
  if (url.pathname.search(LINE_ENDS) < 0) return request;
  url.pathname = url.pathname.replace(LINE_ENDS, "-");
  return new Request(url, request);
}

/**
 * React Router's handler, made once: given the build as a function it would build the route tree
 * anew at each request. Development needs that, since an edit makes a new build.
 */
function handlerOf(build: () => Promise<ServerBuild>): () => Promise<RequestHandler> {
  if (import.meta.env.DEV) {
    const handler = createRequestHandler(build, import.meta.env.MODE);
    return async () => handler;
  }
  let handler: RequestHandler | undefined;
  return async () => {
    handler ??= createRequestHandler(await build(), import.meta.env.MODE);
    return handler;
  };
}
