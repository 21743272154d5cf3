import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { EVENT_TYPES, PARTY_LIMITS, type PartyInput } from "#shared/party/plans/schema";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/select-field";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import { partyHref } from "~/features/party/party-href";
import { FailureAlert } from "~/forms/failure-alert";
import { lazyValidator } from "~/forms/lazy-validator";
import { useFieldProps } from "~/forms/use-field-props";
import { useLazyValidatedForm } from "~/forms/use-lazy-validated-form";
import type { FetcherWithComponents } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { EventResult, EventValues } from "./event-result";

const useLazyValidate = lazyValidator(() =>
  import("./event-validate").then((module) => module.validateEvent),
);

type EventFormProps = {
  /** The party that changes; null for a new one. */
  partyId: string | null;
  outcome: EventResult | undefined;
  /** What the fields hold at first; stays the same for as long as the form does. */
  start: EventValues;
  /** The first day that can be chosen. */
  firstDay: string;
  fetcher: FetcherWithComponents<EventResult>;
  /** What leads away without sending. */
  cancel: ReactNode;
  ref?: Ref<HTMLFormElement>;
};

/** The fields of Event Setup. Needs the namespaces "party" and "errors". */
export function EventForm(props: EventFormProps) {
  const { partyId, outcome, start, firstDay, fetcher, cancel, ref } = props;
  const { t } = useTranslation("party");
  const fieldProps = useFieldProps();
  const zone = useOwnTimeZone();
  const { fields, formProps } = useLazyValidatedForm<PartyInput>({
    id: partyId ? `event-${partyId}` : "event",
    lastResult: outcome?.lastResult,
    defaultValue: start,
    validator: useLazyValidate(),
  });
  const optional = { "aria-required": undefined };
  return (
    <fetcher.Form
      ref={ref}
      {...formProps}
      method="post"
      action={partyHref("setup", partyId ? { id: partyId } : null)}
      className="grid gap-5 @min-[48rem]:grid-cols-2 @min-[48rem]:gap-x-8"
    >
      <div className="empty:hidden @min-[48rem]:col-span-2">
        <FailureAlert failure={outcome} title={t("setup.failed")} />
      </div>
      <TextField
        key={fields.eventName.key}
        {...fieldProps(fields.eventName)}
        label={t("setup.eventName")}
        placeholder={t("setup.eventNameExample")}
        maxLength={PARTY_LIMITS.name}
        autoComplete="off"
      />
      <div className="grid gap-5 min-[26rem]:grid-cols-2">
        <TextField
          key={fields.eventDate.key}
          {...fieldProps(fields.eventDate)}
          label={t("setup.eventDate")}
          type="date"
          min={partyId ? undefined : firstDay}
        />
        <TextField
          key={fields.eventTime.key}
          {...fieldProps(fields.eventTime)}
          {...optional}
          label={t("setup.eventTime")}
          type="time"
        />
      </div>
      <input
        ref={zone}
        type="hidden"
        name="timeZone"
        defaultValue={fields.timeZone.initialValue ?? ""}
      />
      <fieldset className="grid gap-5 border-t border-line pt-5 @min-[48rem]:col-span-2 @min-[48rem]:grid-cols-2 @min-[48rem]:gap-x-8">
        <legend className="float-left type-label text-soft @min-[48rem]:col-span-2">
          {t("setup.rest")}
        </legend>
        <SelectField
          key={fields.eventType.key}
          {...fieldProps(fields.eventType)}
          {...optional}
          label={t("setup.eventType")}
          placeholder={t("setup.eventTypeChoose")}
          options={EVENT_TYPES.map((type) => ({ value: type, label: t(`setup.types.${type}`) }))}
        />
        <TextField
          key={fields.location.key}
          {...fieldProps(fields.location)}
          {...optional}
          label={t("setup.location")}
          placeholder={t("setup.locationExample")}
          maxLength={PARTY_LIMITS.location}
          autoComplete="off"
        />
        <div className="grid gap-5 xs:grid-cols-2">
          <TextField
            key={fields.budget.key}
            {...fieldProps(fields.budget)}
            {...optional}
            label={t("setup.budget")}
            inputMode="decimal"
            placeholder="250"
            autoComplete="off"
          />
          <TextField
            key={fields.attendeeCount.key}
            {...fieldProps(fields.attendeeCount)}
            {...optional}
            label={t("setup.attendeeCount")}
            inputMode="numeric"
            placeholder="12"
            autoComplete="off"
          />
        </div>
        <TextField
          key={fields.eventTheme.key}
          {...fieldProps(fields.eventTheme)}
          {...optional}
          label={t("setup.eventTheme")}
          placeholder={t("setup.eventThemeExample")}
          maxLength={PARTY_LIMITS.theme}
          autoComplete="off"
        />
        <div className="@min-[48rem]:col-span-2">
          <TextAreaField
            key={fields.description.key}
            {...fieldProps(fields.description)}
            {...optional}
            label={t("setup.description")}
            rows={2}
            maxLength={PARTY_LIMITS.description}
          />
        </div>
      </fieldset>
      <div className="mt-1 flex flex-wrap-reverse justify-end gap-3 @min-[48rem]:col-span-2 in-[.dialog]:sticky in-[.dialog]:-bottom-px in-[.dialog]:-mb-6 in-[.dialog]:border-t in-[.dialog]:border-line in-[.dialog]:bg-raised in-[.dialog]:py-4">
        {cancel}
        <Button
          type="submit"
          variant="ribbon"
          className="max-sm:w-full"
          pending={fetcher.state !== "idle"}
          pendingText={t(partyId ? "setup.saving" : "setup.pending")}
        >
          {t(partyId ? "setup.save" : "setup.submit")}
        </Button>
      </div>
    </fetcher.Form>
  );
}

/**
 * Fills in the browser's time zone where none is known; a party keeps its own when its host
 * travels.
 */
function useOwnTimeZone() {
  const zone = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = zone.current;
    if (!field || (field.value && field.value !== "UTC")) return;
    field.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  }, []);
  return zone;
}
