import { useEffect, useRef } from "react";

/** Runs an effect once per action result, including the one that came with the page. */
export function useActionResultEffect<Result>(
  result: Result | undefined,
  act: (result: Result) => void,
): void {
  const seen = useRef<Result>(undefined);
  useEffect(() => {
    if (result === undefined || seen.current === result) return;
    seen.current = result;
    act(result);
  });
}
