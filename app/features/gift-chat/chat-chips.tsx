import type { SubmitEvent } from "react";
import { CloseIcon } from "~/components/ui/icons";
import { usePageAnswer } from "~/features/recommendations/page-answer";
import { useTranslation } from "~/translation";
import { CHAT_ACTION } from "./chat-post";
import { useGiftChat } from "./gift-chat-provider";
import { ScreenFields, useAsk } from "./on-screen";

type ChatChipsProps = {
  label: string;
  /** Gets the focus once the last piece is gone. */
  onLast: () => void;
  className?: string;
};

/** The one brief of the page as it is understood; a press takes a piece of it off. */
export function ChatChips({ label: listLabel, onLast, className = "" }: ChatChipsProps) {
  const { t } = useTranslation("talk");
  const { chips: told, busy } = useGiftChat();
  const page = usePageAnswer();
  const ask = useAsk();
  const chips = busy ? told : (page?.recommendation.chips ?? told);
  if (chips.length === 0) return null;

  function take(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const button = event.nativeEvent.submitter;
    if (busy || !(button instanceof HTMLButtonElement)) return;
    const item = button.closest("li");
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    const other = next?.querySelector("button");
    other ? other.focus() : onLast();
    void ask({ remove: [button.value] });
  }

  return (
    <form method="post" action={CHAT_ACTION} onSubmit={take} className={className}>
      <ScreenFields />
      <ul aria-label={listLabel} className="flex flex-wrap gap-2">
        {chips.map(({ id, label }) => (
          <li key={id} className="max-w-full">
            <button
              type="submit"
              name="remove"
              value={id}
              aria-label={t("remove", { label })}
              className="chat-chip type-label"
            >
              <span className="min-w-0 break-words">{label}</span>
              <CloseIcon className="size-3.5 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
