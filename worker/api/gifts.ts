import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { listGifts, searchGifts } from "../domain/catalogue/catalogue.server";
import { listInput, searchInput } from "../domain/catalogue/schema";
import { readQuery } from "./body";
import { allowOnly } from "./methods";

/** `GET /api/gifts/search` and `GET /api/gifts` (spec §7): plain lists of gifts. */
export const giftsApi = new Hono<AppEnv>()
  .get("/gifts/search", async (c) => {
    const page = await searchGifts(c.get("ctx"), readQuery(c, searchInput));
    // The body stays the spec's plain list; the way on is a header (RFC 8288).
    if (page.next) {
      const next = new URL(c.req.url);
      next.searchParams.set("after", page.next);
      c.header("Link", `<${next.pathname}${next.search}>; rel="next"`);
    }
    return c.json(page.gifts);
  })
  .get("/gifts", async (c) => c.json(await listGifts(c.get("ctx"), readQuery(c, listInput))))
  .all("/gifts/search", allowOnly("GET"))
  .all("/gifts", allowOnly("GET"));
