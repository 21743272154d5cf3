import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { partyHref } from "~/features/party/party-href";
import type { RemovedTask } from "./timeline-change.server";

/** What the toast is with scripts: says what was deleted, and brings it back. */
export function UndoTask({ partyId, removed }: { partyId: string; removed: RemovedTask }) {
  const { t } = useTranslation("timeline");
  return (
    <div
      role="status"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-line bg-raised px-4 py-3"
    >
      <p className="type-body">{t("deleted", { title: removed.title })}</p>
      <Form method="post" action={partyHref("timeline", { id: partyId })}>
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="party" value={partyId} />
        <input type="hidden" name="which" value={removed.id} />
        <input type="hidden" name="title" value={removed.title} />
        <input type="hidden" name="dueOn" value={removed.dueOn} />
        <input type="hidden" name="isDone" value={removed.isDone} />
        <Button type="submit" size="small">
          {t("undo")}
        </Button>
      </Form>
    </div>
  );
}
