/** `/calendar/<token>.ics`: a party's timeline. */
import { calendarFeed } from "~/calendar-feed.server";
import { requestContext } from "~/context.server";
import { readFeed } from "~worker/domain/party/timeline/calendar.server";
import type { Route } from "./+types/timeline-feed";

export const loader = ({ params, context }: Route.LoaderArgs) =>
  calendarFeed(context.get(requestContext).ctx, params.file, readFeed);
