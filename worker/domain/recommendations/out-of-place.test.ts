import { describe, expect, test } from "vitest";
import type { Brief } from "#shared/brief/schema";
import { briefOf, candidateOf } from "../../testing/candidates";
import type { Candidate } from "../catalogue/candidate";
import { bestMatch } from "./match";
import { isUnfitFiller } from "./out-of-place";

/** Is a gift of these facts that serves no stated interest left out of an answer to the brief? */
function isLeftOut(facts: Partial<Candidate>, brief: Brief): boolean {
  const gift = candidateOf(1, { serves: [], ...facts });
  const match = bestMatch(gift, brief);
  return match === null || isUnfitFiller(gift, match, brief);
}

describe("a gift that serves no stated interest", () => {
  const anybody = (facts: Partial<Candidate> = {}) => ({ situations: ["any" as const], ...facts });

  test("for anybody is quiet where somebody grieves or is ill", () => {
    const brief = briefOf([], { situations: ["grief"] });
    expect(isLeftOut(anybody(), brief)).toBe(true);
    expect(isLeftOut(anybody({ tones: ["quiet"] }), brief)).toBe(false);
    expect(isLeftOut({ situations: ["grief"] }, brief)).toBe(false);
  });

  test("is none for who asked for something of a country alone", () => {
    const host = { situations: ["host" as const], category: "food" as const };
    expect(isLeftOut(host, briefOf(["mexico"], { situations: ["host"] }))).toBe(true);
    expect(isLeftOut(host, briefOf(["mexico", "tea"], { situations: ["host"] }))).toBe(false);
  });

  test("for grown-up neighbors is none for the child next door", () => {
    const brief = briefOf(["tea"], { situations: ["neighbor"], ages: [6, 10] });
    expect(isLeftOut({ situations: ["neighbor"], ages: [6, 120] }, brief)).toBe(true);
    expect(isLeftOut({ situations: ["neighbor"], ages: [6, 12] }, brief)).toBe(false);
  });

  test.each<[string, Partial<Candidate>]>([
    ["an outing near the old home", { category: "experiences" }],
    ["fresh food", { category: "food" }],
    ["a subscription", { category: "home", cares: ["subscription"] }],
  ])("stays behind when somebody moves abroad: %s", (_, facts) => {
    const brief = briefOf([], { situations: ["colleague-leaving", "moving-abroad"] });
    expect(isLeftOut({ situations: ["colleague-leaving"], ...facts }, brief)).toBe(true);
    expect(isLeftOut({ situations: ["moving-abroad"], ...facts }, brief)).toBe(false);
    const stays = briefOf([], { situations: ["colleague-leaving"] });
    expect(isLeftOut({ situations: ["colleague-leaving"], ...facts }, stays)).toBe(false);
  });

  test("for a host neither spills, breaks nor wilts where it has to be packed small", () => {
    const packed = briefOf([], { situations: ["host"], limits: ["space"] });
    const host = { situations: ["host" as const], category: "home" as const };
    expect(isLeftOut({ ...host, cares: ["honey"] }, packed)).toBe(true);
    expect(isLeftOut({ ...host, cares: ["living"] }, packed)).toBe(true);
    expect(isLeftOut(host, packed)).toBe(false);
    expect(isLeftOut({ ...host, cares: ["honey"] }, briefOf([], { situations: ["host"] }))).toBe(
      false,
    );
  });
});

test("a gift for a stated interest is never filler", () => {
  const gift = candidateOf(1, { serves: ["mexico"], situations: ["host"] });
  const brief = briefOf(["mexico"], { situations: ["host"] });
  const match = bestMatch(gift, brief);
  expect(match && isUnfitFiller(gift, match, brief)).toBe(false);
});
