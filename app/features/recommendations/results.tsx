import { Fragment, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { ANSWER_SIZE, type RecommendedGift } from "#shared/recommendations/schema";
import { GiftCard } from "~/features/gift-card/gift-card";
import { GiftGrid } from "~/features/gift-card/gift-grid";
import type { FinderAnswer } from "~/features/gift-finder/finder-answer";
import { AnswerForms } from "./answer-forms";
import { BlockerNotice } from "./blocker-notice";
import { BriefSummary } from "./brief-summary";
import { NotQuite, useSmallChanges } from "./not-quite";
import { EmptyPlace, NotThis } from "./not-this";
import type { PageAnswer } from "./page-answer";
import { isUnmet, resultsHeading } from "./results-heading";
import { UnmetNote } from "./unmet-note";
import type { SwapActions } from "./use-swap";
import "./results.css";
import type { FetcherWithComponents } from "~/lib/router";

/** Up to so many cards a notice below them is easily missed. */
const FEW = 3;
/** Of the widest grid. */
const COLUMNS = 3;

type ResultsProps = {
  answer: PageAnswer;
  fetcher: FetcherWithComponents<FinderAnswer>;
  swap: SwapActions;
  heading: RefObject<HTMLHeadingElement | null>;
  /** An answer that takes this one's place is on its way. */
  busy: boolean;
  /** The brief, piece by piece. */
  chips: ReactNode;
  /** What stands beside "Not this" below a gift. */
  thumbs: (gift: RecommendedGift) => ReactNode;
};

/**
 * "Your Personalized Recommendations": what was asked, the gifts, and what stands in the way of
 * more.
 */
export function Results({ answer, fetcher, swap, heading, busy, chips, thumbs }: ResultsProps) {
  const { t } = useTranslation("home");
  const { recommendation, values, by } = answer;
  const { gifts, groups, brief, blocker, swap: last } = recommendation;
  const changes = useSmallChanges({ brief, values });
  const notice = (blocker || gifts.length === 0) && !last && (
    <BlockerNotice
      {...{ blocker, values, fetcher }}
      fits={gifts.length}
      unmet={isUnmet(recommendation)}
    />
  );
  const empty = last?.by === null && <EmptyPlace key="empty" last={last} />;
  const cards = (shown: readonly RecommendedGift[], level: 3 | 4) =>
    shown.flatMap((gift) => {
      const place = gifts.indexOf(gift);
      return [
        last?.place === place && empty,
        <Fragment key={gift.id}>
          <GiftCard gift={gift} occasion={brief.occasion ?? undefined} level={level} />
          <div className="gift-thumbs">
            {thumbs(gift)}
            <NotThis {...{ gift, place, last }} />
          </div>
        </Fragment>,
      ];
    });
  const atEnd = last && last.place >= gifts.length && empty;
  const notQuite = gifts.length === ANSWER_SIZE && changes && (
    <NotQuite key="not-quite" {...{ values, fetcher, changes }} />
  );
  return (
    <section
      id={by === "chat" ? "chat-results" : by === "finder" ? "answer" : undefined}
      className="wrap section-gap"
      aria-labelledby="results-title"
      aria-busy={busy || swap.pending}
    >
      <h2 id="results-title" ref={heading} tabIndex={-1} className="type-section w-fit rounded-tag">
        {t("results.title")}
      </h2>
      {gifts.length > 0 && (
        <p className="type-body mt-2 text-soft">{resultsHeading(recommendation, t)}</p>
      )}
      <UnmetNote recommendation={recommendation} />
      <BriefSummary brief={brief}>{chips}</BriefSummary>
      <AnswerForms {...{ answer, swap }} />
      <div className="mt-10">
        {gifts.length <= FEW && notice && <div className="mb-12 last:mb-0">{notice}</div>}
        {groups.length === 0 && (gifts.length > 0 || empty) && (
          <GiftGrid arriving={!last}>
            {cards(gifts, 3)}
            {atEnd}
            {notQuite}
          </GiftGrid>
        )}
        {groups.map(({ heading: title, gifts: ids }, index) => (
          <section key={title} aria-label={title} className="answer-group">
            <h3 className="type-panel">{title}</h3>
            <GiftGrid arriving={!last}>
              {cards(
                gifts.filter(({ id }) => ids.includes(id)),
                4,
              )}
              {index === groups.length - 1 && atEnd}
              {index === groups.length - 1 && ids.length % COLUMNS !== 0 && notQuite}
            </GiftGrid>
          </section>
        ))}
        {gifts.length > FEW && notice}
      </div>
    </section>
  );
}
