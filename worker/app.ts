/** The whole Worker as one Hono app: `/api`, `/locales`, then React Router for every page. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { requestContext } from "../app/context.server";
import { createApi } from "./api";
import { allowOnly } from "./api/methods";

const PAGE_METHODS = ["GET", "HEAD", "POST"];

/** A fresh app; `build` is React Router's server build. */
export function createApp(build: () => Promise<ServerBuild>) {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const app = createApi();
  app.all("*", (c) => {
    // React Router runs no middleware for other methods, and no page can be drawn without it.
    if (!PAGE_METHODS.includes(c.req.method)) return allowOnly(...PAGE_METHODS)(c, async () => {});
    const context = new RouterContextProvider();
    context.set(requestContext, {
      ctx: c.get("ctx"),
      viewer: c.get("viewer"),
      nonce: c.get("secureHeadersNonce") ?? "",
    });
    return handle(c.req.raw, context);
  });
  return app;
}
