/** The whole Worker as one Hono app: `/api`, `/locales`, then React Router for every page. */
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { requestContext } from "../app/context.server";
import { createApi } from "./api";
import { allowOnly } from "./api/methods";

const PAGE_METHODS = ["GET", "HEAD", "POST"];

/** A fresh app; `build` is React Router's server build. */
export function createApp(build: () => Promise<ServerBuild>) {
  const requestHandler = handlerOf(build);
  const app = createApi();
  app.all("*", async (c) => {
    // React Router runs no middleware for other methods, and no page can be drawn without it.
    if (!PAGE_METHODS.includes(c.req.method)) return allowOnly(...PAGE_METHODS)(c, async () => {});
    const context = new RouterContextProvider();
    context.set(requestContext, {
      ctx: c.get("ctx"),
      viewer: c.get("viewer"),
      nonce: c.get("secureHeadersNonce") ?? "",
    });
    const handle = await requestHandler();
    return handle(c.req.raw, context);
  });
  return app;
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
