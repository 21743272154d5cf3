import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "~/features/toast/toast-provider";
import type { DeskAnswer } from "./desk-answer";
import { sayOnce } from "./say-once";

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
  const heard = useRef<DeskAnswer | undefined>(undefined);
  useEffect(() => {
    if (!answer || heard.current === answer) return;
    heard.current = answer;
    sayOnce(answer, show);
    if (answer.ok) onDone?.();
  }, [answer, show, onDone]);
  return answer && !answer.ok ? answer : null;
}
