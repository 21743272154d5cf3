import type { i18n } from "i18next";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Form, useLocation } from "react-router";
import { FEEDBACK_PAGE } from "./feedback-answer";

type FeedbackDialog = typeof import("./feedback-dialog").default;

/** Dialog and words come when somebody is about to need them; most visitors never do. */
async function loadDialog(i18n: i18n): Promise<FeedbackDialog> {
  const words = i18n.loadNamespaces(["feedback", "errors"]);
  const [module] = await Promise.all([import("./feedback-dialog"), words]);
  return module.default;
}

/**
 * Opens the feedback dialog. It is a form that goes to the feedback page, so it works without scripts,
 * and when the dialog can't be loaded.
 */
export function FeedbackButton({
  className,
  children,
}: {
  className: string;
  /** What the button shows; its words must be in it. */
  children: ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const [Dialog, setDialog] = useState<FeedbackDialog | null>(null);
  const [open, setOpen] = useState(false);

  const openDialog = (event: SubmitEvent<HTMLFormElement>) => {
    if (pathname === FEEDBACK_PAGE) return;
    event.preventDefault();
    const form = event.currentTarget;
    loadDialog(i18n).then(
      (dialog) => {
        // Gives the focus back to the menu's button first, where the dialog will return it.
        form.closest<HTMLElement>("[popover]")?.hidePopover();
        setDialog(() => dialog);
        setOpen(true);
      },
      () => form.submit(),
    );
  };
  const prepare = () => void loadDialog(i18n).catch(() => {});
  return (
    <>
      <Form action={FEEDBACK_PAGE} onSubmit={openDialog}>
        <input type="hidden" name="path" value={pathname} />
        <button
          type="submit"
          aria-haspopup="dialog"
          className={className}
          title={t("nav.feedback")}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {children}
        </button>
      </Form>
      {Dialog
        ? createPortal(<Dialog open={open} onClose={() => setOpen(false)} />, document.body)
        : null}
    </>
  );
}
