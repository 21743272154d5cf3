import { useId, useRef } from "react";
import { useHydrated } from "~/lib/use-hydrated";
import { useTranslation } from "~/translation";
import { ChatChips } from "./chat-chips";
import { ChatForm } from "./chat-form";
import { ChatLog } from "./chat-log";
import { CHAT_ACTION } from "./chat-post";
import { ChatReplies } from "./chat-replies";
import { useGiftChat } from "./gift-chat-provider";

/**
 * The conversation: what was said, the brief as chips, and the field. Needs "talk", "home",
 * "errors".
 */
export function GiftChat() {
  const { t } = useTranslation("talk");
  const chat = useGiftChat();
  const title = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = () => field.current?.focus();
  return (
    <section id="chat" className="gift-chat" aria-labelledby={title}>
      <h2 id={title} className="type-panel">
        {t("title")}
      </h2>
      <ChatLog />
      <ChatReplies onPress={focusField} />
      <ChatChips label={t("chips")} onLast={focusField} className="mt-4" />
      <ChatForm field={field} />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="type-label font-normal text-soft">{t("checked")}</p>
        {chat.conversationId && <NewConversation onClear={focusField} />}
      </div>
    </section>
  );
}

function NewConversation({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation("talk");
  const { conversationId, busy, clear } = useGiftChat();
  const hydrated = useHydrated();
  return (
    <form
      method="post"
      action={CHAT_ACTION}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void clear().then(onClear);
      }}
    >
      <input type="hidden" name="conversationId" value={conversationId ?? ""} />
      <button
        type="submit"
        name="intent"
        value="forget"
        aria-disabled={hydrated && busy ? true : undefined}
        className="link type-label py-1 text-ink aria-disabled:text-soft"
      >
        {t("anew")}
      </button>
    </form>
  );
}
