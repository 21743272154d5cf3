import { type ReactNode, type SubmitEvent, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { loadWords } from "~/i18n.client";
import { Form, useSubmit } from "~/lib/router";
import { useLazyPart } from "~/lib/use-lazy-part";
import { useTranslation } from "~/translation";
import { FEEDBACK_PAGE } from "./feedback-fields";

/** Dialog and words come when somebody is about to need them; most visitors never do. */
async function loadDialog() {
  const words = loadWords(["feedback", "errors"]);
  const [module] = await Promise.all([import("./feedback-dialog"), words]);
  return module.default;
}

/**
 * Opens the feedback dialog. It is a form that goes to the feedback page, so it works without
 * scripts, and when the dialog can't be loaded.
 */
export function FeedbackButton({
  className,
  children,
}: {
  className: string;
  /** What the button shows; its words must be in it. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const submit = useSubmit();
  const { part: Dialog, request, prepare } = useLazyPart(loadDialog);
  const [open, setOpen] = useState(false);

  const openDialog = (event: SubmitEvent<HTMLFormElement>) => {
    if (pathname === FEEDBACK_PAGE) return;
    event.preventDefault();
    const form = event.currentTarget;
    request().then(
      () => {
        // Gives the focus back to the menu's button first, where the dialog will return it.
        form.closest<HTMLElement>("[popover]")?.hidePopover();
        setOpen(true);
      },
      () => submit(form),
    );
  };
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
