/**
 * What this isolate saw missing and did not write yet. A stranger who sends many made-up words must
 * not use up the day's writes: few lines are kept, and they are written seldom.
 */
import type { Missing } from "#shared/recommendations/missing/schema";

/** Lines that are kept until the next write, and seconds between two writes. */
export const MOST_LINES = 10;
const SECONDS = 600;

/** A word as people type a hobby; longer ones, numbers and addresses are nobody's interest. */
const WORD = /^[\p{L}][\p{L}\p{M}' -]{1,29}$/u;

type Line = Missing & { times: number };

const lines = new Map<string, Line>();
let since: number | null = null;

/** Counts these once more; beyond `MOST_LINES` new ones are dropped. `now` in UTC seconds. */
export function count(missing: readonly Missing[], now: number): void {
  for (const { kind, locale, asked } of missing) {
    const text = asked.trim().toLowerCase();
    if (kind === "word" && !WORD.test(text)) continue;
    const key = [kind, locale, text].join(" ");
    const known = lines.get(key);
    if (known) known.times++;
    else if (lines.size < MOST_LINES) lines.set(key, { kind, locale, asked: text, times: 1 });
    since ??= now;
  }
}

/** Empties the tally for writing; nothing until `SECONDS` have passed since its first line. */
export function drain(now: number): Line[] {
  if (since === null || now - since < SECONDS) return [];
  const due = [...lines.values()];
  lines.clear();
  since = null;
  return due;
}
