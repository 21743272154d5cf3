import type { DiyAlternative } from "~worker/domain/budget/schema";

/** What a plan's forms get back; `error` is a key of the `errors` translations. */
export type DiyAnswer = {
  intent: "diy";
  /** The gift that was asked about. */
  id: number;
  diy: DiyAlternative | null;
  error: string | null;
};
export type SaveAnswer = {
  intent: "save";
  list: { id: string; name: string } | null;
  error: string | null;
};
export type PlanFormAnswer = DiyAnswer | SaveAnswer;
