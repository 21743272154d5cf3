/** `npm run strangers`: three days of strangers at full speed, and what they cost. */
import { describe, expect, test } from "vitest";
import { ATTACKS, type DayReport, liveThroughDay } from "../../testing/strangers-day";

/** The most that strangers may write of a free day's rows. */
const MOST = 0.3;
/** Requests of each kind in the first hour: more than the limits of so many networks admit. */
const FIRST: Record<keyof typeof ATTACKS, number> = {
  "one address": 150,
  "ten addresses": 500,
  "a /48 of IPv6": 300,
};

describe("a day of strangers at full speed", () => {
  test.each(Object.keys(ATTACKS) as (keyof typeof ATTACKS)[])(
    "%s",
    { timeout: 1_200_000 },
    async (attack) => {
      const effort = { hours: [...Array(24).keys()], first: FIRST[attack], later: 5 };
      const report = await liveThroughDay(attack, effort);
      console.log(tellOf(attack, report));
      expect(report.failures).toEqual([]);
      expect(report.share).toBeLessThanOrEqual(MOST);
      // Else they were too few to say anything of the limits.
      expect(report.refused).toBeGreaterThan(0);
    },
  );
});

const tellOf = (attack: string, report: DayReport): string =>
  [
    `${attack}: ${report.requests} requests, ${report.refused} refused`,
    `  rows written for strangers  ${report.rows} (${(100 * report.share).toFixed(1)} % of a free day)`,
    `  Durable Object requests     ${report.objectRequests}`,
    `  sign in, save, pay, reset   ${report.failures.join("; ") || "at every hour"}`,
  ].join("\n");
