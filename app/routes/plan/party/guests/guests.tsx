/**
 * `/party-planning/guests`: who is invited to a party, what they said, and the links that invite
 * them.
 */

import { data } from "react-router";
import { guestFilter } from "#shared/party/guests/schema";
import { useToast } from "~/components/toast/toast-provider";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Disclosure } from "~/components/ui/disclosure";
import { EditIcon, ShareIcon } from "~/components/ui/icons";
import { CopyField } from "~/features/invitation/copy-field";
import { Answers } from "~/features/party/answers";
import { HeadsStory } from "~/features/party/heads-story";
import { useShare } from "~/features/share/use-share";
import type { ActionResult } from "~/forms/action-result";
import { readForm } from "~/forms/handle-form.server";
import { UndoNotice } from "~/forms/undo-notice";
import { useActionForm } from "~/forms/use-action-form";
import { type Address, href, type To } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { useHydrated } from "~/lib/use-hydrated";
import { useTranslation } from "~/translation";
import { type GuestPage, listGuests } from "~worker/domain/party/guests/guests.server";
import { openSection } from "../open-section.server";
import type { Route } from "./+types/guests";
import { AddGuests } from "./add-guests";
import { changeGuests, type GuestListChange } from "./change-guests.server";
import { GuestFailure, type GuestFormProps } from "./guest-fields";
import { GuestList } from "./guest-list";
import { failedDecision, undoOf } from "./guest-undo";
import { UnconfirmedAnswers } from "./unconfirmed-answers";
import { useGuestDecisions } from "./use-guest-decisions";

export const handle = { namespaces: ["guests", "cards", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, party } = await openSection(args);
  const { url } = args;
  const title = ctx.t("guests:meta");
  if (!party) return { title, section: null };
  const filter = guestFilter.parse({
    q: url.searchParams.get("q") ?? "",
    show: url.searchParams.get("show") ?? "all",
    after: url.searchParams.get("after") ?? "",
  });
  const page = await listGuests(ctx, viewer, party.id, filter);
  const { id, eventName, inviteToken } = party;
  return {
    title,
    section: {
      ...page,
      filter,
      id,
      eventName,
      path: href("/rsvp/:token", { token: inviteToken }),
      origin: url.origin,
    },
  };
}

export const meta = privatePage;

const addressOf = (party: string, search: Record<string, string> = {}) =>
  `/party-planning/guests?${new URLSearchParams({ party, ...search })}` as const;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer, party } = await openSection(args);
  if (!party || party.id !== args.url.searchParams.get("party")) throw data(null, { status: 404 });
  const { request } = args;
  const form = await readForm(request);
  const page = addressOf(party.id);
  return changeGuests({ ctx, viewer, partyId: party.id, page, request, form });
}

export default function Guests({ loaderData, actionData }: Route.ComponentProps) {
  // The layout of the sections says why there is none.
  if (!loaderData.section) return null;
  return (
    <GuestsOfParty
      section={loaderData.section}
      posted={actionData as ActionResult<GuestListChange> | undefined}
    />
  );
}

type GuestPageProps = {
  section: NonNullable<Route.ComponentProps["loaderData"]["section"]>;
  posted: ActionResult<GuestListChange> | undefined;
};

function GuestsOfParty({ section, posted }: GuestPageProps) {
  const { t } = useTranslation("guests");
  const { id, eventName, path, origin, tally, expected, diets, selfAddedFull } = section;
  const form = { action: addressOf(id), posted };
  const decisions = useGuestDecisions(form.action);
  const address = (search: Record<string, string>) => addressOf(id, search);
  return (
    <div className="wrap pt-10 sm:pt-12">
      <h1 className="type-page">{t("title")}</h1>
      <p className="mt-2 max-w-prose type-lead break-words text-soft">
        {t("lead", { name: eventName })}
      </p>
      <UndoGuest {...form} />
      <div className="mt-8">
        <GuestSummary {...{ tally, expected, diets, address }} />
      </div>
      {selfAddedFull === null ? null : (
        <Alert tone="warn" title={t("full.title")} className="mt-8">
          <p className="max-w-prose">{t("full.text", { count: selfAddedFull })}</p>
        </Alert>
      )}
      <UnconfirmedAnswers
        answers={[...section.unconfirmed, ...section.alike]}
        isCounted={section.alike.length > 0}
        count={tally.unconfirmed + section.alike.length}
        action={form.action}
        decisions={decisions}
      />
      <div className="mt-12 grid gap-x-16 gap-y-12 md:grid-cols-2">
        <AddGuests key={`add-${id}`} {...form} />
        <InvitationLink key={`link-${id}`} {...{ origin, path, eventName }} {...form} />
      </div>
      <GuestList
        guests={section.guests}
        next={section.next}
        count={tally.guests}
        filter={section.filter}
        partyId={id}
        isKept={tally.honoured > 0}
        {...{ decisions, origin, eventName, address }}
        {...form}
      />
    </div>
  );
}

