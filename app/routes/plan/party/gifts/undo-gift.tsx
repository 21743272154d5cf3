import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { partyHref } from "~/features/party/party-href";
import type { RemovedGift } from "~worker/domain/party-gifts/schema";

/** What the toast is with scripts: says what was removed, and brings it back. */
export function UndoGift({ partyId, removed }: { partyId: string; removed: RemovedGift }) {
  const { t } = useTranslation("party-gifts");
  return (
    <div
      role="status"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-line bg-raised px-4 py-3"
    >
      <p className="min-w-0 type-body break-words">{t("removed", { title: removed.title })}</p>
      <Form method="post" action={partyHref("gifts", { id: partyId })}>
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="party" value={partyId} />
        <input type="hidden" name="gift" value={JSON.stringify(removed)} />
        <Button type="submit" size="small">
          {t("undo")}
        </Button>
      </Form>
    </div>
  );
}
