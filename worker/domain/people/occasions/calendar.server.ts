/**
 * The calendar of an account's dates, for whoever has its secret address. Only a hash of the token
 * is kept, so the address is shown once, and it fails closed: a closed account has no calendar.
 */

import { DomainError } from "#shared/errors";
import { OCCASION_LIMITS } from "#shared/people/limits";
import { requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { translator } from "../../../i18n";
import { hashToken, newToken } from "../../tokens";
import { calendarText } from "./calendar";
import { occasionName } from "./occasions.server";
import { readFeedOwner, readOccasions, updateFeed } from "./queries";
import { nextDate } from "./rules";

/** Gives the account's calendar a new address and answers its token; an old one ends at once. */
export async function renewFeed(ctx: Ctx, viewer: Viewer): Promise<{ token: string }> {
  const { id } = requireAccount(viewer);
  await ctx.limitRate("write");
  const token = newToken();
  await updateFeed(ctx.db, id, await hashToken(token));
  return { token };
}

/** Ends the account's calendar. */
export async function endFeed(ctx: Ctx, viewer: Viewer): Promise<null> {
  const { id } = requireAccount(viewer);
  await ctx.limitRate("write");
  await updateFeed(ctx.db, id, null);
  return null;
}

/** The dates behind a token, in their giver's language. Throws notFound or tooManyRequests. */
export async function readFeed(ctx: Ctx, token: string): Promise<string> {
  await ctx.limitRate("search");
  if (!/^[\w-]{43}$/.test(token)) throw new DomainError("notFound");
  const owner = await readFeedOwner(ctx.db, await hashToken(token));
  if (!owner) throw new DomainError("notFound");
  const t = translator(owner.locale);
  const page = { after: null, limit: OCCASION_LIMITS.calendar };
  const rows = await readOccasions(ctx.db, owner.userId, page);
  const dates = rows.flatMap(({ id, name, kind, title, monthDay, year }) => {
    const date = nextDate(monthDay, year, ctx.today);
    return date ? [{ id, name, occasion: occasionName({ kind, title }, t), date }] : [];
  });
  return calendarText(dates, owner.leads, { t, now: ctx.now });
}
