import { AGE_BANDS } from "../catalogue/vocabulary";
import { stageOfLife } from "./message/stage-of-life";
import type { Brief, PartialBrief } from "./schema";

export type Assumed = "age" | "occasion" | "relationship" | "budget";

/**
 * The typed brief that the recommender needs, from a partial one, and what was assumed for it: an
 * adult of 26-50 unless the recipient's word tells a child or a grandparent, any budget, an
 * occasion and relationship of "other". Ages in years, budget in cents.
 */
export function completeBrief(brief: PartialBrief): { brief: Brief; assumed: Assumed[] } {
  const { ages, occasion, relationship, budget } = brief;
  const slots = { age: ages, occasion, relationship, budget };
  const assumed = (Object.keys(slots) as Assumed[]).filter((slot) => slots[slot] === null);
  const [adult, old] = AGE_BANDS["26-50"];
  const [min, max] = ages ?? stageOfLife(brief.recipient ?? "")?.likely ?? [adult, old];
  return {
    brief: {
      ...brief,
      recipient: brief.recipient ?? "",
      ages: [min, max],
      occasion: occasion ?? "other",
      relationship: relationship ?? "other",
      budget: budget ?? { min: 0, max: null },
      celebration: null,
    },
    assumed,
  };
}
