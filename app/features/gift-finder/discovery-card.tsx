import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FetcherWithComponents } from "react-router";
import type { FinderAnswer, FinderValues } from "./finder-answer";
import { FinderForm } from "./finder-form";
import { Ribbon } from "./ribbon";
import "./discovery-card.css";

type DiscoveryCardProps = {
  answer: FinderAnswer | null;
  /** What was asked before a reload, when that is asked again. */
  kept: FinderValues | null;
  fetcher: FetcherWithComponents<FinderAnswer>;
  /** The other half: the conversation. */
  children: ReactNode;
};

/** The parcel under the hero: the finder's form and the conversation, two ways to say the same. */
export function DiscoveryCard({ answer, kept, fetcher, children }: DiscoveryCardProps) {
  const { t } = useTranslation("home");
  const start = useStart(answer, kept);
  return (
    <div className="wrap">
      <div className="discovery-card">
        <section
          id={answer && !answer.recommendation ? "answer" : undefined}
          className="discovery-half"
          aria-labelledby="finder-title"
        >
          <h2 id="finder-title" className="type-panel">
            {t("finder.title")}
          </h2>
          <p className="type-small mt-1 text-soft">{t("finder.lead")}</p>
          <FinderForm key={start.count} {...{ answer, fetcher }} start={start.values} />
        </section>
        <Ribbon />
        <div className="discovery-half">{children}</div>
      </div>
    </div>
  );
}

/**
 * What the form starts from. It starts anew when a button elsewhere asked something else, or when a
 * question is asked again; its own answers it holds already.
 */
function useStart(answer: FinderAnswer | null, kept: FinderValues | null) {
  const [start, setStart] = useState({ count: 0, values: answer?.values ?? null, answer, kept });
  if (start.answer === answer && start.kept === kept) return start;
  const asked = answer !== start.answer ? (answer?.changed ? answer.values : null) : kept;
  const next = asked
    ? { count: start.count + 1, values: asked, answer, kept }
    : { ...start, answer, kept };
  setStart(next);
  return next;
}
