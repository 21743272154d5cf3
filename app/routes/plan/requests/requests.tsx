/** /party-planning/contact: a question about a party, and those that were asked before. */

import { data, useActionData, useNavigation } from "react-router";
import {
  type NewRequestInput,
  newRequestInput,
  ownPageInput,
  REQUEST_LIMITS,
} from "#shared/event-requests/schema";
import { formatAge } from "#shared/format/age";
import { Button } from "~/components/ui/button";
import { SelectField, type SelectOption } from "~/components/ui/select-field";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import { BackButton } from "~/features/admin/back-button";
import { Pager } from "~/features/admin/pager";
import { StatusBadge } from "~/features/requests/status-badge";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { lazyValidator } from "~/forms/lazy-validator";
import { useFieldProps } from "~/forms/use-field-props";
import { useLazyValidatedForm } from "~/forms/use-lazy-validated-form";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Form, Link, redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import {
  listOwnRequests,
  listPartyChoices,
  sendRequest,
} from "~worker/domain/event-requests/event-requests.server";
import type { Route } from "./+types/requests";
import { requirePremiumPage } from "./require-premium-page.server";

export const handle = { namespaces: ["requests", "admin", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requirePremiumPage(args);
  const query = args.url.searchParams;
  const input = ownPageInput.parse(Object.fromEntries(query));
  const [{ requests, next }, parties] = await Promise.all([
    listOwnRequests(ctx, viewer, input),
    listPartyChoices(ctx, viewer),
  ]);
  return {
    title: ctx.t("requests:meta"),
    parties: parties.map(({ id, eventName }) => ({ value: id, label: eventName })),
    party: parties.find(({ id }) => id === query.get("party"))?.id ?? "",
    requests: requests.map(({ id, subject, status, updatedAt }) => ({
      id,
      subject,
      status,
      age: formatAge(updatedAt, ctx.now, ctx.locale),
    })),
    next,
  };
}

export const meta = privatePage;

const FIELDS = ["subject", "message", "partyId"] as const;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requirePremiumPage(args);
  const form = { names: FIELDS, schema: newRequestInput };
  const { status, ...outcome } = await handleForm(
    ctx,
    await readForm(args.request),
    form,
    (input) => sendRequest(ctx, viewer, input),
  );
  const { result } = outcome;
  if (result)
    throw redirect(`${href("/party-planning/contact/:id", { id: result.id })}?sent=1`, 303);
  return data<ActionResult>(outcome, { status });
}

export default function OwnRequests({ loaderData }: Route.ComponentProps) {
  const { requests, next, parties, party } = loaderData;
  const { t } = useTranslation("requests");
  const failure = useActionData<ActionResult>();
  return (
    <div className="wrap pt-10 sm:pt-14">
      <BackButton to="/party-planning">{t("own.back")}</BackButton>
      <h1 className="mt-2 type-page">{t("own.title")}</h1>
      <p className="mt-2 max-w-prose type-lead text-soft">{t("own.lead")}</p>
      <div className="mt-10 grid items-start gap-x-16 gap-y-14 md:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <RequestForm failure={failure} parties={parties} party={party} />
        <section aria-labelledby="your-questions" className="min-w-0">
          <h2 id="your-questions" className="type-panel">
            {t("own.yours")}
          </h2>
          {requests.length === 0 ? (
            <p className="mt-3 max-w-sm type-body text-soft">{t("own.none")}</p>
          ) : (
            <ul className="mt-4">
              {requests.map(({ id, subject, status, age }) => (
                <li key={id} className="border-t border-line py-4">
                  <Link
                    to={href("/party-planning/contact/:id", { id })}
                    className="link inline-block py-0.5 type-body font-semibold wrap-anywhere"
                  >
                    {subject}
                  </Link>
                  <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
                    <StatusBadge status={status}>{t(`own.status.${status}`)}</StatusBadge>
                    <span className="type-label font-normal text-soft">{age}</span>
                  </p>
                </li>
              ))}
            </ul>
          )}
          <Pager next={next} />
        </section>
      </div>
    </div>
  );
}

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
function RequestForm({ failure, parties, party }: RequestFormProps) {
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
