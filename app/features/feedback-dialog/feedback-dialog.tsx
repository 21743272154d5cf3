import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { useViewer } from "~/features/viewer/use-viewer";
import type { ActionResult } from "~/forms/action-result";
import { useTranslation } from "~/translation";
import { DIALOG_ACTION, type FeedbackValues } from "./feedback-fields";
import { FeedbackForm } from "./feedback-form";
import { useFeedback } from "./use-feedback";

/**
 * The form over any page. Closed without sending, it keeps what was typed for the next time; a
 * success empties it.
 */
export default function FeedbackDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("feedback");
  const { pathname } = useLocation();
  const { email } = useViewer();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Partial<FeedbackValues>>({});
  // A result belongs to the opening that sent the form.
  const [seen, setSeen] = useState<ActionResult | undefined>();
  const fetcher = useFeedback(() => close({}));
  const outcome = fetcher.data === seen ? undefined : fetcher.data;

  const close = (next: Partial<FeedbackValues>) => {
    setDraft(next);
    setSeen(fetcher.data);
    onClose();
  };
  const keepAndClose = () => {
    // The browser tells of every closing, of one that has been dealt with too.
    if (form.current) close(Object.fromEntries(new FormData(form.current)));
  };
  useEffect(() => {
    if (!open) return;
    const fields = form.current?.querySelectorAll<HTMLInputElement>("#feedback-email, textarea");
    [...(fields ?? [])].find((field) => !field.value)?.focus();
  }, [open]);
  return (
    <Dialog
      open={open}
      onClose={keepAndClose}
      title={t("title")}
      description={t("lead")}
      closeLabel={t("close")}
    >
      <FeedbackForm
        ref={form}
        outcome={outcome}
        start={{ email: email ?? "", message: "", type: "suggestion", ...draft, path: pathname }}
        fetcher={fetcher}
        action={DIALOG_ACTION}
        cancel={
          <Button variant="text" className="max-sm:w-full" onClick={keepAndClose}>
            {t("cancel")}
          </Button>
        }
      />
    </Dialog>
  );
}
