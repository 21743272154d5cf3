import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { listGifts, searchGifts } from "../domain/catalogue/catalogue.server";
import { listInput, searchInput } from "../domain/catalogue/schema";
import { readQuery } from "./body";
import { allowOnly } from "./methods";
import { answerPage } from "./page";

/** `GET /api/gifts/search` and `/gifts` (spec §7): plain lists of gifts. */
export const giftsApi = new Hono<AppEnv>()
  .get("/gifts/search", async (c) => {
    const page = await searchGifts(c.get("ctx"), readQuery(c, searchInput));
    return answerPage(c, page.gifts, page.next);
  })
  .get("/gifts", async (c) => c.json(await listGifts(c.get("ctx"), readQuery(c, listInput))))
  .all("/gifts/search", allowOnly("GET"))
  .all("/gifts", allowOnly("GET"));
