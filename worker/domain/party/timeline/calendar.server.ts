/**
 * The calendars of a party: a file for its host, and a feed that whoever has its secret address may
 * read. The feed fails closed: without a living premium account behind it there is nothing there.
 */

import { OWNER_KEY } from "#shared/accounts/names";
import { DomainError } from "#shared/errors";
import { TASK_LIMITS } from "#shared/party/timeline/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { translator } from "../../../i18n";
import { newToken } from "../../tokens";
import { arePartiesOpen, getParty } from "../plans/plans.server";
import { calendarText } from "./calendar";
import { readFeedParty, readTasks, updateFeedToken } from "./queries";
import { openTimeline } from "./timeline.server";
import { showTasks } from "./words";

/** A party's calendar for its host, in their language. Throws notFound. */
export async function exportCalendar(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
): Promise<{ name: string; text: string }> {
  const { party, tasks } = await openTimeline(ctx, viewer, partyId);
  return { name: party.eventName, text: calendarText(party, tasks, ctx) };
}

/** A party's calendar for whoever knows its token, in the host's language. Throws notFound. */
export async function readFeed(ctx: Ctx, feedToken: string): Promise<string> {
  await ctx.limitRate("search");
  if (!/^[\w-]{43}$/.test(feedToken)) throw new DomainError("notFound");
  const [party, isOpen] = await Promise.all([
    readFeedParty(ctx.db, feedToken),
    arePartiesOpen(ctx),
  ]);
  const isPremium = party?.isPremium || party?.usernameKey === OWNER_KEY;
  if (!party || !isPremium || !isOpen) throw new DomainError("notFound");
  const t = translator(party.locale);
  const rows = await readTasks(ctx.db, party.id, TASK_LIMITS.shown);
  return calendarText(party, showTasks(t, party, rows), { t, now: ctx.now });
}

/** Gives the feed another address; the old one ends at once. Throws notFound. */
export async function renewFeed(ctx: Ctx, viewer: Viewer, partyId: string): Promise<void> {
  const party = await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  await updateFeedToken(ctx.db, party.id, newToken());
}
