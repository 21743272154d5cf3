import { useEffect, useRef } from "react";
import type { ChatRole } from "#shared/chat/schema";
import { Spinner } from "~/components/ui/spinner";
import { usePageAnswer } from "~/features/recommendations/page-answer";
import { useTranslation } from "~/translation";
import { useGiftChat } from "./gift-chat-provider";

/** What was said so far; readers of screens hear an answer once it is whole. */
export function ChatLog() {
  const { t } = useTranslation("talk");
  const { messages, busy, note } = useGiftChat();
  const page = usePageAnswer();
  const count = page?.by === "chat" ? page.recommendation.gifts.length : 0;
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const waits = busy && last?.role !== "assistant";

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added scrolls into view.
  useEffect(() => {
    const box = log.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [messages, note, waits]);

  return (
    <div
      ref={log}
      role="log"
      aria-label={t("log")}
      aria-busy={busy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="chat-log"
    >
      <Line by="assistant">{t("hello")}</Line>
      {messages.map(({ id, role, content }) =>
        content ? (
          <Line key={id} by={role}>
            {content}
          </Line>
        ) : null,
      )}
      {waits && (
        <p className="type-label flex items-center gap-2 font-normal text-soft">
          <Spinner className="size-4 text-ribbon" />
          {t("writing")}
        </p>
      )}
      {note && (
        <p
          className={`type-label ${note.kind === "failed" ? "text-bad" : "font-normal text-soft"}`}
        >
          {note.kind === "failed" ? note.words : t("stopped")}
        </p>
      )}
      {!busy && count > 0 && last?.role === "assistant" && (
        <a href="#chat-results" className="link type-label self-start py-1">
          {t("see", { count })}
        </a>
      )}
    </div>
  );
}

/** One message; who said it is told in words too. */
function Line({ by, children }: { by: ChatRole; children: string }) {
  const { t } = useTranslation("talk");
  return (
    <p className={by === "user" ? "chat-line chat-yours" : "chat-line chat-ours"}>
      <span className="sr-only">{t(by === "user" ? "you" : "shop")}: </span>
      {children}
    </p>
  );
}
