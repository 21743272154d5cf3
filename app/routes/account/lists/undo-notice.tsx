import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import type { Removed } from "./open-list.server";

/** What the toast is with scripts: says what was removed, and puts it back. */
export function UndoNotice({ listId, removed }: { listId: string; removed: Removed }) {
  const { t } = useTranslation("lists");
  const { giftId, note, position, name } = removed;
  return (
    <div
      role="status"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-line bg-raised px-4 py-3"
    >
      <p className="type-body">{t("removed", { name })}</p>
      <Form method="post" action={`/lists/${listId}`}>
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="which" value={giftId} />
        <input type="hidden" name="note" value={note} />
        <input type="hidden" name="position" value={position} />
        <Button type="submit" size="small">
          {t("undo")}
        </Button>
      </Form>
    </div>
  );
}
