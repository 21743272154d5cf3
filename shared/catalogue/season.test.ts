import { describe, expect, test } from "vitest";
import { type SeasonKey, seasonOf } from "./season";

/** Every first day on which the answer changes, over a leap year. */
const CHANGES: readonly (readonly [string, SeasonKey])[] = [
  ["01-01", "winter"],
  ["02-24", "st-patricks"],
  ["03-18", "easter"],
  ["04-21", "mothers-day"],
  ["05-15", "spring"],
  ["05-25", "fathers-day"],
  ["06-19", "independence-day"],
  ["07-05", "summer"],
  ["09-01", "autumn"],
  ["09-10", "halloween"],
  ["11-01", "thanksgiving"],
  ["11-29", "christmas"],
];

describe("seasonOf", () => {
  const days = Array.from({ length: 366 }, (_, index) => {
    const date = new Date(Date.UTC(2028, 0, 1 + index));
    return { month: date.getUTCMonth() + 1, day: date.getUTCDate(), iso: date.toISOString() };
  });

  test.each(days)("$iso", ({ iso, month, day }) => {
    const monthDay = iso.slice(5, 10);
    const expected = CHANGES.findLast(([from]) => from <= monthDay)?.[1];
    expect(seasonOf({ month, day })).toBe(expected);
  });

  test("the earlier rule wins where two overlap", () => {
    expect(seasonOf({ month: 3, day: 10 })).toBe("st-patricks");
    expect(seasonOf({ month: 4, day: 20 })).toBe("easter");
    expect(seasonOf({ month: 6, day: 15 })).toBe("fathers-day");
    expect(seasonOf({ month: 10, day: 28 })).toBe("halloween");
    expect(seasonOf({ month: 11, day: 26 })).toBe("thanksgiving");
  });
});
