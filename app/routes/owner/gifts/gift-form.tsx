import { type ComponentProps, useRef, useState } from "react";
import {
  GIFT_FIELDS,
  GIFT_LIMITS,
  type GiftField,
  type GiftValues,
} from "#shared/catalogue/admin/schema";
import { DEFAULT_PICTURE, pictureOfCategory } from "#shared/catalogue/pictures";
import { THEME_IDS, themeOf } from "#shared/catalogue/themes";
import {
  CARES,
  CATEGORIES,
  HOLIDAYS,
  type Holiday,
  OCCASIONS,
  SEASONS,
  type Season,
} from "#shared/catalogue/vocabulary";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { FieldError } from "~/components/ui/field-error";
import { SelectField } from "~/components/ui/select-field";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import { categoryName } from "~/features/gift-card/category-name";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { FailureAlert } from "~/forms/failure-alert";
import { lazyValidator } from "~/forms/lazy-validator";
import { useFieldProps } from "~/forms/use-field-props";
import { useLazyValidatedForm } from "~/forms/use-lazy-validated-form";
import { href } from "~/lib/address";
import type { FetcherWithComponents } from "~/lib/router";
import { type ErrorKey, type QualifiedKey, useTranslation } from "~/translation";
import { Disclosure } from "./disclosure";
import type { GiftResult } from "./gift-result";

const useLazyValidate = lazyValidator(() =>
  import("./validate-gift").then((module) => module.validateGift),
);

const EMPTY = Object.fromEntries(
  GIFT_FIELDS.map((field) => [field, field === "isActive" ? "true" : ""]),
) as GiftValues;

/** Categories of ours, which the field suggests; any other text is a category too. */
const SUGGESTED = [...CATEGORIES, ...THEME_IDS.map((id) => themeOf(id).name)];

type GiftFormProps = {
  outcome: GiftResult | undefined;
  fetcher: FetcherWithComponents<GiftResult>;
  /** Null for a new one. */
  gift: { id: number; version: number; values: GiftValues } | null;
};

/** The gift form. Needs the namespaces "gift-admin", "gifts" and "errors". */
export function GiftForm({ outcome, fetcher, gift }: GiftFormProps) {
  const { t } = useTranslation("gift-admin");
  const fieldProps = useFieldProps();
  const { fields, formProps } = useLazyValidatedForm<GiftValues>({
    id: "gift",
    lastResult: outcome?.lastResult,
    defaultValue: gift
      ? { ...gift.values, category: categoryName(t, gift.values.category) }
      : EMPTY,
    validator: useLazyValidate(),
  });
  const seasons = (values: readonly (Season | Holiday)[]) =>
    values.map((value) => ({ value, label: t(`gifts:seasons.${value}`) }));
  return (
    <fetcher.Form
      {...formProps}
      method="post"
      action={href("/dev/gifts/:id", { id: gift?.id ?? "new" })}
      className="grid gap-5"
    >
      {outcome?.error === "changedMeanwhile" ? (
        <VersionConflict outcome={outcome} />
      ) : (
        <FailureAlert failure={outcome} title={outcome?.message?.title ?? t("notSaved")} />
      )}
      <input type="hidden" name="version" value={outcome?.result?.version ?? gift?.version ?? 0} />
      <TextField
        key={fields.name.key}
        {...fieldProps(fields.name)}
        label={t("fields.name")}
        maxLength={GIFT_LIMITS.name}
      />
      <TextAreaField
        key={fields.description.key}
        {...fieldProps(fields.description)}
        label={t("fields.description")}
        maxLength={GIFT_LIMITS.description}
      />
      <PictureField key={fields.imageUrl.key} {...fieldProps(fields.imageUrl)} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          key={fields.price.key}
          {...fieldProps(fields.price)}
          label={t("fields.price")}
          hint={t("hints.price")}
          inputMode="decimal"
        />
        <TextField
          key={fields.category.key}
          {...fieldProps(fields.category)}
          label={t("fields.category")}
          hint={t("hints.category")}
          maxLength={GIFT_LIMITS.category}
          list="gift-categories"
          autoComplete="off"
        />
        <datalist id="gift-categories">
          {SUGGESTED.map((category) => (
            <option key={category} value={categoryName(t, category)} />
          ))}
        </datalist>
      </div>
      <TextField
        key={fields.storeUrl.key}
        {...fieldProps(fields.storeUrl)}
        label={t("fields.storeUrl")}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField
          key={fields.season.key}
          {...optional(fieldProps(fields.season))}
          label={t("fields.season")}
          placeholder={t("none")}
          options={seasons(SEASONS)}
        />
        <SelectField
          key={fields.holiday.key}
          {...optional(fieldProps(fields.holiday))}
          label={t("fields.holiday")}
          placeholder={t("none")}
          options={seasons(HOLIDAYS)}
        />
        <SelectField
          key={fields.isActive.key}
          {...fieldProps(fields.isActive)}
          label={t("fields.isActive")}
          options={[
            { value: "true", label: t("shown") },
            { value: "false", label: t("hidden") },
          ]}
        />
      </div>
      <FitFields fields={fields} />
      <TranslationFields fields={fields} />
      <div className="mt-1 flex flex-wrap-reverse justify-end gap-3">
        <Button
          type="submit"
          variant="ribbon"
          className="max-sm:w-full"
          pending={fetcher.state !== "idle"}
          pendingText={t("saving")}
        >
          {t(gift ? "save" : "create")}
        </Button>
      </div>
    </fetcher.Form>
  );
}

