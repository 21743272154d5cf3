import { type Context, Hono } from "hono";
import { type GiftView, listInput, searchInput } from "#shared/catalogue/schema";
import type { AppEnv } from "../app-env";
import { listGifts } from "../domain/catalogue/catalogue.server";
import { searchGifts } from "../domain/catalogue/search/gift-search.server";
import { withDiscounts } from "../domain/discounts/discounts.server";
import { readQuery } from "./body";
import { allowOnly } from "./methods";
import { answerPage } from "./page";

/** `GET /api/gifts/search` and `/gifts`: plain lists of gifts. */
export const giftsApi = new Hono<AppEnv>()
  .get("/gifts/search", async (c) => {
    const page = await searchGifts(c.get("ctx"), readQuery(c, searchInput));
    return answerPage(c, await seenBy(c, page.gifts), page.next);
  })
  .get("/gifts", async (c) =>
    c.json(await seenBy(c, await listGifts(c.get("ctx"), readQuery(c, listInput)))),
  )
  .all("/gifts/search", allowOnly("GET"))
  .all("/gifts", allowOnly("GET"));

const seenBy = (c: Context<AppEnv>, gifts: GiftView[]) =>
  withDiscounts(c.get("ctx"), c.get("viewer"), gifts);
