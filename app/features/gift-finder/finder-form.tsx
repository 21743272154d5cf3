import { useForm } from "@conform-to/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FetcherWithComponents } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import type { RecommendInput } from "~worker/domain/recommendations/schema";
import { FINDER_ACTION, type FinderAnswer, type FinderField } from "./finder-answer";
import { useFinderOptions } from "./finder-options";

type Validate = typeof import("./validate-finder").validateFinder;

type FinderFormProps = {
  answer: FinderAnswer | null;
  fetcher: FetcherWithComponents<FinderAnswer>;
};

/** The six questions (spec §2). Needs the namespaces "home", "gifts" and "errors". */
export function FinderForm({ answer, fetcher }: FinderFormProps) {
  const { t } = useTranslation("home");
  const { validate, loadValidate } = useLateValidate();
  const [form, fields] = useForm<RecommendInput>({
    id: "finder",
    lastResult: answer?.lastResult ?? null,
    ...(answer?.values ? { defaultValue: answer.values } : {}),
    // Without a validator of its own Conform would ask the server at every key.
    ...(validate
      ? { shouldRevalidate: "onInput", onValidate: ({ formData }) => validate(formData) }
      : {}),
  });
  const options = useFinderOptions(answer?.values ?? null);
  const pending = fetcher.state !== "idle";

  const control = (name: FinderField) => {
    const { id, key, initialValue, errors } = fields[name];
    return {
      id,
      key,
      name,
      label: t(`finder.${name}`),
      defaultValue: initialValue ?? "",
      error: errors?.[0] ? t(`errors:${errors[0]}`) : undefined,
      "aria-required": true,
    };
  };
  const choice = (name: keyof typeof options) => {
    const { key, ...rest } = control(name);
    return (
      <SelectField key={key} {...rest} options={options[name]} placeholder={t("finder.choose")} />
    );
  };
  const { key: recipientKey, ...recipient } = control("recipient");
  const { key: interestsKey, label, error, ...interests } = control("interests");
  const hintId = `${interests.id}-description`;

  return (
    <fetcher.Form
      id={form.id}
      method="post"
      action={FINDER_ACTION}
      noValidate={form.noValidate}
      onSubmit={form.onSubmit}
      onFocus={loadValidate}
      className="mt-6"
    >
      {answer?.error && (
        <Alert title={t("failed.title")} className="mb-5">
          <p>{t(MESSAGES[answer.error] ?? `errors:${answer.error}`)}</p>
        </Alert>
      )}
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 lg:grid-cols-3 lg:gap-x-5 lg:gap-y-5">
        <TextField
          key={recipientKey}
          {...recipient}
          className="col-span-2 lg:col-span-1"
          placeholder={t("finder.recipientExample")}
          autoComplete="off"
          maxLength={200}
        />
        {choice("age")}
        {choice("occasion")}
        <Field id={interests.id} label={label} error={error} className="col-span-2 lg:col-span-1">
          <input
            key={interestsKey}
            {...interests}
            type="text"
            className="field"
            placeholder={t("finder.interestsExample")}
            autoComplete="off"
            maxLength={2000}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${hintId} ${interests.id}-error` : hintId}
          />
        </Field>
        {/* Below its own field on phones; on wide screens one quiet line below all six. */}
        <p
          id={hintId}
          className="type-label col-span-2 -mt-2 font-normal text-soft lg:order-last lg:col-span-3 lg:-mt-2.5"
        >
          {t("finder.interestsHint")}
        </p>
        {choice("budget")}
        {choice("relationship")}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          type="submit"
          variant="ribbon"
          className="w-full sm:w-auto"
          pending={pending}
          pendingText={t("finder.pending")}
        >
          {t("finder.submit")}
        </Button>
        <p className="type-label font-normal text-soft">{t("finder.note")}</p>
      </div>
    </fetcher.Form>
  );
}

let loaded: Validate | null = null;

const MESSAGES: Record<string, string> = {
  unreachable: "failed.text",
  badFormat: "failed.format",
};

/** The schema comes with the first focus and stays; until then the server alone checks. */
function useLateValidate() {
  const [validate, setValidate] = useState<Validate | null>(() => loaded);
  const loadValidate = () => {
    if (validate) return;
    import("./validate-finder").then(
      (module) => {
        loaded = module.validateFinder;
        setValidate(() => module.validateFinder);
      },
      // The server checks again anyway; the next focus tries once more.
      () => {},
    );
  };
  return { validate, loadValidate };
}
