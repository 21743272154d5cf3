import { Fragment, type ReactNode, type RefObject } from "react";
import type { RecommendedGift } from "#shared/recommendations/schema";
import { GiftIcon } from "~/components/ui/icons";
import type { FinderAnswer } from "~/features/gift-finder/finder-answer";
import { href } from "~/lib/address";
import { type FetcherWithComponents, Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import { AnswerForms } from "./answer-forms";
import { BlockerNotice } from "./blocker-notice";
import { BriefSummary } from "./brief-summary";
import { EmptyPlace, NotThis, SwapNote } from "./not-this";
import type { PageAnswer } from "./page-answer";
import { Pick } from "./pick";
import { isUnmet, resultsHeading } from "./results-heading";
import { UnmetNote } from "./unmet-note";
import { placeId, type SwapActions } from "./use-swap";
import "./results.css";

type ResultsProps = {
  answer: PageAnswer;
  fetcher: FetcherWithComponents<FinderAnswer>;
  swap: SwapActions;
  heading: RefObject<HTMLHeadingElement | null>;
  /** An answer that takes this one's place is on its way. */
  busy: boolean;
  /** True where the page has no other title. */
  isTitle: boolean;
  /** The brief, piece by piece, and a field to add to it. */
  chips: ReactNode;
  /** What the conversation said about this answer. */
  said: string | null;
  /** What stands beside "Not this" below a gift. */
  thumbs: (gift: RecommendedGift) => ReactNode;
};

/**
 * "Your Personalized Recommendations": what was asked, the best gift at large, the others by what
 * they serve, and what stands in the way of more.
 */
export function Results({ answer, fetcher, swap, heading, busy, ...rest }: ResultsProps) {
  const { t } = useTranslation("home");
  const { isTitle, chips, said, thumbs } = rest;
  const { recommendation, values, by } = answer;
  const { gifts, groups, brief, blocker, swap: last, person } = recommendation;
  const notice = (blocker || gifts.length === 0) && !last && (
    <BlockerNotice
      {...{ blocker, values, fetcher }}
      fits={gifts.length}
      unmet={isUnmet(recommendation)}
    />
  );
  // The first place is never empty: the next gift moves up.
  const emptied = last?.by === null ? Math.max(last.place, 1) : -1;
  const empty = last && emptied >= 0 && (
    <li key="empty">
      <EmptyPlace last={last} />
    </li>
  );
  const [best, ...others] = gifts;
  const common = commonChecks(gifts);
  const item = (gift: RecommendedGift, level: 2 | 3 | 4) => {
    const place = gifts.indexOf(gift);
    const { servedBy } = gift;
    // What the gift serves is told by its reason.
    const told = "interest" in servedBy ? servedBy.interest : null;
    const own = gift.checks.filter(
      (check) =>
        !common.has(JSON.stringify(check)) && !(check.kind === "interest" && check.id === told),
    );
    return (
      <Fragment key={gift.id}>
        {place === emptied && empty}
        <li className={last?.by === gift.id ? "animate-rise" : undefined}>
          <span id={placeId(place)} className="answer-place" />
          <Pick
            {...{ gift, brief, level }}
            best={gift === best}
            checks={gift === best ? gift.checks : own}
            more={
              <>
                <NotThis {...{ gift, place }} />
                {thumbs(gift)}
                {person && (
                  <Link
                    to={`/people/give?gift=${gift.id}&person=${person.id}`}
                    aria-label={t("talk:thumbs.of", { label: t("results.given"), name: gift.name })}
                    className="card-action"
                  >
                    <GiftIcon className="size-4.5" />
                    {t("results.given")}
                  </Link>
                )}
              </>
            }
          >
            {last?.by === gift.id && <SwapNote last={last} />}
          </Pick>
        </li>
      </Fragment>
    );
  };
  const level = isTitle ? 2 : 3;
  const sections = groups
    .map(({ heading: title, gifts: ids }) => ({
      title,
      shown: others.filter(({ id }) => ids.includes(id)),
    }))
    .filter(({ shown }) => shown.length > 0);
  const plain = sections.length === 0 ? [{ title: null, shown: others }] : sections;
  const Title = isTitle ? "h1" : "h2";
  const GroupTitle = isTitle ? "h2" : "h3";
  const stagger = last ? "" : "stagger";
  return (
    <section
      id={by === "chat" ? "chat-results" : by === "finder" ? "answer" : undefined}
      className={isTitle ? "wrap answer answer-first" : "wrap answer section-gap"}
      aria-labelledby="results-title"
      aria-busy={busy || swap.pending}
    >
      <Title
        id="results-title"
        ref={heading}
        tabIndex={-1}
        className="type-section w-fit rounded-tag outline-none"
      >
        {t("results.title")}
      </Title>
      {gifts.length > 0 && (
        <p className="type-body mt-2 text-soft">
          {said ?? resultsHeading(recommendation, t)}{" "}
          {person ? (
            <Link to={href("/people/:id", { id: person.id })} className="link inline-block">
              {t("results.for", { name: person.name })}
            </Link>
          ) : (
            <Link to={`/people/new?${recommendation.address}`} className="link inline-block">
              {t("results.keep")}
            </Link>
          )}
        </p>
      )}
      <UnmetNote recommendation={recommendation} />
      <BriefSummary brief={brief}>{chips}</BriefSummary>
      <AnswerForms {...{ answer, swap }} />
      <div className="answer-gifts">
        {best && <ul className={`picks ${stagger}`}>{item(best, level)}</ul>}
        {plain.map(({ title, shown }, index) => {
          const isLast = index === plain.length - 1;
          return (
            <section key={title ?? ""} aria-label={title ?? t("results.others")}>
              {title && <GroupTitle className="type-panel mb-5">{title}</GroupTitle>}
              <ul className={`picks ${stagger}`}>
                {shown.map((gift) => item(gift, title ? ((level + 1) as 3 | 4) : level))}
                {isLast && emptied >= gifts.length && empty}
              </ul>
            </section>
          );
        })}
        {notice}
      </div>
    </section>
  );
}

/** The checks that each of several gifts passed, as JSON. */
function commonChecks(gifts: readonly RecommendedGift[]): Set<string> {
  const [first = [], ...rest] = gifts.map(({ checks }) => checks.map((one) => JSON.stringify(one)));
  return new Set(first.filter((check) => rest.every((checks) => checks.includes(check))));
}
