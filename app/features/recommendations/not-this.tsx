import { useTranslation } from "react-i18next";
import type { GiftView } from "#shared/catalogue/schema";
import type { Swap } from "#shared/recommendations/schema";
import { SwapIcon } from "~/components/ui/icons";
import { REFUSE_FORM, UNDO_FORM } from "./answer-forms";
import { placeId } from "./use-swap";

type NotThisProps = { gift: Pick<GiftView, "id" | "name">; place: number; last: Swap | null };

/**
 * Swaps one gift of an answer for the next that fits. After a swap the new gift says what it
 * replaced, with the way back.
 */
export function NotThis({ gift, place, last }: NotThisProps) {
  const { t } = useTranslation("talk");
  const label = t("thumbs.notThis");
  return (
    <>
      <span id={placeId(place)} className="answer-place" />
      {last?.by === gift.id && <SwapNote last={last} />}
      <button
        type="submit"
        form={REFUSE_FORM}
        formAction={`/#${placeId(place)}`}
        name="refused"
        value={gift.id}
        className="thumb type-label px-3"
        aria-label={t("thumbs.of", { label, name: gift.name })}
        data-swap-focus={last?.by === gift.id ? undefined : ""}
      >
        <SwapIcon className="size-4" />
        {label}
      </button>
    </>
  );
}

/** Stands where a gift was refused and nothing else fits. */
export function EmptyPlace({ last }: { last: Swap }) {
  const { t } = useTranslation("talk");
  return (
    <div className="empty-place">
      <span id={placeId(last.place)} className="answer-place" />
      <p className="type-body px-2">{t("swap.nothingElse")}</p>
      <SwapNote last={last} />
    </div>
  );
}

function SwapNote({ last }: { last: Swap }) {
  const { t } = useTranslation("talk");
  const { name } = last;
  return (
    <p className="type-label flex basis-full flex-wrap items-center gap-x-2 px-2 font-normal text-soft">
      <span>{t(last.by === null ? "swap.removed" : "swap.replaced", { name })}</span>
      <button
        type="submit"
        form={UNDO_FORM}
        formAction={`/#${placeId(last.place)}`}
        className="link inline-block py-2 text-ink"
        aria-label={t("swap.undoOf", { name })}
        data-swap-focus=""
      >
        {t("swap.undo")}
      </button>
    </p>
  );
}
