/**
 * `/party-planning/setup`: Event Setup as a page, for whoever has no scripts, and where its dialog
 * posts.
 */

import { data, useActionData } from "react-router";
import { PARTY_FIELDS, partyInput } from "#shared/party/plans/schema";
import { ButtonLink } from "~/components/ui/button-link";
import { orNotFound } from "~/failures.server";
import { partyHref } from "~/features/party/party-href";
import { handleForm, isNativeSubmit, readForm } from "~/forms/handle-form.server";
import { requireSignedIn } from "~/guards.server";
import { privatePage } from "~/lib/private-page";
import { redirect, useNavigate } from "~/lib/router";
import { useTranslation } from "~/translation";
import {
  arePartiesOpen,
  createParty,
  getParty,
  updateParty,
} from "~worker/domain/party/plans/plans.server";
import type { Route } from "./+types/event-setup";
import { EventForm } from "./event-form";
import type { EventResult, EventValues } from "./event-result";
import { useEvent } from "./event-send";
import { formOf } from "./event-view.server";

export const handle = { namespaces: ["party", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  if (!viewer.isPremium) throw redirect("/party-planning");
  const wanted = args.url.searchParams.get("party");
  const party = wanted === null ? null : await orNotFound(getParty(ctx, viewer, wanted));
  const start: EventValues = party ? formOf(party) : {};
  return {
    partyId: party?.id ?? null,
    start,
    firstDay: ctx.today,
    title: ctx.t(party ? "party:setup.editMeta" : "party:setup.meta"),
  };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { request, url } = args;
  const wanted = url.searchParams.get("party");
  const form = { names: PARTY_FIELDS, schema: partyInput };
  const { status, ...outcome } = await handleForm(
    ctx,
    await readForm(request),
    form,
    async (input) => {
      if (wanted !== null) {
        return { partyId: (await updateParty(ctx, viewer, wanted, input)).id };
      }
      // While party planning is closed the dialog does no more than this: it thanks, and
      // keeps nothing.
      if (viewer.isPremium && !(await arePartiesOpen(ctx))) return { partyId: null };
      return { partyId: (await createParty(ctx, viewer, input)).id };
    },
  );
  const { result } = outcome;
  if (result && isNativeSubmit(request)) {
    const search = new URLSearchParams({
      ...(result.partyId === null ? {} : { party: result.partyId }),
      told: wanted === null ? "created" : "saved",
    });
    throw redirect(`/party-planning?${search}`);
  }
  return data<EventResult>(outcome, { status });
}

export default function EventSetup({ loaderData }: Route.ComponentProps) {
  const { partyId, start, firstDay } = loaderData;
  const { t } = useTranslation("party");
  const posted = useActionData<EventResult>();
  const navigate = useNavigate();
  const party = partyId ? { id: partyId } : null;
  const fetcher = useEvent(partyId !== null, ({ result }) =>
    navigate(partyHref("overview", result?.partyId ? { id: result.partyId } : null)),
  );
  return (
    <div className="wrap pt-10 sm:pt-14">
      <div className="@container">
        <h1 className="type-page">{t(partyId ? "setup.editTitle" : "setup.title")}</h1>
        <p className="mt-2 mb-8 type-lead text-soft">
          {t(partyId ? "setup.editLead" : "setup.lead")}
        </p>
        <EventForm
          partyId={partyId}
          outcome={fetcher.data ?? posted}
          start={start}
          firstDay={firstDay}
          fetcher={fetcher}
          cancel={
            <ButtonLink to={partyHref("overview", party)} variant="text" className="max-sm:w-full">
              {t("setup.cancel")}
            </ButtonLink>
          }
        />
      </div>
    </div>
  );
}
