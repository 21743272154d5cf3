import { useTranslation } from "react-i18next";
import { PageLinks } from "~/components/ui/page-links";
import { partyHref } from "~/features/party/party-href";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import type { ActionResult } from "~/forms/action-result";
import type { BoardPage } from "~worker/domain/party-gifts/party-gifts.server";
import { BoardCard } from "./board-card";
import type { BoardChange } from "./change-gifts.server";
import { useGiftRemoval } from "./use-gift-removal";

type BoardProps = {
  partyId: string;
  page: BoardPage;
  /** This isn't the first page. */
  isLater: boolean;
  posted: ActionResult<BoardChange> | undefined;
};

/** The gifts, and the way to more of them. */
export function Board({ partyId, page: { gifts, next }, isLater, posted }: BoardProps) {
  const { t } = useTranslation("party-gifts");
  const removal = useGiftRemoval(partyId);
  const address = partyHref("gifts", { id: partyId });
  return (
    <section aria-labelledby="board" className="min-w-0">
      <h2 id="board" className="sr-only">
        {t("board")}
      </h2>
      {gifts.length === 0 && !isLater ? (
        <div className="flex flex-col items-center rounded-dialog bg-sunk px-6 py-10 text-center">
          <EmptyStateArt className="aspect-6/5 w-full max-w-64 rounded-panel" />
          <p className="mt-6 type-panel">{t("emptyTitle")}</p>
          <p className="mt-2 max-w-md type-body text-soft">{t("emptyText")}</p>
        </div>
      ) : (
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
          {gifts.map((gift) => (
            <BoardCard
              key={gift.id}
              partyId={partyId}
              gift={gift}
              removal={removal}
              posted={posted}
            />
          ))}
        </ul>
      )}
      <PageLinks
        first={isLater ? { to: address, label: t("first") } : null}
        more={next ? { to: `${address}&after=${next}`, label: t("more") } : null}
        className="mt-10 type-body"
      />
    </section>
  );
}
