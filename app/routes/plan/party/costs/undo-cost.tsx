import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { partyHref } from "~/features/party/party-href";
import type { CostLine } from "~worker/domain/party-costs/schema";

/** What the toast is with scripts: says what was removed, and brings it back. */
export function UndoCost({ partyId, removed }: { partyId: string; removed: CostLine }) {
  const { t } = useTranslation("party-costs");
  return (
    <div
      role="status"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-line bg-raised px-4 py-3"
    >
      <p className="min-w-0 type-body break-words">{t("removed", { label: removed.label })}</p>
      <Form method="post" action={partyHref("costs", { id: partyId })}>
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="party" value={partyId} />
        <input type="hidden" name="line" value={JSON.stringify(removed)} />
        <Button type="submit" size="small">
          {t("undo")}
        </Button>
      </Form>
    </div>
  );
}
