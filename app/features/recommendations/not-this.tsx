import type { GiftView } from "#shared/catalogue/schema";
import type { Swap } from "#shared/recommendations/schema";
import { ListIcon, SwapIcon } from "~/components/ui/icons";
import { useTranslation } from "~/translation";
import { REFUSE_FORM, UNDO_FORM } from "./answer-forms";
import { placeId } from "./use-swap";

type NotThisProps = { gift: Pick<GiftView, "id" | "name">; place: number };

/** Swaps one gift of an answer for the next that fits, or compares it with others of the answer. */
export function NotThis({ gift: { id, name }, place }: NotThisProps) {
  const { t } = useTranslation("talk");
  const button = (thumb: "notThis" | "compare", action: string, Icon: typeof SwapIcon) => {
    const label = t(`thumbs.${thumb}`);
    return (
      <button
        type="submit"
        form={REFUSE_FORM}
        formAction={action}
        name={thumb === "compare" ? thumb : "refused"}
        value={id}
        className="card-action"
        aria-label={t("thumbs.of", { label, name })}
      >
        <Icon className="size-4.5" />
        {label}
      </button>
    );
  };
  return (
    <>
      {button("notThis", `/#${placeId(place)}`, SwapIcon)}
      {button("compare", "/compare", ListIcon)}
    </>
  );
}

/** Stands where a gift was refused and nothing else fits. */
export function EmptyPlace({ last }: { last: Swap }) {
  const { t } = useTranslation("talk");
  return (
    <div className="empty-place">
      <span id={placeId(last.place)} className="answer-place" />
      <p className="type-body">{t("swap.nothingElse")}</p>
      <SwapNote last={last} />
    </div>
  );
}

/** What a gift replaced, with the way back. */
export function SwapNote({ last }: { last: Swap }) {
  const { t } = useTranslation("talk");
  const { name } = last;
  return (
    <p className="type-label flex flex-wrap items-center gap-x-2 font-normal text-soft">
      <span>{t(last.by === null ? "swap.removed" : "swap.replaced", { name })}</span>
      <button
        type="submit"
        form={UNDO_FORM}
        formAction={`/#${placeId(last.place)}`}
        className="link relative z-1 inline-block py-2 text-ink"
        aria-label={t("swap.undoOf", { name })}
        data-swap-undo=""
      >
        {t("swap.undo")}
      </button>
    </p>
  );
}
