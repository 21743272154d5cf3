import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { CloseIcon } from "~/components/ui/icons";
import { usePageAnswer } from "~/features/recommendations/page-answer";
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

  function take(event: SubmitEvent<HTMLFormElement>, id: string) {
    event.preventDefault();
    if (busy) return;
    const item = event.currentTarget.closest("li");
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    const button = next?.querySelector("button");
    button ? button.focus() : onLast();
    void ask({ remove: [id] });
  }

  return (
    <ul aria-label={listLabel} className={`flex flex-wrap gap-2 ${className}`}>
      {chips.map(({ id, label }) => (
        <li key={id} className="max-w-full">
          <form method="post" action={CHAT_ACTION} onSubmit={(event) => take(event, id)}>
            <input type="hidden" name="intent" value="remove" />
            <ScreenFields />
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
          </form>
        </li>
      ))}
    </ul>
  );
}
