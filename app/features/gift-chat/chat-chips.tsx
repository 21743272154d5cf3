import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { CloseIcon } from "~/components/ui/icons";
import { CHAT_ACTION } from "./chat-post";
import { useGiftChat } from "./gift-chat-provider";

/** The brief as it is understood; a press takes a piece of it off. `onLast` gets the focus afterwards. */
export function ChatChips({ onLast }: { onLast: () => void }) {
  const { t } = useTranslation("talk");
  const { chips, conversationId, busy, ask } = useGiftChat();
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
    <ul aria-label={t("chips")} className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ id, label }) => (
        <li key={id} className="max-w-full">
          <form method="post" action={CHAT_ACTION} onSubmit={(event) => take(event, id)}>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="conversationId" value={conversationId ?? ""} />
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
