import { type Context, Hono } from "hono";
import { feedbackInput, feedbackPageInput } from "#shared/feedback/schema";
import type { AppEnv } from "../app-env";
import { listFeedbacks, sendFeedback } from "../domain/feedback/feedback.server";
import { readBody, readQuery } from "./body";
import { allowOnly } from "./methods";
import { answerPage } from "./page";

/** `POST /api/feedbacks` for everyone; `GET`, and the same under `/api/staff`, for staff. */
export const feedbacksApi = new Hono<AppEnv>()
  .get("/feedbacks", listPage)
  .get("/staff/feedbacks", listPage)
  .post("/feedbacks", async (c) => {
    const input = await readBody(c, feedbackInput);
    await sendFeedback(c.get("ctx"), c.get("viewer"), input);
    return c.json({ message: c.get("ctx").t("feedback:thanks.title") }, 201);
  })
  .all("/feedbacks", allowOnly("GET", "POST"))
  .all("/staff/feedbacks", allowOnly("GET"));

async function listPage(c: Context<AppEnv>) {
  const input = readQuery(c, feedbackPageInput);
  const { entries, next } = await listFeedbacks(c.get("ctx"), c.get("viewer"), input);
  return answerPage(c, entries, next);
}
