import { type KeyboardEvent, useEffect, useRef } from "react";
import type { RecommendInput } from "#shared/brief/schema";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { useLazyValidatedForm } from "~/forms/use-lazy-validated-form";
import type { FetcherWithComponents } from "~/lib/router";
import { useTranslation } from "~/translation";
import {
  FINDER_ACTION,
  type FinderAnswer,
  type FinderFailure,
  type FinderField,
  type FinderValues,
} from "./finder-answer";
import { useFinderOptions } from "./finder-options";
import { useLazyValidate } from "./use-lazy-validate";

type FinderFormProps = {
  answer: FinderAnswer | null;
  /** What the fields hold at first; stays the same for as long as the form does. */
  start: FinderValues | null;
  fetcher: FetcherWithComponents<FinderAnswer>;
};

/** The six questions. Needs the namespaces "home", "gifts" and "errors". */
export function FinderForm({ answer, start, fetcher }: FinderFormProps) {
  const { t } = useTranslation("home");
  const { fields, formProps } = useLazyValidatedForm<RecommendInput>({
    id: "finder",
    lastResult: answer?.lastResult,
    ...(start ? { defaultValue: start } : {}),
    validator: useLazyValidate(),
  });
  const options = useFinderOptions(start);
  const pending = fetcher.state !== "idle";
  const alert = useFocusOnFailure(answer);

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
  const choice = (name: keyof typeof options, className: string) => {
    const { key, ...rest } = control(name);
    const placeholder = t("finder.choose");
    return (
      <SelectField key={key} {...rest} {...{ placeholder, className }} options={options[name]} />
    );
  };
  const { key: recipientKey, ...recipient } = control("recipient");
  const { key: interestsKey, label, error, ...interests } = control("interests");
  const hintId = `${interests.id}-description`;

  return (
    <fetcher.Form {...formProps} method="post" action={FINDER_ACTION} className="mt-6">
      {answer?.error && (
        <Alert ref={alert} title={t("failed.title")} className="mb-5">
          <p>{t(keyOf(answer.error))}</p>
        </Alert>
      )}
      {start?.known && <input type="hidden" name="known" value={start.known} />}
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 lg:grid-cols-6 lg:gap-x-5 lg:gap-y-5">
        <TextField
          key={recipientKey}
          {...recipient}
          className="col-span-2"
          placeholder={t("finder.recipientExample")}
          autoComplete="off"
          maxLength={200}
        />
        {choice("age", "lg:col-span-2")}
        {choice("occasion", "lg:col-span-2")}
        <Field id={interests.id} label={label} error={error} className="col-span-2 lg:col-span-6">
          <textarea
            key={interestsKey}
            {...interests}
            rows={2}
            onKeyDown={sendOnCommandEnter}
            className="field field-sizing-content max-h-60 min-h-19! resize-none"
            placeholder={t("finder.interestsExample")}
            autoComplete="off"
            maxLength={2000}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${hintId} ${interests.id}-error` : hintId}
          />
          <p id={hintId} className="type-label font-normal text-soft">
            {t("finder.interestsHint")}
          </p>
        </Field>
        {choice("budget", "lg:col-span-3")}
        {choice("relationship", "lg:col-span-3")}
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

/** Enter makes a line, as in every text field of several; with Ctrl or Cmd it sends. */
function sendOnCommandEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Takes view and focus to what went wrong, for an answer that arrives in an open page. */
function useFocusOnFailure(answer: FinderAnswer | null) {
  const alert = useRef<HTMLDivElement>(null);
  const seen = useRef(answer);
  useEffect(() => {
    if (seen.current === answer) return;
    seen.current = answer;
    if (!answer?.error) return;
    alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView({ block: "center" });
  }, [answer]);
  return alert;
}

function keyOf(failure: FinderFailure) {
  if (failure === "unreachable") return "failed.again";
  return failure === "badFormat" ? "failed.format" : (`errors:${failure}` as const);
}
