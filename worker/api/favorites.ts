import { Hono } from "hono";
import { DomainError } from "#shared/errors";
import { favoriteInput, giftIdInput } from "#shared/favorites/schema";
import type { AppEnv } from "../app-env";
import { listFavorites, removeFavorite, saveFavorite } from "../domain/favorites/favorites.server";
import { readBody } from "./body";
import { allowOnly } from "./methods";

/** The three calls of favourites. */
export const favoritesApi = new Hono<AppEnv>()
  .get("/favorites", async (c) => c.json(await listFavorites(c.get("ctx"), c.get("viewer"))))
  .post("/favorites", async (c) => {
    const { giftId } = await readBody(c, favoriteInput);
    await saveFavorite(c.get("ctx"), c.get("viewer"), giftId);
    return c.json({ giftId, saved: true });
  })
  .delete("/favorites/:giftId", async (c) => {
    const giftId = giftIdInput.safeParse(c.req.param("giftId"));
    if (!giftId.success) throw new DomainError("notFound", { giftId: "giftUnknown" });
    await removeFavorite(c.get("ctx"), c.get("viewer"), giftId.data);
    return c.json({ giftId: giftId.data, saved: false });
  })
  .all("/favorites", allowOnly("GET", "POST"))
  .all("/favorites/:giftId", allowOnly("DELETE"));
