import { useTranslation } from "react-i18next";
import { FieldError } from "~/components/ui/field-error";
import { TextField } from "~/components/ui/text-field";
import { useFieldProps } from "~/forms/use-field-props";
import { CARES, OCCASIONS } from "~worker/domain/catalogue/vocabulary";
import { Disclosure } from "./disclosure";
import { type FieldFacts, type GiftFormFields, optional } from "./fields";

/** Whom the gift fits: what recommendations go by. All of it may stay empty. */
export function FitFields({ fields }: { fields: GiftFormFields }) {
  const { t } = useTranslation("gift-desk");
  const fieldProps = useFieldProps();
  const { tags, occasions, cares, ageFrom, ageTo } = fields;
  const hasError = [tags, occasions, cares, ageFrom, ageTo].some(({ errors }) => errors?.length);
  return (
    <Disclosure open={hasError} className="rounded-panel bg-sunk p-4" label={t("fit")}>
      <p className="mt-2 type-small text-soft">{t("fitNote")}</p>
      <div className="mt-4 grid gap-5">
        <div className="grid grid-cols-2 gap-4">
          {[ageFrom, ageTo].map((field) => (
            <TextField
              key={field.key}
              {...optional(fieldProps(field))}
              label={t(`fields.${field.name}`)}
              inputMode="numeric"
              maxLength={3}
            />
          ))}
        </div>
        <TextField {...optional(fieldProps(tags))} label={t("fields.tags")} maxLength={300} />
        <Choices field={occasions} values={OCCASIONS} group="occasions" />
        <Choices field={cares} values={CARES} group="cares" />
      </div>
    </Disclosure>
  );
}

type ChoicesProps = { field: FieldFacts; values: readonly string[]; group: string };

function Choices({ field, values, group }: ChoicesProps) {
  const { t } = useTranslation("gift-desk");
  const chosen = String(field.initialValue ?? "").split(/,\s*/);
  const error = field.errors?.[0];
  return (
    <fieldset aria-describedby={error ? `${field.id}-error` : undefined}>
      <legend className="type-label text-soft">{t(`fields.${field.name}`)}</legend>
      <div className="mt-2 flex max-h-48 flex-wrap gap-x-4 gap-y-1 overflow-y-auto">
        {values.map((value) => (
          <label key={value} className="flex min-h-8 items-center gap-2 type-small">
            <input
              type="checkbox"
              name={field.name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-4.5 accent-ink"
            />
            {t(`gifts:${group}.${value}`)}
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${field.id}-error`}>{t(`errors:${error}`)}</FieldError> : null}
    </fieldset>
  );
}
