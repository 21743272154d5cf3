/** `/rsvp/:token/calendar.ics`: the event for a guest's calendar. */
import { requestContext } from "~/context.server";
import { eventCalendar } from "~worker/domain/party-guests/calendar.server";
import type { Route } from "./+types/calendar";
import { orNotFound } from "./invitation-facts.server";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const page = new URL(`/rsvp/${params.token}`, url).href;
  return new Response(await orNotFound(eventCalendar(ctx, params.token, page)), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="invitation.ics"',
      "X-Robots-Tag": "noindex",
    },
  });
}
