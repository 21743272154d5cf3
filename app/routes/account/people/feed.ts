/**
 * `/dates/<token>.ics`: an account's dates for calendars that follow them; the token is the key.
 */
import { DomainError, ERROR_STATUS } from "#shared/errors";
import { requestContext } from "~/context.server";
import { readFeed } from "~worker/domain/people/occasions/calendar.server";
import type { Route } from "./+types/feed";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const headers = new Headers({ "X-Robots-Tag": "noindex" });
  try {
    const text = await readFeed(ctx, /^(.+)\.ics$/.exec(params.file)?.[1] ?? "");
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
