/** `npm run strangers`: three days of strangers at full speed, and what they cost. */
import { afterAll, describe, expect, test } from "vitest";
import { ATTACKS, type DayReport, liveThroughDay } from "../../testing/strangers-day";

/** The most that strangers may write of a free day's rows. */
const MOST = 0.3;
/** Requests of each kind in the first hour: more than the limits of so many networks admit. */
const FIRST: Record<keyof typeof ATTACKS, number> = {
  "one address": 200,
  "ten addresses": 900,
  "a /48 of IPv6": 400,
};

const lines: Record<string, string | number>[] = [];

describe("a day of strangers at full speed", () => {
  test.each(Object.keys(ATTACKS) as (keyof typeof ATTACKS)[])(
    "%s",
    { timeout: 1_200_000 },
    async (attack) => {
      const effort = { hours: [...Array(24).keys()], first: FIRST[attack], later: 5 };
      const report = await liveThroughDay(attack, effort);
      lines.push(lineOf(attack, report));
      expect(report.failures).toEqual([]);
      expect(report.share).toBeLessThanOrEqual(MOST);
    },
  );
});

afterAll(() => console.table(lines));

const lineOf = (attack: string, { share, failures, ...report }: DayReport) => ({
  attack,
  requests: report.requests,
  refused: report.refused,
  "rows written": report.rows,
  "of a free day": `${(100 * share).toFixed(1)} %`,
  "Durable Object requests": report.objectRequests,
  "sign in, save, pay, reset": failures.length === 0 ? "always" : failures.join("; "),
});
