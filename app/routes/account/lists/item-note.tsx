import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Field } from "~/components/ui/field";
import { EditIcon } from "~/components/ui/icons";
import { Failure } from "~/features/gift-lists/failure";
import type { ListResult } from "~/features/gift-lists/list-result";
import { useActionForm } from "~/forms/use-action-form";
import { type GiftListView, LIST_LIMITS } from "~worker/domain/gift-lists/schema";

/** The form for a gift's note, behind a button. */
export function ItemNote({
  listId,
  item,
  posted,
}: {
  listId: string;
  item: GiftListView["items"][number];
  posted: ListResult | undefined;
}) {
  const { t } = useTranslation("lists");
  const field = useId();
  const { name } = item.gift;
  const state = useActionForm({ intent: "note", id: `${item.giftId}`, posted });
  const { Form, form, outcome, pending, failed, done, problem, value } = state;
  const wrong = problem("note");
  return (
    <Disclosure
      label={t(item.note ? "note.edit" : "note.add")}
      name={t(item.note ? "note.editOf" : "note.addTo", { name })}
      icon={<EditIcon className="size-4.5" />}
      group="notes"
      open={failed}
      done={done}
    >
      <Form
        ref={form}
        method="post"
        action={`/lists/${listId}`}
        noValidate
        className="flex max-w-xl flex-col gap-3"
      >
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="which" value={item.giftId} />
        <Failure outcome={outcome} />
        <Field id={field} label={t("note.label")} error={wrong ? t(`errors:${wrong}`) : undefined}>
          <textarea
            key={item.note}
            id={field}
            name="note"
            rows={2}
            defaultValue={value("note", item.note)}
            placeholder={t("note.example")}
            maxLength={LIST_LIMITS.note}
            className="field field-sizing-content max-h-60"
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${field}-error` : undefined}
          />
        </Field>
        <Button type="submit" className="self-start" pending={pending} pendingText={t("saving")}>
          {t("save")}
        </Button>
      </Form>
    </Disclosure>
  );
}
