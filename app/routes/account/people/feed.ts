/** `/dates/<token>.ics`: an account's dates. */
import { calendarFeed } from "~/calendar-feed.server";
import { requestContext } from "~/context.server";
import { readFeed } from "~worker/domain/people/occasions/calendar.server";
import type { Route } from "./+types/feed";

export const loader = ({ params, context }: Route.LoaderArgs) =>
  calendarFeed(context.get(requestContext).ctx, params.file, readFeed);
