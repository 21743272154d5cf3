/** Counts what answers couldn't serve, and lists it for the Owner. */

import type { InterestId } from "#shared/catalogue/vocabulary";
import {
  LEAST_TIMES,
  MISSING_SHOWN,
  type MissingLine,
} from "#shared/recommendations/missing/schema";
import { requireOwner, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { addMissing, deleteMissing, readMissing } from "./queries";
import { count, drain } from "./tally";

/** Days for which something is remembered that nobody asks for any more. */
const REMEMBERED_DAYS = 90;

/**
 * Counts what an answer couldn't serve, without who asked. In memory; written now and then, after
 * the answer.
 */
export function countMissing(
  ctx: Ctx,
  { words, interests }: { words: readonly string[]; interests: readonly InterestId[] },
): void {
  const { locale, now } = ctx;
  count(
    [
      ...words.map((asked) => ({ kind: "word" as const, locale, asked })),
      ...interests.map((asked) => ({ kind: "interest" as const, locale, asked })),
    ],
    now,
  );
  const due = drain(now);
  if (due.length > 0) ctx.waitUntil(write(ctx, due));
}

/**
 * Written within the visitors' daily allowance, since anybody may ask for anything; else dropped.
 */
async function write(ctx: Ctx, due: ReturnType<typeof drain>): Promise<void> {
  if (await ctx.maySpend("missingWishes")) await addMissing(ctx.db, due, ctx.today);
}

/** Wishes that answers couldn't serve, the most frequent first. One query. Throws forbidden. */
export async function listMissing(ctx: Ctx, viewer: Viewer): Promise<MissingLine[]> {
  requireOwner(viewer);
  return readMissing(ctx.db, LEAST_TIMES, MISSING_SHOWN);
}

/** Forgets what nobody asked for in 90 days; answers how many. For the nightly cron. */
export function sweepMissing(ctx: Ctx): Promise<number> {
  const since = new Date((ctx.now - REMEMBERED_DAYS * 86_400) * 1000);
  return deleteMissing(ctx.db, since.toISOString().slice(0, 10));
}
