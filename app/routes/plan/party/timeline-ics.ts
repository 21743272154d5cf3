/** `/party-planning/timeline.ics?party=…`: the timeline as a file for any calendar. */
import { data } from "react-router";
import { orNotFound } from "~/failures.server";
import { requireSignedIn } from "~/guards.server";
import { redirect } from "~/lib/router";
import { exportCalendar } from "~worker/domain/party/timeline/calendar.server";
import type { Route } from "./+types/timeline-ics";

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  if (!viewer.isPremium) throw redirect("/party-planning");
  const wanted = args.url.searchParams.get("party");
  if (wanted === null) throw data(null, { status: 404 });
  const { name, text } = await orNotFound(exportCalendar(ctx, viewer, wanted));
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="party.ics"; filename*=UTF-8''${fileName(name)}.ics`,
      "X-Robots-Tag": "noindex",
    },
  });
}

/** A name that every system can store, as RFC 8187 writes it. */
const fileName = (name: string): string =>
  encodeURIComponent(name.replace(/[/\\:*?"<>|]+/g, " ").trim() || "party").replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
