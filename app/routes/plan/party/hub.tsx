/** `/party-planning`: what can be planned, and the person's parties (spec §2). */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { Alert } from "~/components/ui/alert";
import { contactOf } from "~/features/contact/contact-of";
import type { ActionResult } from "~/forms/action-result";
import { handleForm, NO_FIELDS, readForm, respondToForm, textOf } from "~/forms/handle-form.server";
import { requireSignedIn } from "~/guards.server";
import { deleteParty, listParties } from "~worker/domain/party-plans/party-plans.server";
import type { Route } from "./+types/hub";
import { viewParty } from "./event-view.server";
import { HubCards } from "./hub-cards";
import { HubContact } from "./hub-contact";
import { HubParties } from "./hub-parties";
import { HubRedirect } from "./hub-redirect";
import { CARDS } from "./hub-steps";
import { openSection } from "./open-section.server";

export const handle = { namespaces: ["party", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const title = ctx.t("party:meta");
  if (!viewer.isPremium) {
    return data({ title, hub: null }, { headers: { Refresh: "1; url=/premium" } });
  }
  const { isOpen, party } = await openSection(args);
  const parties = isOpen ? await listParties(ctx, viewer) : [];
  const asked = args.url.searchParams;
  const hub = {
    isOpen,
    partyId: party?.id ?? null,
    parties: parties.map((one) => viewParty({ ctx }, one)),
    contact: contactOf(ctx.settings),
    firstDay: ctx.today,
    show: CARDS.find((card) => card === asked.get("show")) ?? null,
    /** What a form without scripts has done. */
    told: (["created", "saved"] as const).find((one) => one === asked.get("told")) ?? null,
  };
  return data({ title, hub });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
  const refresh = loaderHeaders.get("Refresh");
  return new Headers(refresh ? { Refresh: refresh } : {});
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

/** Deletes a party: the page's only form that changes anything. */
export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const form = await readForm(args.request);
  if (textOf(form, "intent") !== "delete") throw data(null, { status: 400 });
  const handled = await handleForm(ctx, form, NO_FIELDS, async () => {
    await deleteParty(ctx, viewer, textOf(form, "which"));
    return null;
  });
  return respondToForm(args.request, handled, () => "/party-planning#parties");
}

export default function Hub({ loaderData, actionData }: Route.ComponentProps) {
  const { hub } = loaderData;
  const { t } = useTranslation("party");
  const title = useFocusAfterDelete(hub?.parties.length ?? 0);
  if (!hub) return <HubRedirect />;
  const { isOpen, partyId, parties, contact, firstDay, show, told } = hub;
  const party = partyId ? { id: partyId } : null;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <h1 ref={title} tabIndex={-1} className="type-page">
        {t("title")}
      </h1>
      <p className="mt-2 max-w-prose type-lead text-soft">{t("lead")}</p>
      {told ? (
        <Alert tone="good" title={t(`${told}.title`)} className="mt-6 max-w-2xl">
          <p>{t(`${told}.text`)}</p>
        </Alert>
      ) : null}
      {isOpen && parties.length > 0 ? (
        <HubParties parties={parties} posted={actionData as ActionResult | undefined} />
      ) : null}
      <HubCards isOpen={isOpen} party={party} show={show} firstDay={firstDay} />
      <HubContact contact={contact} />
    </div>
  );
}

/** A deleted party takes the pressed button with it; the title stays. */
function useFocusAfterDelete(count: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(count);
  useEffect(() => {
    if (count < last.current) title.current?.focus({ preventScroll: true });
    last.current = count;
  }, [count]);
  return title;
}
