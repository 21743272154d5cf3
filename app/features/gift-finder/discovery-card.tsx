import { type MouseEvent, type ReactNode, useState } from "react";
import type { FetcherWithComponents } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { FinderAnswer, FinderValues } from "./finder-answer";
import { FinderForm } from "./finder-form";
import { Ribbon } from "./ribbon";
import "./discovery-card.css";

/** The id of the conversation. */
const CHAT = "chat";

type DiscoveryCardProps = {
  answer: FinderAnswer | null;
  /** What the fields hold at first, and hold anew whenever another object comes. */
  start: FinderValues | null;
  fetcher: FetcherWithComponents<FinderAnswer>;
  /** True below an answer; else it overlaps the season's window. */
  isLow: boolean;
  /** The other half: the conversation. */
  children: ReactNode;
};

/** The parcel under the hero: the finder's form and the conversation, two ways to say the same. */
export function DiscoveryCard({ answer, start, fetcher, isLow, children }: DiscoveryCardProps) {
  const { t } = useTranslation("home");
  const count = useChanges(start);
  return (
    <div className="wrap">
      <div className="discovery-card" data-low={isLow ? "" : undefined}>
        <section
          id={answer && !answer.recommendation ? "answer" : undefined}
          className="discovery-half"
          aria-labelledby="finder-title"
        >
          <h2 id="finder-title" className="type-panel">
            {t("finder.title")}
          </h2>
          <p className="type-small mt-1 text-soft">{t("finder.lead")}</p>
          <a
            href={`#${CHAT}`}
            onClick={toChat}
            className="link type-label mt-1 inline-block py-1.5 md:hidden"
          >
            {t("finder.toChat")}
          </a>
          <FinderForm key={count} {...{ answer, fetcher, start }} />
        </section>
        <Ribbon />
        <div className="discovery-half">{children}</div>
      </div>
    </div>
  );
}

/** Takes view and focus to the conversation without an entry in the history. */
function toChat(event: MouseEvent) {
  const chat = document.getElementById(CHAT);
  if (!chat) return;
  event.preventDefault();
  chat.querySelector("textarea")?.focus({ preventScroll: true });
  chat.scrollIntoView();
}

/** How often a value changed since the component was mounted. */
function useChanges(value: unknown): number {
  const [seen, setSeen] = useState({ value, count: 0 });
  if (seen.value === value) return seen.count;
  const next = { value, count: seen.count + 1 };
  setSeen(next);
  return next.count;
}
