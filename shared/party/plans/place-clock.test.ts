import { expect, test } from "vitest";
import { dayAt, formatOf, formatsKept, isTimeZone, MOST_FORMATS } from "./place-clock";

test("a zone has one format however it is spelled", () => {
  const format = formatOf("America/New_York");
  const before = formatsKept();
  for (const spelling of [
    "america/new_york",
    "aMerica/new_york",
    "AMERICA/NEW_YORK",
    "US/Eastern",
  ]) {
    expect(formatOf(spelling)).toBe(format);
  }
  expect(formatsKept()).toBe(before);
});

test("few formats are kept, and each zone keeps its own day", () => {
  const moment = Date.parse("2027-01-01T00:30:00Z") / 1000;
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    expect(dayAt(moment, zone)).toMatch(/^(?:2026-12-31|2027-01-01)$/);
  }
  expect(formatsKept()).toBeLessThanOrEqual(MOST_FORMATS);
  expect(dayAt(moment, "America/Los_Angeles")).toBe("2026-12-31");
  expect(dayAt(moment, "Asia/Tokyo")).toBe("2027-01-01");
  expect(isTimeZone("Nowhere/Land")).toBe(false);
});
