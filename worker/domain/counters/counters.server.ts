/** The day's figures: the Worker counts, staff read. */

import { DAYS_SHOWN, type DayFigures } from "#shared/counters/schema";
import { requireStaff, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { addTally, readDays } from "./queries";
import { drainTallies, requeueTallies } from "./tally";

/** Writes what this isolate counted, after the response, once enough has been counted. */
export function flushSoon(ctx: Ctx): void {
  const due = drainTallies(ctx.now);
  if (due.length > 0) ctx.waitUntil(write(ctx, due));
}

/** Writes all that this isolate counted, at once. */
export const flushCounters = (ctx: Ctx): Promise<void> => write(ctx, drainTallies(ctx.now, true));

async function write(ctx: Ctx, due: ReturnType<typeof drainTallies>): Promise<void> {
  for (const [place, tally] of due.entries()) {
    try {
      await addTally(ctx.db, tally);
    } catch (error) {
      requeueTallies(due.slice(place));
      throw error;
    }
  }
}

/**
 * The last days, 30 unless `most` says otherwise, the earliest first, with zeros where nothing was
 * counted. Throws forbidden.
 */
export async function listDays(
  ctx: Ctx,
  viewer: Viewer,
  most: number = DAYS_SHOWN,
): Promise<DayFigures[]> {
  requireStaff(viewer);
  const days = Array.from({ length: most }, (_, back) => dayBefore(ctx.today, back)).reverse();
  const rows = await readDays(ctx.db, days[0] ?? ctx.today, most);
  const known = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => known.get(day) ?? { ...NOTHING, day });
}

const NOTHING = {
  requests: 0,
  workersAi: 0,
  openAi: 0,
  catalogue: 0,
  rowsRead: 0,
  rowsWritten: 0,
  kvWrites: 0,
  signInsFailed: 0,
  codesRefused: 0,
  passkeysRefused: 0,
  rightsRefused: 0,
  throttled: 0,
  signUps: 0,
  saves: 0,
  premium: 0,
  neurons: 0,
  bugs: 0,
  suggestions: 0,
} as const;

const dayBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
