import { expect, it } from "vitest";
import { pennantOf } from "./pennant";

const plain = { season: null, holiday: null };

it("announces what is on now", () => {
  expect(pennantOf({ ...plain, season: "autumn" }, "autumn", undefined)).toBe("autumn");
  expect(pennantOf({ ...plain, holiday: "easter" }, "easter", "birthday")).toBe("easter");
  expect(pennantOf(plain, "autumn", undefined)).toBeNull();
});

it("announces the holiday that was asked for, and no other", () => {
  const both = { season: "summer", holiday: "fathers-day" } as const;
  expect(pennantOf(both, "autumn", "father's day")).toBe("fathers-day");
  expect(pennantOf(both, "autumn", "christmas")).toBeNull();
  expect(pennantOf({ ...plain, season: "autumn" }, "autumn", "christmas")).toBeNull();
});
