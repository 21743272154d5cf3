/** Which answer a page shows: the finder and the chat share one, the last that came. */

import type { Recommendation } from "#shared/recommendations/schema";
import {
  type FinderAnswer,
  type FinderValues,
  refineValues,
} from "~/features/gift-finder/finder-answer";
import type { PageAnswer } from "~/features/recommendations/page-answer";

export type AnswerSources = {
  /** The answer that the page's address names. */
  recalled: Recommendation | null;
  finder: FinderAnswer | null;
  /** The conversation's last answer, and the conversation. */
  chat: Recommendation | null;
  conversationId: string | null;
  /** The answer on screen with a gift swapped, or in another language. */
  swapped: Recommendation | null | undefined;
  /** What the form held before a reload. */
  kept: FinderValues | null;
};

/** The answer of a page that is opened. */
export function firstOf({ finder, recalled, chat }: AnswerSources): PageAnswer | null {
  const answer = finder && byFinder(finder);
  if (answer) return answer;
  if (recalled) return { recommendation: recalled, values: filledBy(recalled), by: "address" };
  return chat && { recommendation: chat, values: filledBy(chat), by: "chat" };
}

/** The answer after what changed since `before`; what failed takes nothing away. */
export function nextOf(
  current: PageAnswer | null,
  before: AnswerSources,
  { finder, chat, conversationId, swapped, kept }: AnswerSources,
): PageAnswer | null {
  if (finder !== before.finder) return (finder && byFinder(finder)) ?? current;
  if (chat !== before.chat && chat) {
    return { recommendation: chat, values: refinedBy(chat, current), by: "chat" };
  }
  if (swapped !== before.swapped && swapped && current) {
    const { by, values: typed } = current;
    const values = by === "finder" ? typed : refinedBy(swapped, current);
    return { recommendation: swapped, values, by };
  }
  // What was typed stays as it was typed, in another language too.
  if (kept !== before.kept && kept && current?.by === "address")
    return { ...current, values: kept, by: "finder" };
  const isForgotten = before.conversationId !== null && conversationId === null;
  const isGone = current?.by === "chat" && chat === null;
  return isGone || (isForgotten && current?.by !== "finder") ? null : current;
}

const refinedBy = (answer: Recommendation, current: PageAnswer | null): FinderValues =>
  current ? refineValues(current.values, current.recommendation, answer) : filledBy(answer);

const byFinder = ({ recommendation, values }: FinderAnswer): PageAnswer | null =>
  recommendation && values ? { recommendation, values, by: "finder" } : null;

const filledBy = ({ fields, address }: Recommendation): FinderValues => ({
  ...fields,
  known: address,
});
