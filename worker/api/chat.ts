import type { Context } from "hono";
import { Hono } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import { z } from "zod";
import { CHAT_LIMITS, type ChatEvent, chatFeedbackInput, chatInput } from "#shared/chat/schema";
import { DomainError } from "#shared/errors";
import type { AppEnv } from "../app-env";
import { CHAT_COOKIE, hostCookie, readCookie } from "../cookies";
import { forgetChat, openChat, takeTurn } from "../domain/chat/chat.server";
import { tokenOf } from "../domain/chat/held.server";
import { rateGift } from "../domain/chat/thumbs.server";
import { newToken } from "../domain/tokens";
import { describeError } from "../log";
import { readBody } from "./body";
import { toDomainError } from "./errors";
import { allowOnly } from "./methods";

/**
 * The conversation: `POST /api/chat` answers a turn as server-sent events, `GET` resumes, `DELETE
 * /api/chat/{id}` forgets, `POST /api/chat/feedback` takes thumbs.
 */
export const chatApi = new Hono<AppEnv>()
  .get("/chat", async (c) =>
    c.json(await openChat(c.get("ctx"), c.get("viewer"), readCookie(c.req.raw, CHAT_COOKIE))),
  )
  .post("/chat", async (c) => {
    const input = await readBody(c, chatInput);
    let cookie = readCookie(c.req.raw, CHAT_COOKIE) ?? newToken();
    const turn = takeTurn(c.get("ctx"), c.get("viewer"), cookie, input, (held) => {
      cookie = held;
    });
    // Awaited before streaming starts, so that a failure still answers with its own status.
    const first = await turn.next();
    c.header("Set-Cookie", hostCookie(CHAT_COOKIE, cookie, CHAT_LIMITS.visitorSeconds), {
      append: true,
    });
    c.header("Cache-Control", "private, no-store");
    return streamSSE(c, async (stream) => {
      const work = relay(c, stream, turn, first);
      // Runs on after a disconnect, so that a reloaded page finds the whole turn.
      c.get("ctx").waitUntil(work);
      await work;
    });
  })
  .post("/chat/feedback", async (c) => {
    const input = await readBody(c, chatFeedbackInput);
    const token = readCookie(c.req.raw, CHAT_COOKIE);
    await rateGift(c.get("ctx"), c.get("viewer"), token, input);
    return c.json({ recommendationId: input.recommendationId, rating: input.rating });
  })
  .delete("/chat/:id", async (c) => {
    const id = z.uuid().safeParse(c.req.param("id"));
    if (!id.success) throw new DomainError("notFound");
    const token = readCookie(c.req.raw, CHAT_COOKIE);
    await forgetChat(c.get("ctx"), c.get("viewer"), token, id.data);
    if (token) {
      c.header("Set-Cookie", forgottenCookie(token), { append: true });
    }
    return c.body(null, 204);
  })
  .all("/chat", allowOnly("GET", "POST"))
  .all("/chat/feedback", allowOnly("POST"))
  .all("/chat/:id", allowOnly("DELETE"));

/** The conversation's cookie without the turn that it may hold. */
const forgottenCookie = (cookie: string) =>
  hostCookie(CHAT_COOKIE, tokenOf(cookie), CHAT_LIMITS.visitorSeconds);

/** Streams each event; a failure during the stream is sent as the last event. */
async function relay(
  c: Context<AppEnv>,
  stream: SSEStreamingApi,
  turn: AsyncGenerator<ChatEvent>,
  first: IteratorResult<ChatEvent>,
): Promise<void> {
  const send = ({ event, data }: ChatEvent) =>
    stream.writeSSE({ event, data: JSON.stringify(data) });
  try {
    for (let step = first; !step.done; step = await turn.next()) await send(step.value);
  } catch (error) {
    await send({ event: "error", data: failure(c, error) });
  }
}

function failure(c: Context<AppEnv>, error: unknown) {
  const { code } = toDomainError(error);
  const { t, log } = c.get("ctx");
  log.error("chat_failed", { code, error: describeError(error) });
  return { code, message: t(`errors:${code}`) };
}
