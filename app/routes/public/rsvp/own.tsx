/**
 * `/rsvp/:token/:guest`: an invitation with one guest's own answer, which this link alone opens.
 */
import { useTranslation } from "react-i18next";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { Alert } from "~/components/ui/alert";
import { requestContext } from "~/context.server";
import { answerForm, readForm } from "~/form.server";
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
import { dropAnswer, holdAnswer } from "./held-answers.server";
import { InvitationCard } from "./invitation-card";
import { factsOf } from "./invitation-facts.server";
import { invitationMeta } from "./invitation-meta";
import { OneTap } from "./one-tap";
import { OwnLink } from "./own-link";
import type { RsvpAnswer } from "./rsvp-answer";

export const handle = { namespaces: ["rsvp", "party-gifts", "errors"] };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { token, guest } = params;
  const { invitation, own } = await orShared(token, readAnswer(ctx, token, guest));
  const saved = url.searchParams.get("saved");
  return {
    ...factsOf(ctx, invitation),
    own,
    board: await readGuestBoard(ctx, token, guest, url.searchParams.get("gifts")),
    // The preview of a link that goes around must not name anybody, so its address is the shared
    // one.
    path: `/rsvp/${token}`,
    page: `/rsvp/${token}/${guest}`,
    origin: url.origin,
    saved: saved === "details" || saved === "deleted" ? saved : null,
  };
}

/**
 * A personal link whose answer is gone leads to the invitation, which 404s where that is gone too.
 */
async function orShared<T>(token: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "notFound") throw error;
    throw redirect(`/rsvp/${encodeURIComponent(token)}?stale=1&another=1`);
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  invitationMeta(matches, loaderData);

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { token, guest } = params;
  const page = `/rsvp/${token}/${guest}`;
  const form = await readForm(request);
  const intent = String(form.get("intent") ?? "");
  const held = { headers: { "Set-Cookie": holdAnswer(request, guest) } };

  const end = ({ status, lastResult, error }: Told, to: () => Response) => {
    if (status === 200) throw to();
    if (error === "notFound") throw redirect(`/rsvp/${token}?stale=1&another=1`);
    return data<RsvpAnswer>({ intent, lastResult, error }, { status });
  };
  switch (intent) {
    case "answer": {
      const fields = { names: ["answer"], schema: answerInput };
      const told = await answerForm(ctx, form, fields, (input) =>
        setAnswer(ctx, token, guest, input),
      );
      return end(told, () => redirect(page, held));
    }
    case "details": {
      const fields = { names: ["adults", "children", "diet", "note"], schema: detailsInput };
      const told = await answerForm(ctx, form, fields, (input) =>
        setDetails(ctx, token, guest, input),
      );
      return end(told, () => redirect(`${page}?saved=details`, held));
    }
    case "bring":
    case "release": {
      const which = String(form.get("which") ?? "");
      const door = intent === "bring" ? bringAsGuest : releaseAsGuest;
      const fields = { names: [], schema: answerInput.partial() };
      const told = await answerForm(ctx, form, fields, () => door(ctx, token, guest, which));
      return end(told, () => redirect(`${page}#gifts`, held));
    }
    case "delete": {
      const told = await answerForm(ctx, form, { names: [], schema: answerInput.partial() }, () =>
        deleteAnswer(ctx, token, guest),
      );
      const headers = { "Set-Cookie": dropAnswer(request, guest) };
      return end(told, () =>
        redirect(
          told.result?.isListed ? `${page}?saved=deleted` : `/rsvp/${token}?deleted=1&another=1`,
          { headers },
        ),
      );
    }
    default:
      throw data(null, { status: 400 });
  }
}

type Told = Pick<RsvpAnswer, "lastResult" | "error"> & { status: number };

/**
 * Who is told that somebody was faster should see it on the page too; by itself a refusal reads
 * nothing again.
 */
export const shouldRevalidate = ({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (formMethod === "POST" && actionStatus !== 503) || defaultShouldRevalidate;

export default function OwnInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, own, board, path, page, origin, saved } = loaderData;
  const { t } = useTranslation("rsvp");
  const answer = actionData as RsvpAnswer | undefined;
  const { isClosed } = invitation;
  const hasAnswered = own.answer !== "none";
  return (
    <InvitationCard invitation={invitation} guestName={own.name} calendar={`${path}/calendar.ics`}>
      {saved === "deleted" && !hasAnswered ? (
        <Alert tone="good" title={t("delete.done")} className="mb-6" />
      ) : null}
      <OneTap own={own} isClosed={isClosed} posted={answer} />
      {hasAnswered && !isClosed ? (
        <DetailsForm own={own} posted={answer} isSaved={saved === "details"} />
      ) : null}
      {board ? <GiftBoard board={board} page={page} isClosed={isClosed} posted={answer} /> : null}
      {hasAnswered ? (
        <>
          <OwnLink address={origin + page} another={`${path}?another=1`} />
          <DeleteAnswer isSelfAdded={own.isSelfAdded} posted={answer} />
        </>
      ) : null}
    </InvitationCard>
  );
}
