import { type SubmitEvent, useId } from "react";
import { CHAT_LIMITS } from "#shared/chat/schema";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { useTranslation } from "~/translation";

type ThumbWordProps = { onWord: (word: string) => void; onClose: () => void };

/** Asks for an optional comment to a thumb; lazy-loaded, as most visits never need it. */
export default function ThumbWord({ onWord, onClose }: ThumbWordProps) {
  const { t } = useTranslation("talk");
  const id = useId();

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const word = String(new FormData(event.currentTarget).get("word") ?? "").trim();
    if (word) onWord(word);
    onClose();
  }

  return (
    <form onSubmit={send} className="flex flex-col gap-2 p-3">
      <Field id={id} label={t("word.label")} hint={t("word.optional")}>
        <input
          id={id}
          name="word"
          className="field"
          maxLength={CHAT_LIMITS.word}
          autoComplete="off"
          aria-describedby={`${id}-description`}
        />
      </Field>
      <Button type="submit" size="small" className="self-start">
        {t("word.send")}
      </Button>
    </form>
  );
}
