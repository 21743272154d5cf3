import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useLocation } from "react-router";
import { isUnreachable } from "~/features/server-fallback/unreachable-result";
import { useToast } from "~/features/toast/toast-provider";
import { useEachAnswer } from "~/lib/use-each-answer";

/**
 * Choices of a language, each a submit button. With scripts the page on screen changes its language
 * and keeps what was typed; without them it comes back whole.
 */
export function LanguageForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const fetcher = useFetcher();
  const last = useRef<FormData>(null);
  useEachAnswer(fetcher.data, (result) => {
    if (!isUnreachable(result)) return;
    const again = () => void fetcher.submit(last.current, { method: "post", action: "/language" });
    toast({
      title: t("languageFailed"),
      description: t("unreachable.text"),
      tone: "error",
      action: { label: t("unreachable.again"), onPress: again },
    });
  });
  return (
    <fetcher.Form
      method="post"
      action="/language"
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        last.current = new FormData(event.currentTarget, submitter);
        event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
      }}
    >
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      {children}
    </fetcher.Form>
  );
}
