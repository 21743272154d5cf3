import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { FetcherWithComponents } from "react-router";
import { GiftCard } from "~/features/gift-card/gift-card";
import { GiftGrid } from "~/features/gift-card/gift-grid";
import type { FinderAnswer, FinderValues } from "~/features/gift-finder/finder-answer";
import type { Recommendation } from "~worker/domain/recommendations/schema";
import { BlockerNotice } from "./blocker-notice";
import { BriefSummary } from "./brief-summary";

type ResultsProps = {
  recommendation: Recommendation;
  values: FinderValues;
  fetcher: FetcherWithComponents<FinderAnswer>;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** "Your Personalized Recommendations": what was asked, the gifts, and what stands in the way of more. */
export function Results({ recommendation, values, fetcher, heading }: ResultsProps) {
  const { t } = useTranslation("home");
  const { gifts, brief, blocker } = recommendation;
  return (
    <section id="answer" className="wrap section-gap" aria-labelledby="results-title">
      <h2 id="results-title" ref={heading} tabIndex={-1} className="type-section rounded-tag">
        {t("results.title")}
      </h2>
      {gifts.length > 0 && (
        <p className="type-body mt-2 text-soft">{t("results.lead", { count: gifts.length })}</p>
      )}
      <BriefSummary brief={brief} />
      <div className="mt-10">
        <GiftGrid arriving>
          {gifts.map((gift) => (
            <GiftCard key={gift.id} gift={gift} />
          ))}
        </GiftGrid>
        {(blocker || gifts.length === 0) && (
          <BlockerNotice blocker={blocker} fits={gifts.length} values={values} fetcher={fetcher} />
        )}
      </div>
    </section>
  );
}
