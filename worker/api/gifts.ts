import { type Context, Hono } from "hono";
import type { AppEnv } from "../app-env";
import { listCustomGifts, listGifts, searchGifts } from "../domain/catalogue/catalogue.server";
import { customInput, type GiftView, listInput, searchInput } from "../domain/catalogue/schema";
import { withDiscounts } from "../domain/discounts/discounts.server";
import { readQuery } from "./body";
import { allowOnly } from "./methods";

/** `GET /api/gifts/search`, `/gifts/custom` and `/gifts` (spec §7): plain lists of gifts. */
export const giftsApi = new Hono<AppEnv>()
  .get("/gifts/search", async (c) => {
    const page = await searchGifts(c.get("ctx"), readQuery(c, searchInput));
    return answerPage(c, { ...page, gifts: await seenBy(c, page.gifts) });
  })
  .get("/gifts/custom", async (c) => {
    const input = readQuery(c, customInput);
    return answerPage(c, await listCustomGifts(c.get("ctx"), c.get("viewer"), input));
  })
  .get("/gifts", async (c) =>
    c.json(await seenBy(c, await listGifts(c.get("ctx"), readQuery(c, listInput)))),
  )
  .all("/gifts/search", allowOnly("GET"))
  .all("/gifts/custom", allowOnly("GET"))
  .all("/gifts", allowOnly("GET"));

const seenBy = (c: Context<AppEnv>, gifts: GiftView[]) =>
  withDiscounts(c.get("ctx"), c.get("viewer"), gifts);

/** The body stays the spec's plain list; the way on is a header (RFC 8288). */
function answerPage(c: Context<AppEnv>, page: { gifts: GiftView[]; next: string | null }) {
  if (page.next) {
    const next = new URL(c.req.url);
    next.searchParams.set("after", page.next);
    c.header("Link", `<${next.pathname}${next.search}>; rel="next"`);
  }
  return c.json(page.gifts);
}
