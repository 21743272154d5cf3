import { createContext, use } from "react";
import type { Recommendation } from "#shared/recommendations/schema";
import type { FinderValues } from "~/features/gift-finder/finder-answer";

/** The one answer on screen, whoever asked for it. */
export type PageAnswer = {
  recommendation: Recommendation;
  /** The finder's fields as they ask for it. */
  values: FinderValues;
  by: "finder" | "chat" | "address";
};

export const PageAnswerContext = createContext<PageAnswer | null>(null);

/** The answer on the page around; null where there is none. */
export const usePageAnswer = () => use(PageAnswerContext);
