import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesOf } from "./changes-of";

const facts = fc.option(fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue()), { nil: null });

describe("what an entry of the log says", () => {
  test("names fields that differ, with what they were and became", () => {
    const before = { isStaff: false, name: "Kettle", tags: ["tea"], season: null };
    const after = { isStaff: true, name: "Kettle", tags: ["tea", "home"], season: "winter" };
    expect(changesOf(before, after)).toEqual([
      { field: "isStaff", was: false, became: true },
      { field: "tags", was: "tea", became: "tea, home" },
      { field: "season", was: null, became: "winter" },
    ]);
  });

  test("nothing for an entry without facts", () => {
    expect(changesOf(null, null)).toEqual([]);
    expect(changesOf({}, null)).toEqual([]);
    expect(changesOf(null, { name: "New" })).toEqual([{ field: "name", was: null, became: "New" }]);
  });

  test("moments are days, not seconds", () => {
    const [expiry] = changesOf({ expiresAt: null }, { expiresAt: 1_790_985_599 });
    expect(expiry).toEqual({ field: "expiresAt", was: null, became: "2026-10-02" });
    expect(changesOf(null, { expiresAt: 1e300 })[0]?.became).toBe("1e+300");
  });

  test("long text is cut between characters", () => {
    const [change] = changesOf(null, { content: "🎁".repeat(200) });
    expect(change?.became).toMatch(/^(?:🎁)+…$/u);
  });

  test("long texts are shown where they begin to differ", () => {
    const same = "The same first words. ".repeat(20);
    const [change] = changesOf({ content: `${same}old end` }, { content: `${same}new end` });
    expect(change).toMatchObject({
      was: expect.stringMatching(/^….*old end$/),
      became: expect.stringMatching(/^….*new end$/),
    });
    expect(changesOf({ content: same }, { content: `${same}!` })[0]?.became).toMatch(/!$/);
  });

  test("whatever was noted: short, one line a field, and itself turned around is itself", () => {
    fc.assert(
      fc.property(facts, facts, (before, after) => {
        const changes = changesOf(before, after);
        expect(new Set(changes.map(({ field }) => field)).size).toBe(changes.length);
        for (const { was, became } of changes) {
          expect(was).not.toEqual(became);
          for (const said of [was, became]) {
            if (typeof said === "string") expect([...said].length).toBeLessThanOrEqual(120);
          }
        }
        const turned = changesOf(after, before).map(({ field, was, became }) => ({
          field,
          was: became,
          became: was,
        }));
        const byField = (a: { field: string }, b: { field: string }) =>
          a.field < b.field ? -1 : 1;
        expect(turned.toSorted(byField)).toEqual(changes.toSorted(byField));
        expect(changesOf(before, before)).toEqual([]);
      }),
    );
  });
});
