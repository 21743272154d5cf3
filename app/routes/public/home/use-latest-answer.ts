import { useState } from "react";
import {
  type FinderAnswer,
  type FinderValues,
  refineValues,
} from "~/features/gift-finder/finder-answer";
import type { PageAnswer } from "~/features/recommendations/page-answer";
import type { Recommendation } from "~worker/domain/recommendations/schema";

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

/** The answer that came last, from whichever side; the finder and the chat share one. */
export function useLatestAnswer(sources: AnswerSources): PageAnswer | null {
  const [state, setState] = useState(() => ({ sources, current: firstOf(sources) }));
  const { sources: before } = state;
  const names = ["finder", "chat", "conversationId", "swapped", "kept"] as const;
  if (names.every((name) => before[name] === sources[name])) return state.current;
  const current = nextOf(state.current, before, sources);
  setState({ sources, current });
  return current;
}

function firstOf({ finder, recalled, chat }: AnswerSources): PageAnswer | null {
  const answer = finder && byFinder(finder);
  if (answer) return answer;
  if (recalled) return { recommendation: recalled, values: filledBy(recalled), by: "address" };
  return chat && { recommendation: chat, values: filledBy(chat), by: "chat" };
}

/** The answer after what changed since `before`; what failed takes nothing away. */
function nextOf(
  current: PageAnswer | null,
  before: AnswerSources,
  { finder, chat, conversationId, swapped, kept }: AnswerSources,
): PageAnswer | null {
  if (finder !== before.finder) return (finder && byFinder(finder)) ?? current;
  if (chat !== before.chat && chat) {
    const values = current
      ? refineValues(current.values, current.recommendation, chat)
      : filledBy(chat);
    return { recommendation: chat, values, by: "chat" };
  }
  if (swapped !== before.swapped && swapped && current) {
    const { by, values } = current;
    return { by, values: by === "finder" ? values : filledBy(swapped), recommendation: swapped };
  }
  if (kept !== before.kept && kept && current?.by === "address")
    return { ...current, values: kept };
  const isForgotten = before.conversationId !== null && conversationId === null;
  const isGone = current?.by === "chat" && chat === null;
  return isGone || (isForgotten && current?.by !== "finder") ? null : current;
}

const byFinder = ({ recommendation, values }: FinderAnswer): PageAnswer | null =>
  recommendation && values ? { recommendation, values, by: "finder" } : null;

const filledBy = ({ fields, address }: Recommendation): FinderValues => ({
  ...fields,
  known: address,
});
