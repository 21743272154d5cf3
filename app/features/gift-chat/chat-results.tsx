import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { GiftCard } from "~/features/gift-card/gift-card";
import { GiftGrid } from "~/features/gift-card/gift-grid";
import { EmptyPlinth } from "~/features/recommendations/empty-plinth";
import { ResultsWaiting } from "~/features/recommendations/results-waiting";
import { useGiftChat } from "./gift-chat-provider";
import { GiftThumbs } from "./gift-thumbs";

/** Whether the conversation has something to show where the carousel stands. */
export function useChatLeads(): boolean {
  const { leads, gifts, busy, chips } = useGiftChat();
  return leads && (gifts !== null || (busy && chips.length > 0));
}

/** "Your Personalized Recommendations" of the conversation's last turn, each with its thumbs. */
export function ChatResults() {
  const { t } = useTranslation("home");
  const { gifts, busy } = useGiftChat();
  if (!gifts) return <ResultsWaiting />;
  return (
    <section
      id="chat-results"
      className="wrap section-gap"
      aria-labelledby="chat-results-title"
      aria-busy={busy}
    >
      <h2 id="chat-results-title" tabIndex={-1} className="type-section w-fit rounded-tag">
        {t("results.title")}
      </h2>
      {gifts.length > 0 ? (
        <>
          <p className="type-body mt-2 text-soft">
            {t("results.leadNearest", { count: gifts.length })}
          </p>
          <div className="mt-10">
            <GiftGrid key={gifts.map(({ id }) => id).join()} arriving>
              {gifts.map((gift) => (
                <Fragment key={gift.id}>
                  <GiftCard gift={gift} />
                  <GiftThumbs gift={gift} />
                </Fragment>
              ))}
            </GiftGrid>
          </div>
        </>
      ) : (
        <NothingFits />
      )}
    </section>
  );
}

function NothingFits() {
  const { t } = useTranslation("home");
  return (
    <div className="mt-8 grid overflow-hidden rounded-panel border border-transparent bg-raised shadow-rest md:grid-cols-[3fr_2fr]">
      <div className="flex flex-col items-start justify-center p-6 sm:p-10">
        <h3 className="type-panel">{t("blocker.none")}</h3>
        <p className="type-body mt-2 mb-4 max-w-[65ch] text-soft">{t("blocker.unknown")}</p>
        <a href="#chat" className="link type-body">
          {t("blocker.change")}
        </a>
      </div>
      <EmptyPlinth className="h-44 sm:h-56 md:h-auto md:min-h-72" />
    </div>
  );
}
