/**
 * A short version of `npm run strangers`: fewer hours and requests, and a quarter of the limits.
 */
import { describe, expect, test } from "vitest";
import { ATTACKS, liveThroughDay } from "../../testing/strangers-day";

const PART = 0.25;

// Hundreds of requests each: a busy machine is slow, not wrong.
describe("a day of strangers at full speed", { timeout: 300_000 }, () => {
  test.each(Object.keys(ATTACKS) as (keyof typeof ATTACKS)[])("%s", async (attack) => {
    const { requests, refused, share, failures } = await liveThroughDay(attack, {
      hours: [0, 23],
      first: attack === "ten addresses" ? 48 : 16,
      later: 3,
      part: PART,
    });
    expect(failures).toEqual([]);
    expect(share).toBeLessThanOrEqual(0.3 * PART);
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(requests);
  });
});