/** What somebody else saved, beside what is in the form; saving again keeps the form's. */
function VersionConflict({ outcome }: { outcome: GiftResult }) {
  const { t } = useTranslation("gift-admin");
  const { conflicts = [] } = outcome.result ?? {};
  return (
    <Alert title={outcome.message?.title ?? t("notSaved")} tone="warn">
      <p>{t("errors:changedMeanwhile")}</p>
      {conflicts.length > 0 ? (
        <dl className="mt-3 grid gap-2 type-small">
          {conflicts.map(({ field, value }) => (
            <div key={field}>
              <dt className="text-soft">{t(`fields.${field}`)}</dt>
              <dd className="wrap-anywhere">{value || t("none")}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Alert>
  );
}

const LANGUAGES = [
  { code: "fr", name: "nameFr", description: "descriptionFr" },
  { code: "es", name: "nameEs", description: "descriptionEs" },
  { code: "zh", name: "nameZh", description: "descriptionZh" },
] as const;

/** The gift's words in the other languages; an empty one shows the English. */
function TranslationFields({ fields }: { fields: GiftFormFields }) {
  const { t } = useTranslation("gift-admin");
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

/** Whom the gift fits: what recommendations go by. All of it may stay empty. */
function FitFields({ fields }: { fields: GiftFormFields }) {
  const { t } = useTranslation("gift-admin");
  const fieldProps = useFieldProps();
  const { tags, occasions, cares, ageFrom, ageTo } = fields;
  const hasError = [tags, occasions, cares, ageFrom, ageTo].some(({ errors }) => errors?.length);
  return (
    <Disclosure open={hasError} className="rounded-panel bg-sunk p-4" label={t("fit")}>
      <p className="mt-2 type-small text-soft">{t("fitNote")}</p>
      <div className="mt-4 grid gap-5">
        <div className="grid grid-cols-2 gap-4">
          {(["ageFrom", "ageTo"] as const).map((name) => (
            <TextField
              key={fields[name].key}
              {...optional(fieldProps(fields[name]))}
              label={t(`fields.${name}`)}
              inputMode="numeric"
              maxLength={3}
            />
          ))}
        </div>
        <TextField {...optional(fieldProps(tags))} label={t("fields.tags")} maxLength={300} />
        <Choices
          field={occasions}
          label={t("fields.occasions")}
          values={OCCASIONS}
          keyOf={(value) => `gifts:occasions.${value}`}
        />
        <Choices
          field={cares}
          label={t("fields.cares")}
          values={CARES}
          keyOf={(value) => `gifts:cares.${value}`}
        />
      </div>
    </Disclosure>
  );
}

type ChoicesProps<Value> = {
  field: FieldFacts;
  label: string;
  values: readonly Value[];
  keyOf: (value: Value) => QualifiedKey;
};

function Choices<Value extends string>({ field, label, values, keyOf }: ChoicesProps<Value>) {
  const { t } = useTranslation("gift-admin");
  const chosen = String(field.initialValue ?? "").split(/,\s*/);
  const error = field.errors?.[0];
  return (
    <fieldset aria-describedby={error ? `${field.id}-error` : undefined}>
      <legend className="type-label text-soft">{label}</legend>
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
            {t(keyOf(value))}
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${field.id}-error`}>{t(`errors:${error}`)}</FieldError> : null}
    </fieldset>
  );
}

/** What the parts of the form need of a field. */
type FieldFacts = {
  id: string;
  name: string;
  key: string | undefined;
  initialValue?: string | undefined;
  errors?: ErrorKey[] | undefined;
};
type GiftFormFields = Record<GiftField, FieldFacts>;

/** The props of a field that may stay empty. */
const optional = <Props extends { "aria-required": boolean }>({
  "aria-required": _,
  ...props
}: Props) => props;

const OURS = [
  { key: "default" as const, src: DEFAULT_PICTURE },
  ...CATEGORIES.map((category) => ({ key: category, src: pictureOfCategory(category) })),
];

type PictureFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "defaultValue"> & {
  defaultValue: string;
};

/** The picture's address, what it will look like, and our own pictures to choose from. */
function PictureField({ defaultValue, ...field }: PictureFieldProps) {
  const { t } = useTranslation("gift-admin");
  const box = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState(defaultValue);
  const isOurs = address.startsWith("/");
  const choose = (src: string) => {
    const input = box.current?.querySelector("input");
    if (!input) return;
    input.value = src;
    setAddress(src);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div ref={box} className="grid gap-3 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <TextField
          {...field}
          label={t("fields.imageUrl")}
          hint={t(address === "" || isOurs ? "hints.picture" : "hints.outside")}
          defaultValue={defaultValue}
          onChange={(event) => setAddress(event.target.value.trim())}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Disclosure className="mt-2" label={t("pictures")}>
          <ul className="mt-2 grid grid-cols-4 gap-2">
            {OURS.map(({ key, src }) => {
              const name = key === "default" ? t("defaultPicture") : t(`gifts:categories.${key}`);
              return (
                <li key={key}>
                  <button
                    type="button"
                    aria-label={t("choosePicture", { name })}
                    aria-pressed={address === src}
                    onClick={() => choose(src)}
                    className="block w-full rounded-panel border-2 border-transparent p-0.5 aria-pressed:border-ink"
                  >
                    <GiftPicture src={src} alt="" eager={false} />
                  </button>
                </li>
              );
            })}
          </ul>
        </Disclosure>
      </div>
      <figure className="w-36">
        <GiftPicture src={isOurs ? address : DEFAULT_PICTURE} alt={t("preview")} eager={false} />
      </figure>
    </div>
  );
}
