import { useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { partyHref } from "~/features/party/party-href";
import { useNavigate } from "~/lib/router";
import { useTranslation } from "~/translation";
import { EventForm } from "./event-form";
import type { EventResult, EventValues } from "./event-result";
import { useEvent } from "./event-send";

type EventDialogProps = { open: boolean; onClose: () => void; firstDay: string };

/** Event Setup over the page. Closed without sending, it keeps what was typed for the next time. */
export default function EventDialog({ open, onClose, firstDay }: EventDialogProps) {
  const { t } = useTranslation("party");
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<EventValues>({});
  // A result belongs to the opening that sent the form.
  const [seen, setSeen] = useState<EventResult | undefined>();
  const navigate = useNavigate();
  const fetcher = useEvent(false, ({ result }) => {
    close({});
    if (result?.partyId) void navigate(partyHref("overview", { id: result.partyId }));
  });
  const outcome = fetcher.data === seen ? undefined : fetcher.data;

  const close = (next: EventValues) => {
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
    form.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  }, [open]);
  return (
    <Dialog
      open={open}
      onClose={keepAndClose}
      title={t("setup.title")}
      description={t("setup.lead")}
      closeLabel={t("setup.close")}
    >
      <EventForm
        ref={form}
        partyId={null}
        outcome={outcome}
        start={draft}
        firstDay={firstDay}
        fetcher={fetcher}
        cancel={
          <Button variant="text" className="max-sm:w-full" onClick={keepAndClose}>
            {t("setup.cancel")}
          </Button>
        }
      />
    </Dialog>
  );
}
