import { z } from "zod";

/** The most that one person keeps; the ids travel with every page of theirs. */
export const FAVORITES_LIMIT = 500;

const id = z.coerce.number({ error: "giftUnknown" }).int("giftUnknown").positive("giftUnknown");

/** `POST /api/favorites`. */
export const favoriteInput = z.object({ giftId: id });

/** `DELETE /api/favorites/{giftId}`. */
export const giftIdInput = id.max(Number.MAX_SAFE_INTEGER, "giftUnknown");
