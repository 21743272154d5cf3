import { useState } from "react";
import type { PageAnswer } from "~/features/recommendations/page-answer";
import { type AnswerSources, firstOf, nextOf } from "./latest-answer";

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
