import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FetcherWithComponents } from "react-router";
import type { FinderAnswer } from "./finder-answer";
import { FinderForm } from "./finder-form";
import { HowWeCheck } from "./how-we-check";
import { Ribbon } from "./ribbon";
import "./discovery-card.css";

type DiscoveryCardProps = {
  answer: FinderAnswer | null;
  fetcher: FetcherWithComponents<FinderAnswer>;
};

/** The parcel under the hero: the finder's form, and what the shop does with the answers. */
export function DiscoveryCard({ answer, fetcher }: DiscoveryCardProps) {
  const { t } = useTranslation("home");
  // The form starts anew from what the blocker's button asked; its own answers it holds already.
  const [start, setStart] = useState("own");
  const asked = answer?.changed && answer.values ? JSON.stringify(answer.values) : start;
  if (asked !== start) setStart(asked);
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
          <FinderForm key={start} answer={answer} fetcher={fetcher} />
        </section>
        <Ribbon />
        <section className="discovery-half" aria-label={t("how.title")}>
          <HowWeCheck />
        </section>
      </div>
    </div>
  );
}
