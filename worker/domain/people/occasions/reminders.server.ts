/** Reminders by mail, by the clock. */

import { formatDate, isoDay } from "#shared/format/dates";
import { daysBetween } from "#shared/party/plans/place-clock";
import type { Ctx } from "../../../context";
import { translator } from "../../../i18n";
import { canMail, composeMail, type OutboxRow } from "../../mail/mail.server";
import { occasionName } from "./occasions.server";
import { type DueOccasion, readDue, settleOccasion } from "./queries";
import { nextDate } from "./rules";

/** Occasions that one run looks at: two statements each, of the 50 that a free run may make. */
const ROUND = 8;
const DAY = 86_400;

/**
 * Writes the mails of reminders that are due, in each giver's language, and moves occasions that
 * are over to their next date. At most one mail for an occasion's date and lead; none to an address
 * that nobody confirmed. Answers how many mails.
 */
export async function queueReminders(ctx: Ctx): Promise<number> {
  const due = await readDue(ctx.db, ctx.now, ROUND);
  let queued = 0;
  for (const occasion of due) {
    const nextOn = nextDate(occasion.monthDay, occasion.year, ctx.today);
    const mail = isReminder(ctx, occasion) ? await mailOf(ctx, occasion) : null;
    const clock = { nextOn, leads: occasion.leads ?? [], now: ctx.now };
    await settleOccasion(ctx.db, occasion, clock, mail);
    if (mail) queued++;
  }
  return queued;
}

/** Was the clock set for a reminder that the giver still wants, and is the date still to come? */
function isReminder(ctx: Ctx, { nextOn, wakeAt, leads, isGone }: DueOccasion): boolean {
  if (nextOn === null || nextOn < ctx.today || isGone || !canMail(ctx)) return false;
  const lead = daysBetween(isoDay(wakeAt), nextOn);
  return (leads ?? []).some((asked) => asked === lead);
}

function mailOf(ctx: Ctx, occasion: DueOccasion): Promise<OutboxRow> {
  const { userId, email, locale, username, name, personId } = occasion;
  const t = translator(locale);
  const date = occasion.nextOn ?? ctx.today;
  const days = daysBetween(ctx.today, date);
  return composeMail(ctx, {
    template: "occasion_reminder",
    to: email,
    locale,
    userId,
    values: {
      username,
      name,
      occasion: occasionName(occasion, t),
      date: formatDate(date, locale),
      days: t(days === 0 ? "recipients:today" : "recipients:inDays", { count: days }),
      person_link: `${ctx.site}/people/${personId}`,
      reminders_link: `${ctx.site}/people/dates`,
    },
    expiresAt: Date.parse(`${date}T00:00:00Z`) / 1000 + DAY,
  });
}
