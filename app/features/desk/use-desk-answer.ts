import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "~/features/toast/toast-provider";
import type { DeskAnswer } from "./desk-answer";

type Heard = {
  /** The title of an answer that the browser made, since the server can't be reached. */
  unsent?: string | undefined;
  onDone?: (() => void) | undefined;
};

/** Says each answer of a desk once, in a toast. Answers the last one while it is a failure. */
export function useDeskAnswer(given: DeskAnswer | undefined, { unsent, onDone }: Heard = {}) {
  const { t } = useTranslation();
  const show = useToast();
  const answer = useMemo(() => {
    if (!given?.isUnsent) return given;
    const reason = t("errors:unreachable");
    return unsent
      ? { ok: false, title: unsent, description: reason }
      : { ok: false, title: reason };
  }, [given, unsent, t]);
  const said = useRef<DeskAnswer | undefined>(undefined);
  useEffect(() => {
    if (!answer || said.current === answer) return;
    said.current = answer;
    const { title, description } = answer;
    show({ title, ...(description ? { description } : {}), tone: answer.ok ? "plain" : "error" });
    if (answer.ok) onDone?.();
  }, [answer, show, onDone]);
  return answer && !answer.ok ? answer : null;
}
