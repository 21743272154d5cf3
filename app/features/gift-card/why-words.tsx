import type { Check } from "#shared/recommendations/schema";
import { ChecksList } from "./checks-list";

export type WhyItFitsProps = { reason: string; checks: readonly Check[] };

/** The reason and, below it, what was proved. */
export function WhyWords({ reason, checks }: WhyItFitsProps) {
  return (
    <>
      <p className="type-reason mb-3">{reason}</p>
      <ChecksList checks={checks} />
    </>
  );
}
