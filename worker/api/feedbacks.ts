import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { listFeedbacks, sendFeedback } from "../domain/feedback/feedback.server";
import { feedbackInput } from "../domain/feedback/schema";
import { readBody } from "./body";
import { allowOnly } from "./methods";

/** `POST /api/feedbacks` for everyone, `GET` for staff and the Owner (spec §7). */
export const feedbacksApi = new Hono<AppEnv>()
  .get("/feedbacks", async (c) => c.json(await listFeedbacks(c.get("ctx"), c.get("viewer"))))
  .post("/feedbacks", async (c) => {
    const input = await readBody(c, feedbackInput);
    await sendFeedback(c.get("ctx"), c.get("viewer"), input);
    return c.json({ message: c.get("ctx").t("feedback:thanks.title") }, 201);
  })
  .all("/feedbacks", allowOnly("GET", "POST"));
