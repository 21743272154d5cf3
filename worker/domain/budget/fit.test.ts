import { describe, expect, test } from "vitest";
import { candidateOf } from "../../testing/candidates";
import { lossOf } from "./fit";

describe("a substitute", () => {
  const chosen = candidateOf(1, { serves: ["baking", "cats"] });

  test("presumes nothing that the chosen gift doesn't tell of the person", () => {
    const substitute = candidateOf(2, { serves: ["baking"], presumes: ["dogs"] });
    expect(lossOf(chosen, substitute)).toBeNull();
    expect(lossOf(chosen, { ...substitute, presumes: [] })).not.toBeNull();
  });

  test("may presume what the chosen gift is for, or a broader interest", () => {
    expect(
      lossOf(chosen, candidateOf(2, { serves: ["baking"], presumes: ["cats"] })),
    ).not.toBeNull();
    expect(
      lossOf(chosen, candidateOf(2, { serves: ["baking"], presumes: ["food"] })),
    ).not.toBeNull();
  });
});
