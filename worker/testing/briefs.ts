import type { RecommendInput } from "#shared/brief/schema";

/** A finder form that fits plenty; override what a test is about. */
export const finderFields = (overrides: Partial<RecommendInput> = {}): RecommendInput => ({
  recipient: "My sister",
  age: "26-50",
  occasion: "birthday",
  interests: "tea, hiking",
  budget: "50-100",
  relationship: "family",
  ...overrides,
});

/** A finder form for a badly served interest: four gifts fit at most, and ideas have places. */
export const badlyServedFields = () =>
  finderFields({ interests: "pigeons and doves", budget: "0-50" });
