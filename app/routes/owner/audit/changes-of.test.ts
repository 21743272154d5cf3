import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { translator } from "~worker/i18n";
import { changesOf, type Wording } from "./changes-of";
import { wordingOf } from "./wording-of.server";

const facts = fc.option(fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue()), { nil: null });

const plain: Wording = {
  nameOf: (field) => field,
  say: (_, value) => (value === null || value === "" ? null : String(value)),
};
const english = wordingOf({ t: translator("en"), locale: "en" }, "gift");

describe("what an entry of the log says", () => {
  test("names fields that differ, with what they were and became", () => {
    const before = { isStaff: false, name: "Kettle", tags: ["tea"], season: null };
    const after = { isStaff: true, name: "Kettle", tags: ["tea", "home"], season: "winter" };
    expect(changesOf(before, after, plain)).toEqual([
      { field: "isStaff", was: "false", became: "true" },
      { field: "tags", was: "tea", became: "tea,home" },
      { field: "season", was: null, became: "winter" },
    ]);
  });

  test("facts within facts are fields of their own", () => {
    const before = { kettle: { price: "$20", name: "Kettle" }, terms: null };
    const after = { kettle: { price: "$25", name: "Kettle" }, terms: { fr: "Une fois" } };
    expect(changesOf(before, after, plain)).toEqual([
      { field: "kettle · price", was: "$20", became: "$25" },
      { field: "terms · fr", was: null, became: "Une fois" },
    ]);
  });

  test("nothing for an entry without facts", () => {
    expect(changesOf(null, null, plain)).toEqual([]);
    expect(changesOf({}, null, plain)).toEqual([]);
    const changes = changesOf(null, { name: "New" }, plain);
    expect(changes).toEqual([{ field: "name", was: null, became: "New" }]);
  });

  test("long text is cut between characters", () => {
    const [change] = changesOf(null, { content: "🎁".repeat(200) }, plain);
    expect(change?.became).toMatch(/^(?:🎁)+…$/u);
  });

  test("long texts are shown where they begin to differ", () => {
    const same = "The same first words. ".repeat(20);
    const [change] = changesOf({ content: `${same}old end` }, { content: `${same}new end` }, plain);
    expect(change).toMatchObject({
      was: expect.stringMatching(/^….*old end$/),
      became: expect.stringMatching(/^….*new end$/),
    });
    expect(changesOf({ content: same }, { content: `${same}!` }, plain)[0]?.became).toMatch(/!$/);
  });

  test("whatever was noted: short, one line a field, and itself turned around is itself", () => {
    fc.assert(
      fc.property(facts, facts, (before, after) => {
        const changes = changesOf(before, after, english);
        for (const { was, became } of changes) {
          expect(was).not.toEqual(became);
          for (const said of [was, became]) {
            if (said !== null) expect([...said].length).toBeLessThanOrEqual(120);
          }
        }
        const turned = changesOf(after, before, english).map(({ field, was, became }) => ({
          field,
          was: became,
          became: was,
        }));
        const byWords = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
        const sorted = changes.map(({ field, was, became }) => ({ field, was, became }));
        expect(turned.toSorted(byWords)).toEqual(sorted.toSorted(byWords));
        expect(changesOf(before, before, english)).toEqual([]);
      }),
    );
  });
});
