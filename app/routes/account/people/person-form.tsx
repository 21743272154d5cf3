import { RELATIONSHIPS } from "#shared/catalogue/vocabulary";
import { formatMonth } from "#shared/format/dates";
import { PEOPLE_LIMITS } from "#shared/people/limits";
import type { PersonField } from "#shared/people/schema";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/select-field";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { useActionForm } from "~/forms/use-action-form";
import type { To } from "~/lib/address";
import { useTranslation } from "~/translation";

export type PersonValues = Partial<Record<PersonField, string>>;

type PersonFormProps = {
  intent: "add" | "edit";
  action: To;
  start: PersonValues;
  /** The address of the answer that the person is kept from. */
  known?: string | undefined;
  posted: ActionResult | undefined;
  onDone?: () => void;
};

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** What can be told about a person; only the name has to be. */
export function PersonForm({ intent, action, start, known, posted, onDone }: PersonFormProps) {
  const { t, i18n } = useTranslation("recipients");
  const { Form, form, outcome, pending, problem, value } = useActionForm(
    { intent, posted },
    onDone,
  );
  const field = (name: PersonField, ...others: PersonField[]) => {
    const wrong = [name, ...others].map(problem).find(Boolean);
    return {
      name,
      defaultValue: value(name, start[name]),
      error: wrong ? t(`errors:${wrong}`) : undefined,
    };
  };
  const wish = { rows: 2, maxLength: PEOPLE_LIMITS.wishes };
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      className="flex max-w-3xl flex-col gap-5"
    >
      <input type="hidden" name="intent" value={intent} />
      {known ? <input type="hidden" name="known" value={known} /> : null}
      <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
      <TextField
        {...field("name")}
        label={t("form.name")}
        maxLength={PEOPLE_LIMITS.name}
        autoComplete="off"
        aria-required
      />
      <SelectField
        {...field("relationship")}
        label={t("form.relationship")}
        placeholder={t("form.unsaid")}
        options={RELATIONSHIPS.map((one) => ({
          value: one,
          label: t(`gifts:relationships.${one}`),
        }))}
      />
      <fieldset className="grid gap-x-4 gap-y-3 xs:grid-cols-[1fr_5rem] sm:grid-cols-3">
        <legend className="type-label mb-1.5 font-semibold">{t("form.birthday")}</legend>
        <SelectField
          {...field("month")}
          label={t("form.month")}
          placeholder={t("form.unsaid")}
          options={MONTHS.map((month) => ({
            value: `${month}`,
            label: formatMonth(month, i18n.language),
          }))}
        />
        <TextField {...field("day")} label={t("form.day")} inputMode="numeric" maxLength={2} />
        <div className="xs:col-span-2 sm:col-span-1">
          <TextField {...field("born")} label={t("form.born")} inputMode="numeric" maxLength={4} />
        </div>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextAreaField
          {...field("likes")}
          {...wish}
          label={t("form.likes")}
          placeholder={t("form.likesExample")}
        />
        <TextAreaField
          {...field("avoid")}
          {...wish}
          label={t("form.avoid")}
          placeholder={t("form.avoidExample")}
        />
        <TextAreaField
          {...field("owns")}
          {...wish}
          label={t("form.owns")}
          placeholder={t("form.ownsExample")}
        />
        <TextAreaField
          {...field("needs")}
          {...wish}
          label={t("form.needs")}
          hint={t("form.needsHint")}
        />
      </div>
      <TextField
        {...field("sizes")}
        label={t("sizes")}
        placeholder={t("form.sizesExample")}
        maxLength={PEOPLE_LIMITS.sizes}
        autoComplete="off"
      />
      <TextAreaField
        {...field("notes")}
        rows={2}
        label={t("notes")}
        hint={t("form.notesHint")}
        maxLength={PEOPLE_LIMITS.notes}
      />
      <Button
        type="submit"
        variant="ribbon"
        className="self-start"
        pending={pending}
        pendingText={t("form.saving")}
      >
        {t("form.save")}
      </Button>
    </Form>
  );
}
