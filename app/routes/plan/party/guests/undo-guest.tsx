import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import type { GuestFormAnswer } from "./guest-answer";

/** What the toast is with scripts: says who was taken off the list, and brings them back. */
export function UndoGuest({
  action,
  posted,
}: {
  action: string;
  posted: GuestFormAnswer | undefined;
}) {
  const { t } = useTranslation("guests");
  if (posted?.intent !== "remove" || !posted.guest) return null;
  return (
    <div
      role="status"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-line bg-raised px-4 py-3"
    >
      <p className="min-w-0 type-body break-words">
        {t("row.removed", { name: posted.guest.name })}
      </p>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="guest" value={JSON.stringify(posted.guest)} />
        <Button type="submit" size="small">
          {t("row.undo")}
        </Button>
      </Form>
    </div>
  );
}
