import { useTranslation } from "react-i18next";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import { useFieldProps } from "~/forms/use-field-props";
import { GIFT_LIMITS } from "~worker/domain/gift-desk/schema";
import { Disclosure } from "./disclosure";
import { type GiftFormFields, optional } from "./fields";

const LANGUAGES = [
  { code: "fr", name: "nameFr", description: "descriptionFr" },
  { code: "es", name: "nameEs", description: "descriptionEs" },
  { code: "zh", name: "nameZh", description: "descriptionZh" },
] as const;

/** The gift's words in the other languages; an empty one shows the English. */
export function TranslationFields({ fields }: { fields: GiftFormFields }) {
  const { t } = useTranslation("gift-desk");
  const fieldProps = useFieldProps();
  const hasError = LANGUAGES.some(
    ({ name, description }) => fields[name].errors?.length || fields[description].errors?.length,
  );
  return (
    <Disclosure open={hasError} className="rounded-panel bg-sunk p-4" label={t("translations")}>
      <p className="mt-2 type-small text-soft">{t("translationsNote")}</p>
      <div className="mt-4 grid gap-5">
        {LANGUAGES.map(({ code, name, description }) => (
          <div key={code} className="grid gap-3">
            <TextField
              key={fields[name].key}
              {...optional(fieldProps(fields[name]))}
              lang={code}
              label={t(`fields.${name}`)}
              maxLength={GIFT_LIMITS.name}
            />
            <TextAreaField
              key={fields[description].key}
              {...optional(fieldProps(fields[description]))}
              lang={code}
              label={t(`fields.${description}`)}
              maxLength={GIFT_LIMITS.description}
            />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
