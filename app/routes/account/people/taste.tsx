/** `/people/:id/taste`: a link that asks about somebody's taste, and what was answered. */

import { formatDate, isoDay } from "#shared/format/dates";
import { TASTE_LIMITS } from "#shared/people/limits";
import { tasteChoice, tasteLinkInput } from "#shared/people/taste";
import { ASKED } from "#shared/people/vocabulary";
import type { Viewer } from "#shared/viewer";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { TextField } from "~/components/ui/text-field";
import { orNotFound } from "~/failures.server";
import { CopyField } from "~/features/invitation/copy-field";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { NO_FIELDS, readForm } from "~/forms/handle-form.server";
import { intents, type Submission } from "~/forms/intents.server";
import { type ActionForm, useActionForm } from "~/forms/use-action-form";
import { requireSignedIn } from "~/guards.server";
import { type Address, href, type To } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Link, redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import {
  getTaste,
  leaveOut,
  makeTasteLink,
  revokeTasteLink,
  takeOver,
} from "~worker/domain/people/taste/taste.server";
import type { Route } from "./+types/taste";
import { countFitting, Ideas } from "./ideas";
import { Proposals } from "./proposals";

export const handle = { namespaces: ["taste", "recipients", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const taste = await orNotFound(getTaste(ctx, viewer, args.params.id));
  const isDone = args.url.searchParams.has("done");
  return { ...taste, isDone, title: ctx.t("taste:ask.meta", { name: taste.person.name }) };
}

export const meta = privatePage;

type TasteSubmission = Submission & { ctx: Ctx; viewer: Viewer; personId: string };

const pageOf = (personId: string) => href("/people/:id/taste", { id: personId });
/** Without scripts a form with the last answer goes on to say so. */
const next = ({ personId }: TasteSubmission, result: { left: number }): Address =>
  result.left === 0 ? `${pageOf(personId)}?done=1` : pageOf(personId);
const CHOICE = { names: ["field"], schema: tasteChoice };

const changeTaste = intents<TasteSubmission>((intent) => ({
  make: intent(
    { names: ["asked", "giver"], schema: tasteLinkInput },
    async ({ ctx, viewer, personId }, input) => {
      const token = await makeTasteLink(ctx, viewer, personId, input);
      return { url: ctx.site + href("/taste/:token", { token }) };
    },
  ),
  revoke: intent(
    NO_FIELDS,
    ({ ctx, viewer, personId }) => revokeTasteLink(ctx, viewer, personId),
    ({ personId }) => pageOf(personId),
  ),
  take: intent(
    CHOICE,
    ({ ctx, viewer, personId }, { field }) => takeOver(ctx, viewer, personId, field),
    next,
  ),
  leave: intent(
    CHOICE,
    ({ ctx, viewer, personId }, { field }) => leaveOut(ctx, viewer, personId, field),
    next,
  ),
}));

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { request, params } = args;
  const form = await readForm(request);
  const answer = await changeTaste({ ctx, viewer, personId: params.id, request, form });
  const { done, result } = answer.data as ActionResult<{ left?: number } | null>;
  if (done && result?.left === 0) throw redirect(`${pageOf(params.id)}?done=1`, 303);
  return answer;
}

/** The address of a link, which only the answer of its form can show. */
type MadeLink = { url: string };

