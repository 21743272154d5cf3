import { useTranslation } from "react-i18next";
import type { FetcherWithComponents } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/select-field";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import { categoryName } from "~/features/gift-card/category-name";
import { FailureAlert } from "~/forms/failure-alert";
import { lazyValidator } from "~/forms/lazy-validator";
import { useFieldProps } from "~/forms/use-field-props";
import { useLazyValidatedForm } from "~/forms/use-lazy-validated-form";
import { THEME_IDS, themeOf } from "~worker/domain/catalogue/themes";
import { CATEGORIES, HOLIDAYS, SEASONS } from "~worker/domain/catalogue/vocabulary";
import { GIFT_FIELDS, GIFT_LIMITS, type GiftValues } from "~worker/domain/gift-desk/schema";
import { optional } from "./fields";
import { FitFields } from "./fit-fields";
import type { GiftResult } from "./gift-result";
import { PictureField } from "./picture-field";
import { TranslationFields } from "./translation-fields";

const useLazyValidate = lazyValidator(() =>
  import("./validate-gift").then((module) => module.validateGift),
);

const EMPTY = Object.fromEntries(
  GIFT_FIELDS.map((field) => [field, field === "isActive" ? "true" : ""]),
) as GiftValues;

/** Categories of ours, which the field suggests; any other text is a category too (spec §3). */
const SUGGESTED = [...CATEGORIES, ...THEME_IDS.map((id) => themeOf(id).name)];

type GiftFormProps = {
  outcome: GiftResult | undefined;
  fetcher: FetcherWithComponents<GiftResult>;
  /** Null for a new one. */
  gift: { id: number; version: number; values: GiftValues } | null;
};

/** The gift form (spec §5). Needs the namespaces "gift-desk", "gifts" and "errors". */
export function GiftForm({ outcome, fetcher, gift }: GiftFormProps) {
  const { t } = useTranslation("gift-desk");
  const fieldProps = useFieldProps();
  const { fields, formProps } = useLazyValidatedForm<GiftValues>({
    id: "gift",
    lastResult: outcome?.lastResult,
    defaultValue: gift
      ? { ...gift.values, category: categoryName(t, gift.values.category) }
      : EMPTY,
    validator: useLazyValidate(),
  });
  const choices = (values: readonly string[], group: string) =>
    values.map((value) => ({ value, label: t(`gifts:${group}.${value}`) }));
  return (
    <fetcher.Form
      {...formProps}
      method="post"
      action={`/dev/gifts/${gift?.id ?? "new"}`}
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
          options={choices(SEASONS, "seasons")}
        />
        <SelectField
          key={fields.holiday.key}
          {...optional(fieldProps(fields.holiday))}
          label={t("fields.holiday")}
          placeholder={t("none")}
          options={choices(HOLIDAYS, "seasons")}
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
  const { t } = useTranslation("gift-desk");
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
