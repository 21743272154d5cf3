/** The answer at `/…/<token>.ics`, for calendars that follow it; the token is the key. */
import { DomainError, ERROR_STATUS } from "#shared/errors";
import type { Ctx } from "~worker/context";

/** The calendar that `read` finds for a file's token; its failure as plain text. */
export async function calendarFeed(
  ctx: Ctx,
  file: string,
  read: (ctx: Ctx, token: string) => Promise<string>,
): Promise<Response> {
  const headers = new Headers({ "X-Robots-Tag": "noindex" });
  try {
    const text = await read(ctx, /^(.+)\.ics$/.exec(file)?.[1] ?? "");
    headers.set("Content-Type", "text/calendar; charset=utf-8");
    headers.set("Cache-Control", "private, max-age=900");
    return new Response(text, { headers });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const status = ERROR_STATUS[error.code];
    if (status === 429 || status === 503) headers.set("Retry-After", "60");
    headers.set("Content-Type", "text/plain; charset=utf-8");
    return new Response(ctx.t(`errors:${error.code}`), { status, headers });
  }
}
