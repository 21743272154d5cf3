import { Hono } from "hono";
import { recommendInput } from "#shared/brief/schema";
import type { AppEnv } from "../app-env";
import { recommendGifts } from "../domain/recommendations/recommendations.server";
import { readBody } from "./body";
import { allowOnly } from "./methods";

/** `POST /api/recommend`. */
export const recommendApi = new Hono<AppEnv>()
  .post("/recommend", async (c) => {
    const input = await readBody(c, recommendInput);
    const { brief: _, ...answer } = await recommendGifts(c.get("ctx"), c.get("viewer"), input);
    return c.json(answer);
  })
  .all("/recommend", allowOnly("POST"));
