import { expect, test } from "vitest";
import { candidateOf } from "../../testing/candidates";
import type { Candidate } from "./candidate";
import { rankSimilar } from "./similar";

const gift = (id: number, facts: Partial<Candidate> = {}) =>
  candidateOf(id, { occasions: ["birthday"], relationships: ["friend"], ...facts });

test("gifts about the same things come first, whatever their category", () => {
  const tea = gift(1, { serves: ["tea", "pottery"] });
  const cup = gift(2, { serves: ["tea", "pottery"], category: "home" });
  const knife = gift(3, { serves: ["cooking"] });
  expect(rankSimilar(tea, [knife, cup], 2)).toEqual([2, 3]);
});

test("similar gifts exclude the gift itself and other ages, and respect the limit", () => {
  const toy = gift(1, { ages: [3, 8] });
  const others = [gift(1, { ages: [3, 8] }), gift(2), gift(3, { ages: [6, 10] })];
  expect(rankSimilar(toy, others, 6)).toEqual([3]);
  expect(rankSimilar(gift(9), [gift(1), gift(2), gift(3)], 2)).toEqual([1, 2]);
});

test("of two equally similar gifts the nearer price wins", () => {
  const near = gift(2, { priceCents: 3_200 });
  const far = gift(3, { priceCents: 900 });
  expect(rankSimilar(gift(1), [far, near], 2)).toEqual([2, 3]);
});
