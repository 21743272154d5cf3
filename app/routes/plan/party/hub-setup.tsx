import type { i18n } from "i18next";
import { type SubmitEvent, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { partyHref } from "~/features/party/party-href";

type EventDialog = typeof import("./event-dialog").default;

/** The dialog comes when somebody is about to need it; its words with it. */
async function loadDialog(i18n: i18n): Promise<EventDialog> {
  const words = i18n.loadNamespaces(["party", "errors"]);
  const [module] = await Promise.all([import("./event-dialog"), words]);
  return module.default;
}

/** Opens Event Setup. A form that goes to its page, so it works without scripts and without the dialog. */
export function HubSetup({ firstDay }: { firstDay: string }) {
  const { t, i18n } = useTranslation("party");
  const [Dialog, setDialog] = useState<EventDialog | null>(null);
  const [open, setOpen] = useState(false);

  const openDialog = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    loadDialog(i18n).then(
      (dialog) => {
        setDialog(() => dialog);
        setOpen(true);
      },
      () => form.submit(),
    );
  };
  const prepare = () => void loadDialog(i18n).catch(() => {});
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
