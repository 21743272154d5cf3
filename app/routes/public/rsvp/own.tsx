/**
 * `/rsvp/g/:guest`: an invitation with one guest's own answer, which this link alone opens. Nothing
 * on it leads to the shared link, but for a browser that has used that already.
 */
import { useTranslation } from "react-i18next";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { Alert } from "~/components/ui/alert";
import { requestContext } from "~/context.server";
import type { ActionResult } from "~/forms/action-result";
import { type HandledForm, handleForm, NO_FIELDS, readForm } from "~/forms/handle-form.server";
import { DomainError } from "~worker/domain/errors";
import {
  bringAsGuest,
  readGuestBoard,
  releaseAsGuest,
} from "~worker/domain/party-gifts/guest-board.server";
import {
  deleteAnswer,
  readAnswer,
  setAnswer,
  setDetails,
} from "~worker/domain/party-guests/invitations.server";
import { answerInput, detailsInput } from "~worker/domain/party-guests/schema";
import type { Route } from "./+types/own";
import { DeleteAnswer } from "./delete-answer";
import { DetailsForm } from "./details-form";
import { GiftBoard } from "./gift-board";
import { GoneLink } from "./gone-link";
import { dropAnswer, heldAnswers, holdAnswer } from "./held-answers.server";
import { InvitationCard } from "./invitation-card";
import { factsOf } from "./invitation-facts.server";
import { invitationMeta } from "./invitation-meta";
import { OneTap } from "./one-tap";
import { OwnLink } from "./own-link";

export const handle = { namespaces: ["rsvp", "party-gifts", "errors"] };

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { guest } = params;
  const saved = url.searchParams.get("saved");
  const opened = await orGone(readAnswer(ctx, guest, heldAnswers(request)));
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
    path: `/rsvp/g/${guest}`,
    another: sharedLink && `/rsvp/${sharedLink}?another=1`,
    origin: url.origin,
    saved: saved === "details" || saved === "deleted" ? saved : null,
  };
}

/** Null for a personal link that opens nothing. */
async function orGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError && error.code === "notFound") return null;
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.isGone
    ? [{ title: loaderData.title }, { name: "robots", content: "noindex" }]
    : invitationMeta(matches, loaderData);

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { guest } = params;
  const page = `/rsvp/g/${guest}`;
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
        const next = sharedLink ? `/rsvp/${sharedLink}?another=1&` : `${page}?`;
        return redirect(`${next}deleted=1`, { headers });
      });
    }
    default:
      throw data(null, { status: 400 });
  }
}

/**
 * After a conflict the page shows who claimed the gift; by itself a failed action revalidates
 * nothing.
 */
export const shouldRevalidate = ({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (formMethod === "POST" && actionStatus !== 503) || defaultShouldRevalidate;

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
