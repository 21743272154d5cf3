/**
 * `/rsvp/:token/calendar.ics` and `/rsvp/g/:guest/calendar.ics`: the event for a guest's calendar.
 */

import { requestContext } from "~/context.server";
import { orNotFound } from "~/failures.server";
import { href } from "~/lib/address";
import { eventCalendar, ownCalendar } from "~worker/domain/party/guests/calendar.server";
import type { Route } from "./+types/calendar";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const pageOf = (path: string) => new URL(path, url).href;
  const file =
    params.guest !== undefined
      ? ownCalendar(ctx, params.guest, pageOf(href("/rsvp/g/:guest", { guest: params.guest })))
      : eventCalendar(ctx, params.token, pageOf(href("/rsvp/:token", { token: params.token })));
  return new Response(await orNotFound(file), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="invitation.ics"',
      "X-Robots-Tag": "noindex",
    },
  });
}