export default function Taste({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("taste");
  const { person, link, proposals, ideas, areFound, address, isDone } = loaderData;
  const posted = actionData as ActionResult<MadeLink | null> | undefined;
  const action = pageOf(person.id);
  const make = useActionForm<MadeLink | null>({ intent: "make", posted });
  const revoke = useActionForm<MadeLink | null>({ intent: "revoke", posted });
  const { name } = person;
  // Before anything is answered they all fit.
  const hasIdeas = ideas.length > 0 && (link.state === "answered" || isDone);
  return (
    <div className="wrap pt-10 sm:pt-14">
      <Link
        to={href("/people/:id", { id: person.id })}
        className="link inline-block py-2 type-small break-words"
      >
        {name}
      </Link>
      <h1 className="type-page mt-2 break-words text-balance">
        {t(link.state === "answered" || isDone ? "answers.title" : "ask.title", { name })}
      </h1>
      {link.state === "none" && isDone ? (
        <Alert tone="good" title={t("answers.done")} className="mt-6 max-w-3xl">
          <p>{t("answers.doneText", { name })}</p>
        </Alert>
      ) : null}
      {link.state === "none" && !isDone ? (
        <>
          <p className="mt-2 max-w-prose type-lead text-soft">{t("ask.lead", { name })}</p>
          <div className="mt-8">
            <MakeForm state={make} action={action} name={name} />
          </div>
        </>
      ) : null}
      {link.state === "open" ? (
        <OpenLink
          expiresAt={link.expiresAt}
          url={make.outcome?.result?.url}
          {...{ make, revoke, action, name }}
        />
      ) : null}
      {hasIdeas && link.state === "answered" ? (
        <p className="mt-2 lg:hidden">
          <a href="#ideas" className="link inline-block py-2 type-body">
            {t("ideas.fit", { fit: countFitting(ideas), count: ideas.length })}
          </a>
        </p>
      ) : null}
      <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        {link.state === "answered" ? (
          <Proposals proposals={proposals} action={action} posted={posted} />
        ) : null}
        {hasIdeas ? (
          <Ideas ideas={ideas} areFound={areFound} hasAnswers={proposals.length > 0} name={name} />
        ) : null}
      </div>
      {hasIdeas || isDone ? (
        <ButtonLink
          to={`/?${address}`}
          variant={isDone ? "ribbon" : "outline"}
          className="mt-8 max-w-full"
        >
          {t("recipients:findFor", { name })}
        </ButtonLink>
      ) : null}
    </div>
  );
}

type FormProps = { state: ActionForm; action: To; name: string };

/** Who is asked, and what the giver wants to be called. */
function MakeForm({ state, action, name }: FormProps) {
  const { t } = useTranslation("taste");
  const { Form, form, outcome, pending, problem, value } = state;
  const wrong = problem("giver");
  const waiting = problem("asked");
  const asked = value("asked", "self");
  return (
    <Form ref={form} method="post" action={action} noValidate className="grid max-w-xl gap-5">
      <input type="hidden" name="intent" value="make" />
      <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
      <fieldset className="grid gap-1">
        <legend className="type-label mb-1 font-semibold">{t("ask.who")}</legend>
        {ASKED.map((who) => (
          <label key={who} className="flex min-h-11 items-center gap-3 type-body">
            <input
              type="radio"
              name="asked"
              value={who}
              defaultChecked={who === asked}
              className="size-5 shrink-0 accent-ribbon"
            />
            <span className="min-w-0 break-words">{t(`ask.${who}`, { name })}</span>
          </label>
        ))}
        {waiting ? <p className="type-small text-bad">{t(`errors:${waiting}`)}</p> : null}
      </fieldset>
      <TextField
        name="giver"
        label={t("ask.giver")}
        hint={t("ask.giverHint")}
        defaultValue={value("giver")}
        maxLength={TASTE_LIMITS.giver}
        autoComplete="off"
        error={wrong ? t(`errors:${wrong}`) : undefined}
      />
      <Button
        type="submit"
        variant="ribbon"
        className="justify-self-start"
        pending={pending}
        pendingText={t("ask.making")}
      >
        {t("ask.make")}
      </Button>
    </Form>
  );
}

type OpenLinkProps = {
  expiresAt: number;
  /** The link, right after it was made. */
  url: string | undefined;
  make: ActionForm;
  revoke: ActionForm;
  action: To;
  name: string;
};

function OpenLink({ expiresAt, url, make, revoke, action, name }: OpenLinkProps) {
  const { t, i18n } = useTranslation("taste");
  const day = formatDate(isoDay(expiresAt), i18n.language);
  const { Form, outcome, pending } = revoke;
  return (
    <>
      <p className="mt-2 max-w-prose type-lead text-soft">{t("open.lead", { day })}</p>
      <div role="status" className="mt-6 grid max-w-2xl gap-2 empty:hidden">
        {url ? (
          <>
            <CopyField
              key={url}
              label={t("open.link")}
              value={url}
              words={{
                copy: t("open.copy"),
                copied: t("open.copied"),
                failed: t("open.copyFailed"),
              }}
            />
            <p className="type-small">{t("open.once")}</p>
          </>
        ) : null}
      </div>
      <Form method="post" action={action} className="mt-4">
        <input type="hidden" name="intent" value="revoke" />
        <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
        <Button type="submit" size="small" pending={pending} pendingText={t("open.working")}>
          {t("open.revoke")}
        </Button>
      </Form>
      {url ? null : (
        <section aria-labelledby="again" className="mt-10">
          <h2 id="again" className="type-panel">
            {t("open.again")}
          </h2>
          <p className="mt-1 mb-5 max-w-prose type-body text-soft">{t("open.againText")}</p>
          <MakeForm state={make} action={action} name={name} />
        </section>
      )}
    </>
  );
}
