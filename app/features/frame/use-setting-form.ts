import { type SubmitEvent, useRef } from "react";
import { useLocation } from "react-router";
import { useToast } from "~/components/toast/toast-provider";
import { isUnreachable } from "~/forms/unreachable-result";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";

/**
 * A form in header, menu or footer that changes one setting without leaving the page. `back` is the
 * redirect target without JavaScript; `failed` titles the toast, with a retry button, that appears
 * when the server can't be reached.
 */
export function useSettingForm(action: "/language" | "/region", failed: string) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const fetcher = useFetcher();
  const last = useRef<FormData>(null);
  useActionResultEffect(fetcher.data, (result) => {
    if (!isUnreachable(result)) return;
    const again = () => void fetcher.submit(last.current, { method: "post", action });
    toast({
      title: failed,
      description: t("unreachable.text"),
      tone: "error",
      action: { label: t("unreachable.again"), onPress: again },
    });
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    last.current = new FormData(event.currentTarget, event.nativeEvent.submitter);
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
  };
  return { Form: fetcher.Form, action, back: `${pathname}${search}`, onSubmit };
}
