import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { SelectField, type SelectOption } from "~/components/ui/select-field";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { lazyValidator } from "~/forms/lazy-validator";
import { useFieldProps } from "~/forms/use-field-props";
import { useLazyValidatedForm } from "~/forms/use-lazy-validated-form";
import { type NewRequestInput, REQUEST_LIMITS } from "~worker/domain/event-requests/schema";

const useLazyValidate = lazyValidator(() =>
  import("~/features/requests/validate-request").then((module) => module.validateRequest),
);

type RequestFormProps = {
  failure: ActionResult | undefined;
  /** The person's parties; without any there is nothing to choose. */
  parties: readonly SelectOption[];
  /** The one that they come from. */
  party: string;
};

/** Subject, party and question. */
export function RequestForm({ failure, parties, party }: RequestFormProps) {
  const { t } = useTranslation("requests");
  const { state } = useNavigation();
  const fieldProps = useFieldProps();
  const { fields, formProps } = useLazyValidatedForm<NewRequestInput>({
    id: "request",
    lastResult: failure?.lastResult,
    defaultValue: { partyId: party },
    validator: useLazyValidate(),
  });
  const { "aria-required": _, ...partyProps } = fieldProps(fields.partyId);
  return (
    <Form {...formProps} method="post" aria-labelledby="ask" className="grid min-w-0 gap-5">
      <h2 id="ask" className="type-panel">
        {t("own.ask")}
      </h2>
      <FailureAlert failure={failure} title={t("own.failed")} />
      <TextField
        key={fields.subject.key}
        {...fieldProps(fields.subject)}
        label={t("own.subject")}
        hint={t("own.subjectHint")}
        maxLength={REQUEST_LIMITS.subject}
        autoComplete="off"
      />
      {parties.length > 0 ? (
        <SelectField
          key={fields.partyId.key}
          {...partyProps}
          label={t("own.party")}
          placeholder={t("own.noParty")}
          options={parties}
        />
      ) : null}
      <TextAreaField
        key={fields.message.key}
        {...fieldProps(fields.message)}
        label={t("own.message")}
        maxLength={REQUEST_LIMITS.messageMax}
      />
      <Button
        type="submit"
        variant="ribbon"
        className="justify-self-start max-sm:w-full"
        pending={state === "submitting"}
        pendingText={t("own.pending")}
      >
        {t("own.submit")}
      </Button>
    </Form>
  );
}
