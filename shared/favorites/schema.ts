import { z } from "zod";

/** The most that one person keeps; the ids travel with every page of theirs. */
export const FAVORITES_LIMIT = 500;

const id = z.int({ error: "giftUnknown" }).positive("giftUnknown");

/** `POST /api/favorites`. */
export const favoriteInput = z.object({ giftId: id });

/** A gift's id as an address or a form carries it. */
export const giftIdInput = z
  .string({ error: "giftUnknown" })
  .regex(/^\d{1,15}$/, "giftUnknown")
  .transform(Number)
  .pipe(id);
