import type { Context } from "hono";
import type { AppEnv } from "../app-env";

/** A page of a list: the body is a plain list, the next page a `Link` header (RFC 8288). */
export function answerPage(c: Context<AppEnv>, list: readonly unknown[], next: string | null) {
  if (next) {
    const url = new URL(c.req.url);
    url.searchParams.set("after", next);
    c.header("Link", `<${url.pathname}${url.search}>; rel="next"`);
  }
  return c.json(list);
}
