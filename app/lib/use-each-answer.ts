import { useEffect, useRef } from "react";

/** Acts once on every answer that arrives, the one that came with the page too. */
export function useEachAnswer<Answer>(
  answer: Answer | undefined,
  act: (answer: Answer) => void,
): void {
  const seen = useRef<Answer>(undefined);
  useEffect(() => {
    if (answer === undefined || seen.current === answer) return;
    seen.current = answer;
    act(answer);
  });
}