type UndoGuestProps = { action: To; posted: ActionResult<GuestListChange> | undefined };

/** Undoes what the host just decided about a guest, or says why it came to nothing. */
function UndoGuest({ action, posted }: UndoGuestProps) {
  const { t } = useTranslation("guests");
  const problem = posted ? failedDecision(posted) : null;
  const undo = posted ? undoOf(posted) : null;
  if (problem) {
    return (
      <Alert title={t("failed")} className="mt-6">
        <p>{t(`errors:${problem}`)}</p>
      </Alert>
    );
  }
  if (!undo) return null;
  const { message, name, intent, fields } = undo;
  const title = t(message, { name });
  return <UndoNotice title={title} undo={t("row.undo")} action={action} {...{ intent, fields }} />;
}

type InvitationLinkProps = GuestFormProps & {
  origin: string;
  path: Address;
  eventName: string;
};

/** The one link that everybody may have: to copy, share, look at, or make anew. */
function InvitationLink({ origin, path, eventName, ...form }: InvitationLinkProps) {
  const { t } = useTranslation("guests");
  const share = useShare();
  const toast = useToast();
  const isHydrated = useHydrated();
  const state = useActionForm({ intent: "renew", ...form }, () =>
    toast({ title: t("invitation.renewed") }),
  );
  const { Form } = state;
  const text = t("invitation.shareText", { name: eventName });
  return (
    <section aria-labelledby="invitation">
      <h2 id="invitation" className="type-panel">
        {t("invitation.title")}
      </h2>
      <p className="mt-2 mb-5 max-w-prose type-body text-soft">{t("invitation.text")}</p>
      <CopyField
        label={t("invitation.label")}
        value={origin + path}
        words={{ copy: t("copy.action"), copied: t("copy.done"), failed: t("copy.failed") }}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        {isHydrated ? (
          <Button
            size="small"
            icon={<ShareIcon />}
            onClick={() => void share({ title: eventName, text, url: origin + path })}
          >
            {t("invitation.share")}
          </Button>
        ) : null}
        <ButtonLink to={path} size="small">
          {t("invitation.see")}
        </ButtonLink>
      </div>
      <div className="mt-2 flex">
        <Disclosure
          label={t("invitation.renew")}
          name={t("invitation.renew")}
          icon={<EditIcon className="size-4.5" />}
          group="invitation"
          open={state.failed}
          done={state.done}
        >
          <Form method="post" action={form.action} className="flex flex-col gap-3">
            <input type="hidden" name="intent" value="renew" />
            <GuestFailure outcome={state.outcome} />
            <p className="max-w-prose type-small">{t("invitation.renewText")}</p>
            <Button
              type="submit"
              className="self-start"
              pending={state.pending}
              pendingText={t("invitation.renewing")}
            >
              {t("invitation.renewAction")}
            </Button>
          </Form>
        </Disclosure>
      </div>
    </section>
  );
}

type GuestSummaryProps = Pick<GuestPage, "tally" | "expected" | "diets"> & {
  address: (search: Record<string, string>) => Address;
};

/** How many to expect, how they answered, what the kitchen should know. */
function GuestSummary({ tally, expected, diets, address }: GuestSummaryProps) {
  const { t } = useTranslation("guests");
  const { low, likely, high, unnamed } = expected.heads;
  return (
    <section aria-labelledby="expected" className="rounded-dialog bg-tint px-5 py-6 sm:p-8">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div>
          <h2 id="expected" className="type-label text-soft">
            {t("expected.title")}
          </h2>
          <p className="figures mt-1 type-hero">
            {low === high ? low : t("expected.range", { low, high })}
          </p>
          <p className="mt-2 max-w-prose type-small text-soft">
            {tally.guests === 0 ? (
              <HeadsStory {...expected} />
            ) : (
              t("expected.likely", { count: likely })
            )}
            {tally.guests > 0 && unnamed > 0
              ? ` ${t("expected.unnamed", { count: unnamed })}`
              : null}
          </p>
        </div>
        <div>
          <h3 className="type-label text-soft">{t("answers.title")}</h3>
          <Answers tally={tally} />
          {tally.yes > 0 ? (
            <p className="mt-4 type-small">
              {t("coming", {
                adults: t("adults", { count: tally.yesAdults }),
                children: t("children", { count: tally.yesChildren }),
              })}
            </p>
          ) : null}
        </div>
      </div>
      {diets.length > 0 ? (
        <div className="mt-6 border-line border-t pt-5">
          <h3 className="type-label text-soft">{t("diets.title")}</h3>
          <ul className="mt-2 grid gap-x-12 gap-y-1 type-small md:grid-cols-2">
            {diets.map(({ id, name, diet }) => (
              <li key={id} className="break-words">
                <span className="font-semibold">{name}</span> · {diet}
              </li>
            ))}
          </ul>
          {tally.diets > diets.length ? (
            <Link to={address({ show: "diet" })} className="link inline-block py-2 type-small">
              {t("diets.more", { count: tally.diets - diets.length })}
            </Link>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
