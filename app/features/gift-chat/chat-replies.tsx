import type { SubmitEvent } from "react";
import type { Chip } from "#shared/brief/schema";
import { UndoIcon } from "~/components/ui/icons";
import { usePageAnswer } from "~/features/recommendations/page-answer";
import { useTranslation } from "~/translation";
import { CHAT_ACTION } from "./chat-post";
import { useGiftChat } from "./gift-chat-provider";
import { ScreenFields, useAsk } from "./on-screen";
import { suggestReplies } from "./suggest-replies";

/**
 * What can be tapped instead of typed: the last changes to take back, and replies that say
 * themselves. `onPress` gets the focus, as the pressed button goes.
 */
export function ChatReplies({ onPress }: { onPress: () => void }) {
  const { t, i18n } = useTranslation("talk");
  const { busy, chips, ...told } = useGiftChat();
  const page = usePageAnswer();
  const ask = useAsk();
  if (busy) return null;
  // The last message is about another answer than the one that came meanwhile.
  const isOther = page !== null && !isSame(page.recommendation.chips, chips);
  const unclear = isOther ? null : told.unclear;
  const undos = isOther ? [] : told.undo;
  const replies = suggestReplies({ page, unclear }, t, i18n.language);

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const change = form.get("undo");
    onPress();
    void ask(change ? { undo: [String(change)] } : { message: String(form.get("message")) });
  }

  return (
    <form method="post" action={CHAT_ACTION} onSubmit={press} aria-label={t("replies.label")}>
      <ScreenFields />
      {undos.length > 0 && (
        <p className="type-label mt-2 flex flex-wrap items-center gap-x-3 font-normal text-soft">
          <span className="inline-flex items-center gap-1.5" aria-hidden="true">
            <UndoIcon className="size-4" />
            {t("undo.lead")}
          </span>
          {undos.map(({ id, label }) => (
            <button
              key={id}
              type="submit"
              name="undo"
              value={id}
              aria-label={label === null ? t("undo.all") : t("undo.one", { label })}
              className="link py-1.5 text-start break-words text-ink"
            >
              {label ?? t("undo.everything")}
            </button>
          ))}
        </p>
      )}
      <div className="chat-replies">
        {replies.map((reply) => (
          <button
            key={reply}
            type="submit"
            name="message"
            value={reply}
            className="chat-reply type-label"
          >
            {reply}
          </button>
        ))}
      </div>
    </form>
  );
}

const isSame = (some: readonly Chip[], others: readonly Chip[]) =>
  some.length === others.length && some.every(({ id }, at) => id === others[at]?.id);
