/** Reminders by mail, by the clock. */

import { formatDate, isoDay } from "#shared/format/dates";
import { daysBetween } from "#shared/party/plans/place-clock";
import type { Ctx } from "../../../context";
import { translator } from "../../../i18n";
import { canMail, composeMail, type OutboxRow } from "../../mail/mail.server";
import { occasionName } from "./occasions.server";
import { type DueOccasion, readDue, settleOccasions } from "./queries";
import { nextDate } from "./rules";

/** Accounts that one run looks at: four statements each, of the 50 that a free run may make. */
const ROUND = 6;
/** Occasions of one account that one run looks at. */
const EACH = 250;
/** Occasions that one mail tells. */
const TOLD = 12;
/** People that its subject names. */
const NAMED = 3;
const DAY = 86_400;

/**
 * Writes the mails of reminders that are due, in each giver's language, and moves occasions that
 * are over to their next date. At most one mail an account and day, with all that is due in order
 * of date; none to an address that nobody confirmed. Answers how many mails.
 */
export async function queueReminders(ctx: Ctx): Promise<number> {
  const served: string[] = [];
  let queued = 0;
  while (served.length < ROUND) {
    const due = await readDue(ctx.db, { now: ctx.now, limit: EACH, served });
    const [first] = due;
    if (!first) break;
    served.push(first.userId);
    const reminders = due.filter((occasion) => isReminder(ctx, occasion));
    const mail = await mailOf(ctx, reminders);
    const settled = due.map(({ id, wakeAt, monthDay, year }) => {
      return { id, wakeAt, nextOn: nextDate(monthDay, year, ctx.today) };
    });
    const { userId, leads } = first;
    const clock = { userId, leads: leads ?? [], now: ctx.now, today: ctx.today };
    if (await settleOccasions(ctx.db, settled, clock, mail)) queued++;
  }
  return queued;
}

/** Was the clock set for a reminder that the giver still wants, and is the date still to come? */
function isReminder(ctx: Ctx, { nextOn, wakeAt, leads, isGone }: DueOccasion): boolean {
  if (nextOn === null || nextOn < ctx.today || isGone || !canMail(ctx)) return false;
  const lead = daysBetween(isoDay(wakeAt), nextOn);
  return (leads ?? []).some((asked) => asked === lead);
}

/** The mail of an account's reminders, the nearest first; null without any. */
async function mailOf(ctx: Ctx, reminders: readonly DueOccasion[]): Promise<OutboxRow | null> {
  const [first] = reminders;
  if (!first) return null;
  const { userId, email, locale, username } = first;
  const t = translator(locale);
  const wordsOf = (occasion: DueOccasion) => {
    const date = occasion.nextOn ?? ctx.today;
    const days = daysBetween(ctx.today, date);
    return {
      name: occasion.name,
      occasion: occasionName(occasion, t),
      date: formatDate(date, locale),
      days: t(days === 0 ? "recipients:today" : "recipients:inDays", { count: days }),
    };
  };
  const told = reminders.slice(0, TOLD);
  const others = reminders.length - told.length;
  const lines = told.map((one) => t("recipients:reminders.line", wordsOf(one)));
  const more = others > 0 ? [t("recipients:reminders.more", { count: others })] : [];
  const names = [...new Set(reminders.map(({ name }) => name))];
  const named = names.length > NAMED ? [...names.slice(0, NAMED), "…"] : names;
  const last = told.at(-1)?.nextOn ?? ctx.today;
  return composeMail(ctx, {
    template: reminders.length === 1 ? "occasion_reminder" : "occasion_reminders",
    to: email,
    locale,
    userId,
    values: {
      username,
      ...wordsOf(first),
      name: new Intl.ListFormat(locale, { type: "unit" }).format(named),
      lines: [...lines, ...more].join("\n"),
      person_link: `${ctx.site}/people/${first.personId}`,
      reminders_link: `${ctx.site}/people/dates`,
    },
    expiresAt: Date.parse(`${last}T00:00:00Z`) / 1000 + DAY,
  });
}
