import type { Brief, PartialBrief } from "#shared/brief/schema";
import { AGE_BANDS } from "#shared/catalogue/vocabulary";
import { asOfAge } from "./grown-up";
import { stageOfLife } from "./message/stage-of-life";

/** Where no amount was named: what most gifts cost, in cents. */
export const ASSUMED_BUDGET = { min: 2_000, max: 15_000 } as const;

export type Assumed = "age" | "occasion" | "relationship" | "budget";

/**
 * The typed brief that the recommender needs, from a partial one, and what was assumed for it: an
 * adult of 26-50 unless the recipient's word tells a child or a grandparent, `ASSUMED_BUDGET`, an
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
      interests: asOfAge(brief.interests, ages),
      occasion: occasion ?? "other",
      relationship: relationship ?? "other",
      budget: budget ?? { ...ASSUMED_BUDGET },
      // A conversation that was kept before it knew of celebrations has none.
      celebration: brief.celebration ?? null,
    },
    assumed,
  };
}
