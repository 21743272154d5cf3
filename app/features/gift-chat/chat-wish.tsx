import type { SubmitEvent } from "react";
import { CHAT_LIMITS } from "#shared/chat/schema";
import { ArrowUpIcon } from "~/components/ui/icons";
import { useTranslation } from "~/translation";
import { CHAT_ACTION } from "./chat-post";
import { useGiftChat } from "./gift-chat-provider";
import { ScreenFields, useAsk } from "./on-screen";

/** A line that adds to the brief of the answer on screen, as a message of the conversation. */
export function ChatWish() {
  const { t } = useTranslation("home");
  const { busy } = useGiftChat();
  const ask = useAsk();

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const message = String(new FormData(form).get("message") ?? "").trim();
    if (!message || busy) return;
    if (await ask({ message })) form.reset();
  }

  return (
    <form method="post" action={CHAT_ACTION} onSubmit={send} className="brief-wish">
      <ScreenFields />
      <input
        name="message"
        required
        maxLength={CHAT_LIMITS.message}
        className="field rounded-full! pe-12!"
        aria-label={t("results.wish")}
        placeholder={t("results.wishExample")}
        autoComplete="off"
      />
      <button type="submit" className="brief-send" aria-label={t("results.wishSend")}>
        <ArrowUpIcon className="size-4.5" />
      </button>
    </form>
  );
}
