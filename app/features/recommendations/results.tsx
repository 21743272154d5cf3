import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { FetcherWithComponents } from "react-router";
import { GiftCard } from "~/features/gift-card/gift-card";
import { GiftGrid } from "~/features/gift-card/gift-grid";
import type { FinderAnswer, FinderValues } from "~/features/gift-finder/finder-answer";
import { ANSWER_SIZE, type Recommendation } from "~worker/domain/recommendations/schema";
import { BlockerNotice } from "./blocker-notice";
import { BriefSummary } from "./brief-summary";
import { isUnmet, leadOf } from "./lead";
import { NotQuite, useSmallChanges } from "./not-quite";
import { UnmetNote } from "./unmet-note";

/** Up to so many cards a notice below them is easily missed. */
const FEW = 3;

type ResultsProps = {
  id: string | undefined;
  recommendation: Recommendation;
  /** What was typed; null where the answer came by its address. */
  values: FinderValues | null;
  fetcher: FetcherWithComponents<FinderAnswer>;
  heading: RefObject<HTMLHeadingElement | null>;
};

/**
 * "Your Personalized Recommendations": what was asked, the gifts, and what stands in the way of
 * more.
 */
export function Results({ id, recommendation, values, fetcher, heading }: ResultsProps) {
  const { t } = useTranslation("home");
  const { gifts, brief, blocker } = recommendation;
  const changes = useSmallChanges({ brief, values });
  const notice = values && (blocker || gifts.length === 0) && (
    <BlockerNotice
      {...{ blocker, values, fetcher }}
      fits={gifts.length}
      unmet={isUnmet(recommendation)}
    />
  );
  return (
    <section id={id} className="wrap section-gap" aria-labelledby="results-title">
      <h2 id="results-title" ref={heading} tabIndex={-1} className="type-section w-fit rounded-tag">
        {t("results.title")}
      </h2>
      {gifts.length > 0 && <p className="type-body mt-2 text-soft">{leadOf(recommendation, t)}</p>}
      <UnmetNote recommendation={recommendation} />
      <BriefSummary brief={brief} chips={recommendation.chips} />
      <div className="mt-10">
        {gifts.length <= FEW && notice && <div className="mb-12 last:mb-0">{notice}</div>}
        {gifts.length > 0 && (
          <GiftGrid arriving>
            {gifts.map((gift) => (
              <GiftCard key={gift.id} gift={gift} occasion={brief.occasion} />
            ))}
            {gifts.length === ANSWER_SIZE && values && changes && (
              <NotQuite key="not-quite" {...{ brief, values, fetcher, changes }} />
            )}
          </GiftGrid>
        )}
        {gifts.length > FEW && notice}
      </div>
    </section>
  );
}
