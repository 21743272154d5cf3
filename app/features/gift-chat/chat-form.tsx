import { type KeyboardEvent, type RefObject, type SubmitEvent, useId } from "react";
import { CHAT_LIMITS } from "#shared/chat/schema";
import { ArrowUpIcon, StopIcon } from "~/components/ui/icons";
import { useTranslation } from "~/translation";
import { CHAT_ACTION } from "./chat-post";
import { useGiftChat } from "./gift-chat-provider";
import { ScreenFields, useAsk } from "./on-screen";
import "./gift-chat.css";

type ChatFormProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /**
   * A form that the server answered with a failure: it keeps what was typed, and is sent as it is.
   */
  failed?: FailedForm | undefined;
};

type FailedForm = {
  message: string;
  conversationId: string | null;
  /** The answer that was on screen. */
  screen: Record<string, string>;
};

/** The field with Send, which is Stop while an answer comes. */
export function ChatForm({ field, failed }: ChatFormProps) {
  const { t } = useTranslation("talk");
  const { messages, busy, note, stop } = useGiftChat();
  const ask = useAsk();
  const id = useId();

  async function send(event: SubmitEvent<HTMLFormElement>) {
    if (failed) return;
    event.preventDefault();
    const box = field.current;
    const message = box?.value.trim();
    if (!box || !message || busy) return;
    box.value = "";
    // The pressed button gives way to Stop; the focus must not fall out of the page.
    box.focus();
    const wasHeard = await ask({ message });
    // For another try, unless something new was written meanwhile.
    if (!wasHeard && box.value === "") box.value = message;
  }

  return (
    <form method="post" action={CHAT_ACTION} onSubmit={send} className="chat-field mt-4">
      {failed ? <FailedFields {...failed} /> : <ScreenFields />}
      <label htmlFor={id} className="sr-only">
        {t("message")}
      </label>
      <textarea
        id={id}
        ref={field}
        name="message"
        rows={1}
        required
        defaultValue={failed?.message ?? ""}
        maxLength={CHAT_LIMITS.message}
        onKeyDown={sendOnEnter}
        placeholder={t(messages.length > 0 ? "more" : "example")}
        aria-describedby={note?.kind === "failed" ? `${id}-hint ${id}-note` : `${id}-hint`}
        autoComplete="off"
        enterKeyHint="send"
      />
      <p id={`${id}-hint`} className="sr-only">
        {t("hint")}
      </p>
      {note?.kind === "failed" && (
        <p id={`${id}-note`} className="sr-only">
          {t("failed")}
        </p>
      )}
      {busy ? (
        <button
          key="stop"
          type="button"
          className="chat-send"
          onClick={() => {
            field.current?.focus();
            stop();
          }}
          aria-label={t("stop")}
        >
          <StopIcon className="size-5" />
        </button>
      ) : (
        <button key="send" type="submit" className="chat-send" aria-label={t("send")}>
          <ArrowUpIcon className="size-5" />
        </button>
      )}
    </form>
  );
}

const FailedFields = ({ conversationId, screen }: FailedForm) =>
  Object.entries({ ...screen, ...(conversationId && { conversationId }) }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

/** Enter sends, with Shift it makes a line; while a word is being composed it belongs to that. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
