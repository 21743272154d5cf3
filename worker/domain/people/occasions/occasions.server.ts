/** The days on which an account's people get gifts. Somebody else's are notFound. */

import type { Occasion } from "#shared/catalogue/vocabulary";
import { DomainError } from "#shared/errors";
import { daysBetween } from "#shared/party/plans/place-clock";
import { OCCASION_LIMITS } from "#shared/people/limits";
import type { OccasionInput, OccasionView, RemindersInput } from "#shared/people/occasions";
import { isMovable, type Lead } from "#shared/people/vocabulary";
import type { Translate } from "#shared/translate";
import { requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { emailState } from "../../accounts/email-confirmations/email-confirmations.server";
import { briefFor, searchFor } from "../rules";
import {
  deleteOccasion,
  insertOccasion,
  readOccasions,
  readOccasionsOf,
  readReminders,
  type ShownOccasion,
  updateLeads,
} from "./queries";
import { nextDate } from "./rules";

/** A page of dates; `next` is the occasion after which the next page begins, null on the last. */
export type DatesPage = { dates: OccasionView[]; next: string | null };

/** The next dates of the account's people, after the occasion `after`. One query. */
export async function listDates(
  ctx: Ctx,
  viewer: Viewer,
  { after = null, size }: { after?: string | null; size: number },
): Promise<DatesPage> {
  const { id } = requireAccount(viewer);
  const found = await readOccasions(ctx.db, id, { after, limit: size + 1 });
  const shown = found.slice(0, size);
  return {
    dates: viewsOf(shown, ctx.today),
    next: found.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A person's next dates, the nearest first. One query. */
export async function listDatesOf(
  ctx: Ctx,
  viewer: Viewer,
  personId: string,
): Promise<OccasionView[]> {
  const { id: userId } = requireAccount(viewer);
  return viewsOf(await readOccasionsOf(ctx.db, { personId, userId }), ctx.today);
}

/** Adds an occasion. Throws notFound, and invalidInput for a date that is over or one too many. */
export async function addOccasion(
  ctx: Ctx,
  viewer: Viewer,
  personId: string,
  { kind, title, date, every }: OccasionInput,
): Promise<{ id: string }> {
  const { id: userId } = requireAccount(viewer);
  await ctx.limitRate("write");
  const isYearly = every && !isMovable(kind);
  const monthDay = date.slice(5);
  const year = isYearly ? null : Number(date.slice(0, 4));
  const nextOn = nextDate(monthDay, year, ctx.today);
  if (nextOn === null) throw new DomainError("invalidInput", { date: "occasionOver" });
  const { leads } = await readReminders(ctx.db, userId);
  const row = { id: crypto.randomUUID(), kind, title, monthDay, year, nextOn };
  const clock = { leads, now: ctx.now, limit: OCCASION_LIMITS.person };
  const { made, isPerson } = await insertOccasion(ctx.db, { personId, userId }, row, clock);
  if (!isPerson) throw new DomainError("notFound");
  if (!made) throw new DomainError("invalidInput", { kind: "occasionsFull" });
  return { id: row.id };
}

/** Deletes an occasion and answers what `addOccasion` needs to bring it back. Throws notFound. */
export async function removeOccasion(
  ctx: Ctx,
  viewer: Viewer,
  personId: string,
  occasionId: string,
): Promise<{ kind: Occasion; title: string; date: string; every: boolean }> {
  const { id: userId } = requireAccount(viewer);
  await ctx.limitRate("write");
  const gone = await deleteOccasion(ctx.db, { personId, userId }, occasionId);
  if (!gone) throw new DomainError("notFound");
  const { kind, title, monthDay, year } = gone;
  const date = nextDate(monthDay, year, ctx.today) ?? `${year}-${monthDay}`;
  return { kind, title, date, every: year === null };
}

/** How the account is reminded, and whether a mail can reach it. Two queries. */
export async function getReminders(
  ctx: Ctx,
  viewer: Viewer,
): Promise<{ leads: Lead[]; hasFeed: boolean; isConfirmed: boolean }> {
  const { id } = requireAccount(viewer);
  const [reminders, { isConfirmed }] = await Promise.all([
    readReminders(ctx.db, id),
    emailState(ctx, viewer),
  ]);
  return { ...reminders, isConfirmed };
}

/** Sets on which days before an occasion a mail goes out; none ends them. */
export async function changeReminders(
  ctx: Ctx,
  viewer: Viewer,
  { leads }: RemindersInput,
): Promise<null> {
  const { id } = requireAccount(viewer);
  await ctx.limitRate("write");
  await updateLeads(ctx.db, id, { leads, now: ctx.now });
  return null;
}

/** What an occasion is called: in the giver's words, else by its kind. */
export const occasionName = (
  { kind, title }: Pick<OccasionView, "kind" | "title">,
  t: Translate,
): string => title || t(`gifts:occasions.${kind}`);

/** Occasions as they are on a day: one whose date the clock has not yet moved on shows the next. */
function viewsOf(rows: readonly ShownOccasion[], today: string): OccasionView[] {
  const views = rows.flatMap((row) => {
    const { id, personId, name, kind, title, monthDay, year } = row;
    const date = nextDate(monthDay, year, today);
    if (date === null) return [];
    const brief = briefFor(row, date);
    const address = searchFor({ ...brief, occasion: kind }, personId);
    const days = daysBetween(today, date);
    return [{ id, personId, name, kind, title, date, days, isYearly: year === null, address }];
  });
  return views.toSorted((one, other) => one.days - other.days);
}
