import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conceptsIn } from "./concepts-in";

const named = (text: string) =>
  conceptsIn(text)
    .map(({ kind, id }) => `${kind}:${id}`)
    .sort()
    .join(" ");

describe("what words name", () => {
  test.each([
    ["Red wine and a golf book", "category:books interest:golf interest:reading interest:wine"],
    ["Du vin rouge", "interest:wine"],
    ["Una taza para el té", "cliche:mug interest:tea"],
    ["红酒", "interest:wine"],
    ["Nut-free, no gluten", "care:gluten care:nuts"],
    ["sans noix ni lactose", "care:dairy care:nuts"],
    ["sin frutos secos", "care:nuts"],
    ["不含坚果", "care:nuts"],
    ["Milk chocolate", "care:dairy interest:sweets"],
    ["牛奶巧克力", "care:dairy interest:sweets"],
    ["Chess, chess and more chess", "interest:chess"],
    ["A ham radio kit", "interest:ham-radio"],
    ["火车", "interest:trains"],
    ["vegan, handmade, not allowed", ""],
    ["", ""],
  ])("%s: %s", (text, expected) => {
    expect(named(text)).toBe(expected);
  });
});

test("any text: never throws, names each once and no signals", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
      const concepts = conceptsIn(text);
      expect(new Set(concepts.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(concepts.length);
      for (const { kind } of concepts)
        expect(["interest", "care", "category", "cliche"]).toContain(kind);
    }),
  );
});
