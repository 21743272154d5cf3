/** `/rsvp/:token`: an invitation by its shared link; who answers gets a link of their own. */

import { useId } from "react";
import { data, useNavigation } from "react-router";
import { GUEST_LIMITS, sharedAnswerInput } from "#shared/party/guests/schema";
import { Alert } from "~/components/ui/alert";
import { TextField } from "~/components/ui/text-field";
import { requestContext } from "~/context.server";
import { orNull } from "~/failures.server";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import { type ActionResult, fieldError, typedValue } from "~/forms/action-result";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { href } from "~/lib/address";
import { Form, redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import {
  answerByLink,
  findAnswerByOldLink,
  findHeldAnswer,
} from "~worker/domain/party/guests/invitations.server";
import { newToken } from "~worker/domain/tokens";
import type { Route } from "./+types/shared";
import { AnswerButtons } from "./answer-buttons";
import { Failure } from "./failure";
import { heldAnswers, holdAnswer } from "./held-answers.server";
import { InvitationCard } from "./invitation-card";
import { factsOf } from "./invitation-facts.server";
import { invitationMeta } from "./invitation-meta";

export const handle = { namespaces: ["rsvp", "errors"] };

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { token } = params;
  const query = url.searchParams;
  const held = query.has("another") ? [] : heldAnswers(request);
  const found = await orNull(findHeldAnswer(ctx, token, held));
  if (!found) {
    // Who answered by a link that the host replaced since still has an answer of their own.
    const guest = await findAnswerByOldLink(ctx, token, heldAnswers(request));
    if (guest) throw redirect(href("/rsvp/g/:guest", { guest }));
    return data({ isOpen: false as const }, { status: 404 });
  }
  if (found.editToken) throw redirect(href("/rsvp/g/:guest", { guest: found.editToken }));
  return data({
    isOpen: true as const,
    ...factsOf(ctx, found.invitation),
    path: href("/rsvp/:token", { token }),
    // Made here, so that an answer sent twice is one answer.
    key: newToken(),
    isDeleted: query.has("deleted"),
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  invitationMeta(matches, loaderData?.isOpen ? loaderData : undefined);

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { token } = params;
  const form = { names: ["name", "key", "answer"], schema: sharedAnswerInput, secrets: ["key"] };
  const { status, ...outcome } = await handleForm(ctx, await readForm(request), form, (input) =>
    answerByLink(ctx, token, input),
  );
  const { result } = outcome;
  if (result) {
    const headers = { "Set-Cookie": holdAnswer(request, result, token) };
    throw redirect(href("/rsvp/g/:guest", { guest: result }), { headers });
  }
  if (outcome.error === "notFound") throw data(null, { status: 404 });
  return data<ActionResult>(outcome, { status });
}

export default function SharedInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("rsvp");
  if (!loaderData.isOpen) return <Gone />;
  const { invitation, path, key, isDeleted } = loaderData;
  const posted = actionData as ActionResult | undefined;
  return (
    <InvitationCard invitation={invitation} calendar={`${path}/calendar.ics`}>
      {isDeleted ? <Alert tone="good" title={t("delete.done")} className="mb-6" /> : null}
      {invitation.isClosed ? <Closed /> : <AnswerForm key={path} formKey={key} posted={posted} />}
    </InvitationCard>
  );
}

/** For a link that opens nothing: mistyped, or replaced by the host. */
function Gone() {
  const { t } = useTranslation("rsvp");
  return (
    <section className="wrap flex flex-col items-center pt-14 text-center sm:pt-20">
      <title>{`${t("gone.title")} · Giftwright`}</title>
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <h1 className="mt-8 type-page text-balance">{t("gone.title")}</h1>
      <p className="mt-3 max-w-md type-lead text-soft">{t("gone.text")}</p>
    </section>
  );
}

function Closed() {
  const { t } = useTranslation("rsvp");
  return (
    <>
      <h2 className="type-panel">{t("closed.title")}</h2>
      <p className="mt-2 type-body text-soft">{t("closed.text")}</p>
    </>
  );
}

function AnswerForm({ formKey, posted }: { formKey: string; posted: ActionResult | undefined }) {
  const { t } = useTranslation("rsvp");
  const { formData } = useNavigation();
  const said = (field: string) => {
    const problem = fieldError(posted, field);
    return problem ? t(`errors:${problem}`) : undefined;
  };
  const question = useId();
  const wrong = said("answer");
  return (
    <Form method="post" noValidate className="grid gap-5">
      <h2 id={question} className="type-panel">
        {t("question")}
      </h2>
      <Failure outcome={posted} />
      <input type="hidden" name="key" value={formKey} />
      <TextField
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        defaultValue={typedValue(posted, "name", "")}
        maxLength={GUEST_LIMITS.name}
        autoComplete="name"
        aria-required
        error={said("name")}
      />
      <fieldset aria-labelledby={question} className="grid gap-3">
        <AnswerButtons
          current="none"
          pending={formData ? String(formData.get("answer") ?? "") : null}
          describedBy={wrong ? `${question}-error` : undefined}
        />
        {wrong ? (
          <p id={`${question}-error`} className="type-label text-bad">
            {wrong}
          </p>
        ) : null}
      </fieldset>
      <p className="type-label font-normal text-soft">{t("noAccount")}</p>
    </Form>
  );
}
