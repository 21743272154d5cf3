/**
 * `/rsvp/g/:guest`: an invitation with one guest's own answer, which this link alone opens. Nothing
 * on it leads to the shared link, but for a browser that has used that already.
 */

import { useId } from "react";
import { data, useNavigation } from "react-router";
import { answerInput, detailsInput, type OwnAnswer } from "#shared/party/guests/schema";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { CheckIcon, TrashIcon } from "~/components/ui/icons";
import { requestContext } from "~/context.server";
import { orNull } from "~/failures.server";
import { CopyField } from "~/features/invitation/copy-field";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import { type ActionResult, fieldError } from "~/forms/action-result";
import { type HandledForm, handleForm, NO_FIELDS, readForm } from "~/forms/handle-form.server";
import { revalidateAfterPost } from "~/forms/revalidate-after-post";
import { type Address, href } from "~/lib/address";
import { Form, Link, redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import {
  bringAsGuest,
  readGuestBoard,
  releaseAsGuest,
} from "~worker/domain/party/gifts/guest-board.server";
import {
  deleteAnswer,
  readAnswer,
  setAnswer,
  setDetails,
} from "~worker/domain/party/guests/invitations.server";
import type { Route } from "./+types/own";
import { AnswerButtons } from "./answer-buttons";
import { DetailsForm } from "./details-form";
import { Failure } from "./failure";
import { GiftBoard } from "./gift-board";
import { dropAnswer, heldAnswers, holdAnswer } from "./held-answers.server";
import { InvitationCard } from "./invitation-card";
import { factsOf } from "./invitation-facts.server";
import { invitationMeta } from "./invitation-meta";

export const handle = { namespaces: ["rsvp", "party-gifts", "errors"] };

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { guest } = params;
  const saved = url.searchParams.get("saved");
  const opened = await orNull(readAnswer(ctx, guest, heldAnswers(request)));
  if (!opened) {
    const isDeleted = url.searchParams.has("deleted");
    return data({ isGone: true as const, isDeleted, title: ctx.t("rsvp:gone.meta") }, 404);
  }
  const { invitation, own, sharedLink } = opened;
  return {
    isGone: false as const,
    ...factsOf(ctx, invitation),
    own,
    board: await readGuestBoard(ctx, guest, url.searchParams.get("gifts")),
    path: href("/rsvp/g/:guest", { guest }),
    another: sharedLink
      ? (`${href("/rsvp/:token", { token: sharedLink })}?another=1` as const)
      : null,
    origin: url.origin,
    saved: saved === "details" || saved === "deleted" ? saved : null,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.isGone
    ? [{ title: loaderData.title }, { name: "robots", content: "noindex" }]
    : invitationMeta(matches, loaderData);

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { guest } = params;
  const page = href("/rsvp/g/:guest", { guest });
  const form = await readForm(request);
  const intent = String(form.get("intent") ?? "");
  const held = { headers: { "Set-Cookie": holdAnswer(request, guest) } };

  const end = ({ status, ...outcome }: HandledForm<unknown>, to: () => Response) => {
    if (outcome.done) throw to();
    if (outcome.error === "notFound") throw redirect(page);
    return data<ActionResult>(outcome, { status });
  };
  switch (intent) {
    case "answer": {
      const fields = { names: ["answer"], schema: answerInput };
      const handled = await handleForm(ctx, form, fields, (input) => setAnswer(ctx, guest, input));
      return end(handled, () => redirect(page, held));
    }
    case "details": {
      const fields = { names: ["adults", "children", "diet", "note"], schema: detailsInput };
      const handled = await handleForm(ctx, form, fields, (input) => setDetails(ctx, guest, input));
      return end(handled, () => redirect(`${page}?saved=details`, held));
    }
    case "bring":
    case "release": {
      const which = String(form.get("which") ?? "");
      const act = intent === "bring" ? bringAsGuest : releaseAsGuest;
      const handled = await handleForm(ctx, form, NO_FIELDS, () => act(ctx, guest, which));
      return end(handled, () => redirect(`${page}#gifts`, held));
    }
    case "delete": {
      const handled = await handleForm(ctx, form, NO_FIELDS, () =>
        deleteAnswer(ctx, guest, heldAnswers(request)),
      );
      const headers = { "Set-Cookie": dropAnswer(request, guest) };
      return end(handled, () => {
        const { isListed, sharedLink } = handled.result ?? {};
        if (isListed) return redirect(`${page}?saved=deleted`, { headers });
        const next = sharedLink
          ? (`${href("/rsvp/:token", { token: sharedLink })}?another=1&deleted=1` as const)
          : (`${page}?deleted=1` as const);
        return redirect(next, { headers });
      });
    }
    default:
      throw data(null, { status: 400 });
  }
}

export const shouldRevalidate = revalidateAfterPost;

export default function OwnInvitation({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.isGone) return <GoneLink isDeleted={loaderData.isDeleted} />;
  return <Own shown={loaderData} posted={actionData as ActionResult | undefined} />;
}

type Shown = Extract<Route.ComponentProps["loaderData"], { isGone: false }>;

function Own({ shown, posted }: { shown: Shown; posted: ActionResult | undefined }) {
  const { invitation, own, board, path, another, origin, saved } = shown;
  const { t } = useTranslation("rsvp");
  const { isClosed } = invitation;
  const hasAnswered = own.answer !== "none";
  return (
    <InvitationCard invitation={invitation} guestName={own.name} calendar={`${path}/calendar.ics`}>
      {saved === "deleted" && !hasAnswered ? (
        <Alert tone="good" title={t("delete.done")} className="mb-6" />
      ) : null}
      <OneTap own={own} isClosed={isClosed} posted={posted} />
      {hasAnswered && !isClosed ? (
        <DetailsForm own={own} posted={posted} isSaved={saved === "details"} />
      ) : null}
      {board ? <GiftBoard board={board} page={path} isClosed={isClosed} posted={posted} /> : null}
      {hasAnswered ? (
        <>
          <OwnLink address={origin + path} another={another} />
          <DeleteAnswer isSelfAdded={own.isSelfAdded} posted={posted} />
        </>
      ) : null}
    </InvitationCard>
  );
}

/** A personal link that opens nothing, or not any more. It knows no party, so it names none. */
function GoneLink({ isDeleted }: { isDeleted: boolean }) {
  const { t } = useTranslation("rsvp");
  return (
    <section className="wrap flex flex-col items-center pt-10 text-center sm:pt-16">
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <h1 className="mt-8 max-w-xl type-page text-balance">
        {t(isDeleted ? "delete.done" : "gone.title")}
      </h1>
      <p className="mt-3 max-w-md type-lead text-soft">
        {t(isDeleted ? "gone.deletedText" : "gone.text")}
      </p>
    </section>
  );
}

/**
 * The link back to this answer; where this browser used the shared link, a link to answer for
 * somebody else.
 */
function OwnLink({ address, another }: { address: string; another: Address | null }) {
  const { t } = useTranslation("rsvp");
  return (
    <section aria-labelledby="own-link" className="mt-8 border-line border-t pt-6">
      <h2 id="own-link" className="type-card">
        {t("link.title")}
      </h2>
      <p className="mt-1 mb-4 type-small text-soft">{t("link.text")}</p>
      <CopyField
        label={t("link.label")}
        value={address}
        words={{ copy: t("link.copy"), copied: t("link.copied"), failed: t("link.copyFailed") }}
      />
      {another ? (
        <Link to={another} className="link mt-3 inline-block py-2 type-small">
          {t("another")}
        </Link>
      ) : null}
    </section>
  );
}

/** Takes everything back, after saying what that means. */
function DeleteAnswer({
  isSelfAdded,
  posted,
}: {
  isSelfAdded: boolean;
  posted: ActionResult | undefined;
}) {
  const { t } = useTranslation("rsvp");
  const { formData } = useNavigation();
  const mine = posted?.intent === "delete" ? posted : undefined;
  return (
    <div className="mt-2">
      <Disclosure
        label={t("delete.action")}
        name={t("delete.action")}
        icon={<TrashIcon className="size-4.5" />}
        group="rsvp"
        open={mine !== undefined}
        done={null}
      >
        <Form method="post" className="flex flex-col gap-3">
          <input type="hidden" name="intent" value="delete" />
          <Failure outcome={mine} />
          <p className="max-w-prose type-small">
            {t(isSelfAdded ? "delete.textSelf" : "delete.text")}
          </p>
          <Button
            type="submit"
            className="self-start"
            pending={formData?.get("intent") === "delete"}
            pendingText={t("delete.deleting")}
          >
            {t("delete.confirm")}
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}

/**
 * The question with its three buttons; once answered, what was said, with the buttons to change it.
 */
function OneTap({
  own,
  isClosed,
  posted,
}: {
  own: OwnAnswer;
  isClosed: boolean;
  posted: ActionResult | undefined;
}) {
  const { t } = useTranslation("rsvp");
  const { formData } = useNavigation();
  const title = useId();
  const mine = posted?.intent === "answer" ? posted : undefined;
  const problem = fieldError(mine, "answer");
  const pending = formData?.get("intent") === "answer" ? String(formData.get("answer")) : null;
  return (
    <section aria-labelledby={title}>
      <div role="status">
        <h2 id={title} className="type-panel text-balance">
          {own.answer === "none" ? (
            t(isClosed ? "closed.title" : "question")
          ) : (
            <>
              <CheckIcon className="me-2 inline size-6 text-good" />
              {t(`said.${own.answer}`)}
            </>
          )}
        </h2>
      </div>
      {isClosed ? (
        <p className="mt-2 type-body text-soft">{t("closed.text")}</p>
      ) : (
        <Form method="post" preventScrollReset className="mt-5 grid gap-3">
          <input type="hidden" name="intent" value="answer" />
          <Failure outcome={mine} />
          {own.answer === "none" ? null : <p className="type-label text-soft">{t("change")}</p>}
          <AnswerButtons current={own.answer} pending={pending} />
          {problem ? <p className="type-label text-bad">{t(`errors:${problem}`)}</p> : null}
          {own.answer === "none" ? (
            <p className="type-label font-normal text-soft">{t("noAccount")}</p>
          ) : null}
        </Form>
      )}
    </section>
  );
}
