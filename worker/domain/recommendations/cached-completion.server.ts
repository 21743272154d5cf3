/**
 * A cached completion: text by a model, parsed and checked by the calling feature, kept for a day.
 */

import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { describeError } from "../../log";
import { callSource } from "./call-source";
import type { ModelRequest } from "./ports";
import { readAnswer, storeAnswer } from "./queries";

/** Seconds for which equal questions share an answer. */
const ANSWER_LIFETIME = 86_400;

/**
 * What `parse` makes of the first source that answers with anything of use, or null: then the
 * caller uses its own words. `parse` must refuse whatever may not be shown. Equal questions about
 * `subject` share an answer for a day.
 */
export async function completeCached<Answer>(
  ctx: Ctx,
  viewer: Viewer,
  subject: string,
  request: ModelRequest,
  parse: (text: string) => Answer | null,
): Promise<Answer | null> {
  if (ctx.models.length === 0) return null;
  try {
    const key = await keyOf([subject, ctx.locale, request.premium, request.system, request.user]);
    const stored = await readAnswer(ctx.db, key, ctx.now);
    const known = stored === null ? null : parse(stored);
    if (known !== null) return known;
    for (const source of ctx.models) {
      let answer = "";
      const written = await callSource(ctx, viewer, source, request, (text) => {
        answer = text;
        return parse(text);
      });
      if (written === null) continue;
      const expiresAt = ctx.now + ANSWER_LIFETIME;
      ctx.waitUntil(storeAnswer(ctx.db, { briefHash: key, answer, expiresAt }));
      return written;
    }
  } catch (error) {
    ctx.log.error("words_failed", { error: describeError(error) });
  }
  return null;
}

async function keyOf(parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
