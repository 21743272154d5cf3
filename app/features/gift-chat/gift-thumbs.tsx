import { lazy, type MouseEvent, Suspense, useState } from "react";
import type { ChatGift } from "#shared/chat/schema";
import { CheckIcon, ThumbDownIcon, ThumbUpIcon } from "~/components/ui/icons";
import { useTranslation } from "~/translation";
import { CHAT_ACTION, THUMBS, type Thumb } from "./chat-post";
import { useGiftChat } from "./gift-chat-provider";

// Only a remark beside the thumb: without it the thumb counts all the same.
const ThumbWord = lazy(() => import("./thumb-word").catch(() => ({ default: () => <></> })));

/** What stands pressed for a gift. */
const pressedOf = ({ rating, mark }: ChatGift): Thumb =>
  mark ?? (rating === null ? "none" : rating > 0 ? "up" : "down");

/**
 * What a person thinks of a gift of the conversation; it counts from the next ideas on. A second
 * press takes it back. Nothing for other gifts.
 */
export function GiftThumbs({ giftId }: { giftId: number }) {
  const { gifts } = useGiftChat();
  const gift = gifts?.find(({ id }) => id === giftId);
  return gift ? <Thumbs gift={gift} /> : null;
}

function Thumbs({ gift }: { gift: ChatGift }) {
  const { t } = useTranslation("talk");
  const { rate } = useGiftChat();
  const [asks, setAsks] = useState<"up" | "down" | null>(null);
  const pressed = pressedOf(gift);
  const { name } = gift;

  function press(event: MouseEvent<HTMLButtonElement>, thumb: Thumb) {
    event.preventDefault();
    const next = pressed === thumb ? "none" : thumb;
    void rate(gift, THUMBS[next]);
    setAsks(next === "up" || next === "down" ? next : null);
  }
  const button = (thumb: Thumb) => ({
    type: "submit" as const,
    name: "thumb",
    value: pressed === thumb ? "none" : thumb,
    "aria-pressed": pressed === thumb,
    onClick: (event: MouseEvent<HTMLButtonElement>) => press(event, thumb),
  });

  return (
    <>
      <form method="post" action={CHAT_ACTION} aria-label={t("thumbs.label", { name })}>
        <input type="hidden" name="intent" value="rate" />
        <input type="hidden" name="recommendationId" value={gift.recommendationId} />
        <button {...button("up")} className="card-action" aria-label={t("thumbs.up", { name })}>
          <ThumbUpIcon className="size-4.5" />
          {t("thumbs.good")}
        </button>
        <button {...button("down")} className="card-action" aria-label={t("thumbs.down", { name })}>
          <ThumbDownIcon className="size-4.5" />
          {t("thumbs.bad")}
        </button>
        <button
          {...button("given")}
          className="card-action"
          aria-label={t("thumbs.of", { label: t("thumbs.given"), name })}
        >
          <CheckIcon className="size-4.5" />
          {t("thumbs.given")}
        </button>
        <p role="status" className="type-label px-3 py-1 font-normal text-soft empty:hidden">
          {pressed === "none" || pressed === "notThis" ? "" : t("thumbs.noted")}
        </p>
      </form>
      {asks && (
        <Suspense fallback={null}>
          <ThumbWord
            onClose={() => setAsks(null)}
            onWord={(feedback) => void rate(gift, { ...THUMBS[asks], feedback })}
          />
        </Suspense>
      )}
    </>
  );
}
