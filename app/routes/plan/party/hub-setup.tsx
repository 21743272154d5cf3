import { type SubmitEvent, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Form, useSubmit } from "react-router";
import { Button } from "~/components/ui/button";
import { partyHref } from "~/features/party/party-href";
import { useLazyPart } from "~/lib/use-lazy-part";

/** The dialog comes when somebody is about to need it. */
const loadDialog = () => import("./event-dialog").then((module) => module.default);

/**
 * Opens Event Setup. A form that goes to its page, so it works without scripts and without the
 * dialog.
 */
export function HubSetup({ firstDay }: { firstDay: string }) {
  const { t } = useTranslation("party");
  const submit = useSubmit();
  const { part: Dialog, request, prepare } = useLazyPart(loadDialog);
  const [open, setOpen] = useState(false);

  const openDialog = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    request().then(
      () => setOpen(true),
      () => submit(form),
    );
  };
  return (
    <>
      <Form action={partyHref("setup")} onSubmit={openDialog}>
        <Button
          type="submit"
          variant="ribbon"
          aria-haspopup="dialog"
          aria-label={t("getStartedWith", { name: t("cards.setup.title") })}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {t("getStarted")}
        </Button>
      </Form>
      {Dialog
        ? createPortal(
            <Dialog open={open} onClose={() => setOpen(false)} firstDay={firstDay} />,
            document.body,
          )
        : null}
    </>
  );
}
