import { digitsOf } from "#shared/format/money";
import { OWN_ITEM_LIMITS, type OwnItem, PRIORITIES } from "#shared/gift-lists/own-items";
import { SelectField } from "~/components/ui/select-field";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import type { ActionForm } from "~/forms/use-action-form";
import { useTranslation } from "~/translation";

type OwnItemFieldsProps = Pick<ActionForm, "problem" | "value"> & {
  /** What the fields show before anything is typed. */
  item?: Partial<OwnItem> | undefined;
};

/** The fields of an item that a person adds to a list themselves. Needs "lists" and "errors". */
export function OwnItemFields({ problem, value, item = {} }: OwnItemFieldsProps) {
  const { t } = useTranslation("lists");
  const price = typeof item.priceCents === "number" ? digitsOf(item.priceCents) : "";
  const field = (name: string, stored: string) => {
    const wrong = problem(name);
    return {
      name,
      defaultValue: value(name, stored),
      error: wrong ? t(`errors:${wrong}`) : undefined,
    };
  };
  return (
    <>
      <TextField
        {...field("name", item.name ?? "")}
        label={t("own.name")}
        hint={t("own.nameHint")}
        maxLength={OWN_ITEM_LIMITS.name}
        autoComplete="off"
      />
      <TextField
        {...field("url", item.url ?? "")}
        label={t("own.url")}
        inputMode="url"
        maxLength={OWN_ITEM_LIMITS.url}
        autoComplete="off"
      />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          {...field("price", price)}
          label={t("own.price")}
          inputMode="decimal"
          maxLength={OWN_ITEM_LIMITS.price}
          autoComplete="off"
        />
        <TextField
          {...field("quantity", `${item.quantity ?? 1}`)}
          label={t("own.quantity")}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
        />
        <SelectField
          {...field("priority", item.priority ?? "normal")}
          label={t("own.priority")}
          options={PRIORITIES.map((value) => ({ value, label: t(`own.priorities.${value}`) }))}
        />
      </div>
      <TextAreaField
        {...field("note", item.note ?? "")}
        label={t("own.note")}
        placeholder={t("own.noteExample")}
        rows={2}
        maxLength={OWN_ITEM_LIMITS.note}
      />
    </>
  );
}
