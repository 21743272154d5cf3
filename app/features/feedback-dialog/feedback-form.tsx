import type { ReactNode, Ref } from "react";
import { FEEDBACK_LIMITS, FEEDBACK_TYPES } from "#shared/feedback/limits";
import type { FeedbackInput } from "#shared/feedback/schema";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/select-field";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import { HumanCheck } from "~/features/human-check/human-check";
import { useViewer } from "~/features/viewer/use-viewer";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { lazyValidator } from "~/forms/lazy-validator";
import { useFieldProps } from "~/forms/use-field-props";
import { useLazyValidatedForm } from "~/forms/use-lazy-validated-form";
import type { To } from "~/lib/address";
import type { FetcherWithComponents } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { FeedbackValues } from "./feedback-fields";

const useLazyValidate = lazyValidator(() =>
  import("./validate-feedback").then((module) => module.validateFeedback),
);

/** Suggestion first: it is what the form says unless somebody changes it. */
const TYPES = FEEDBACK_TYPES.toSorted(
  (one, other) => Number(other === "suggestion") - Number(one === "suggestion"),
);

type FeedbackFormProps = {
  outcome: ActionResult | undefined;
  /** What the fields hold at first; stays the same for as long as the form does. */
  start: FeedbackValues;
  fetcher: FetcherWithComponents<ActionResult>;
  action: To;
  /** What leads away without sending. */
  cancel: ReactNode;
  ref?: Ref<HTMLFormElement>;
};

/** E-mail, message and kind. Needs the namespaces "feedback" and "errors". */
export function FeedbackForm({ outcome, start, fetcher, action, cancel, ref }: FeedbackFormProps) {
  const { t } = useTranslation("feedback");
  const fieldProps = useFieldProps();
  const { username } = useViewer();
  const { fields, formProps } = useLazyValidatedForm<FeedbackInput>({
    id: "feedback",
    lastResult: outcome?.lastResult,
    defaultValue: start,
    validator: useLazyValidate(),
  });
  return (
    <fetcher.Form
      ref={ref}
      {...formProps}
      method="post"
      action={action}
      defaultShouldRevalidate={false}
      className="grid gap-5"
    >
      <FailureAlert failure={outcome} title={t("failed.title")} text={t("failed.text")} />
      <TextField
        key={fields.email.key}
        {...fieldProps(fields.email)}
        label={t("email")}
        type="email"
        autoComplete="email"
        maxLength={FEEDBACK_LIMITS.email}
      />
      <SelectField
        key={fields.type.key}
        {...fieldProps(fields.type)}
        label={t("type")}
        options={TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
      />
      <TextAreaField
        key={fields.message.key}
        {...fieldProps(fields.message)}
        label={t("message")}
        maxLength={FEEDBACK_LIMITS.messageMax}
      />
      <input type="hidden" name="path" defaultValue={fields.path.initialValue} />
      <div className="sr-only" aria-hidden="true">
        <TextField label={t("honeypot")} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {username === null && <HumanCheck result={outcome} />}
      <div className="mt-1 flex flex-wrap-reverse justify-end gap-3">
        {cancel}
        <Button
          type="submit"
          variant="ribbon"
          className="max-sm:w-full"
          pending={fetcher.state !== "idle"}
          pendingText={t("pending")}
        >
          {t("submit")}
        </Button>
      </div>
    </fetcher.Form>
  );
}
