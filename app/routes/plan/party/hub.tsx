/** `/party-planning`: what can be planned, and the person's parties (spec §2). */

import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Disclosure } from "~/components/ui/disclosure";
import { ArrowUpRightIcon, EditIcon, TrashIcon } from "~/components/ui/icons";
import { ContactLinks } from "~/features/contact/contact-links";
import { contactOf } from "~/features/contact/contact-of";
import { DaysToGo } from "~/features/party/days-to-go";
import { partyHref } from "~/features/party/party-href";
import { SectionFailure } from "~/features/party/section-failure";
import type { ActionResult } from "~/forms/action-result";
import { handleForm, NO_FIELDS, readForm, respondToForm, textOf } from "~/forms/handle-form.server";
import { useActionForm } from "~/forms/use-action-form";
import { requireSignedIn } from "~/guards.server";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { deleteParty, listParties } from "~worker/domain/party/plans/plans.server";
import type { Route } from "./+types/hub";
import { type PartyView, viewParty } from "./event-view.server";
import { HubCards } from "./hub-cards";
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
  const query = args.url.searchParams;
  const hub = {
    isOpen,
    partyId: party?.id ?? null,
    parties: parties.map((one) => viewParty({ ctx }, one)),
    contact: contactOf(ctx.settings),
    firstDay: ctx.today,
    show: CARDS.find((card) => card === query.get("show")) ?? null,
    /** What a form without scripts has done. */
    told: (["created", "saved"] as const).find((one) => one === query.get("told")) ?? null,
  };
  return data({ title, hub });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
  const refresh = loaderHeaders.get("Refresh");
  return new Headers(refresh ? { Refresh: refresh } : {});
};

export const meta = privatePage;

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

type Contact = ReturnType<typeof contactOf>;

/** The cards Contact Us and Connect With Us (spec §2). */
function HubContact({ contact }: { contact: Contact }) {
  return (
    <div className="mt-16 grid gap-8 sm:grid-cols-2">
      <ContactUs {...contact} />
      <ConnectWithUs {...contact} />
    </div>
  );
}

function ContactUs({ phone, email }: Contact) {
  const { t } = useTranslation("party");
  return (
    <Tile id="contact-us" title={t("contact.title")} text={t("contact.text")}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/party-planning/contact" variant="ink" size="small">
          {t("contact.ask")}
        </ButtonLink>
        <ContactLinks
          phone={phone}
          email={email}
          size="small"
          names={{ phone: t("contact.phone", { phone }), email: t("contact.email", { email }) }}
        />
      </div>
    </Tile>
  );
}

function ConnectWithUs({ socials }: Contact) {
  const { t } = useTranslation("party");
  const link = "link inline-flex min-h-11 items-center gap-1.5";
  return (
    <Tile id="connect" title={t("connect.title")} text={t("connect.text")}>
      <ul className="flex flex-wrap gap-x-6">
        {socials.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer me" className={link}>
              {name}
              <ArrowUpRightIcon className="size-4" />
            </a>
          </li>
        ))}
        {socials.length === 0 ? (
          <li>
            <ButtonLink to="/about" size="small">
              {t("connect.about")}
            </ButtonLink>
          </li>
        ) : null}
      </ul>
    </Tile>
  );
}

type TileProps = { id: string; title: string; text: string; children: ReactNode };

function Tile({ id, title, text, children }: TileProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pt-6">
      <h2 id={id} className="type-card">
        {title}
      </h2>
      <p className="mt-1.5 mb-4 max-w-prose type-small text-soft">{text}</p>
      {children}
    </section>
  );
}

type Posted = { posted: ActionResult | undefined };

/** The person's parties, what comes next first; those that are over stand last and quieter. */
function HubParties({ parties, posted }: { parties: PartyView[] } & Posted) {
  const { t } = useTranslation("party");
  const coming = parties.filter(({ daysToGo }) => daysToGo >= 0);
  const over = parties.filter(({ daysToGo }) => daysToGo < 0).toReversed();
  return (
    <section id="parties" aria-labelledby="your-parties" className="mt-12">
      <h2 id="your-parties" className="type-panel">
        {t("parties.title")}
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {[...coming, ...over].map((party) => (
          <li key={party.id} className="min-w-0">
            <PartyCard party={party} posted={posted} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PartyCard({ party, posted }: { party: PartyView } & Posted) {
  const { t } = useTranslation("party");
  const { id, eventName, leaf, daysToGo } = party;
  return (
    <article
      aria-labelledby={`party-${id}`}
      className="h-full rounded-panel border border-line bg-raised p-5 shadow-rest"
    >
      <div className="flex gap-4">
        <p
          aria-hidden="true"
          className="flex size-16 shrink-0 flex-col items-center justify-center rounded-field bg-tint leading-none"
        >
          <span className="type-badge text-ribbon">{leaf.month}</span>
          <span className="figures type-card">{leaf.day}</span>
        </p>
        <div className="min-w-0 flex-1">
          <h3 id={`party-${id}`} className="type-card break-words">
            <Link to={partyHref("timeline", party)} className="underline-offset-4 hover:underline">
              {eventName}
            </Link>
          </h3>
          <p className="figures mt-0.5 type-small text-soft">
            {party.day}, {party.time}
          </p>
          <p className="figures type-small text-soft">
            {party.location}
            <span aria-hidden="true"> · </span>
            {t("guests", { count: party.guests })}
          </p>
          <p
            className={`figures mt-1.5 type-label ${daysToGo < 0 ? "text-soft" : "font-semibold text-ribbon"}`}
          >
            <DaysToGo days={daysToGo} />
          </p>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-start gap-x-6">
        <ButtonLink
          to={partyHref("setup", party)}
          variant="text"
          size="small"
          aria-label={t("parties.editOf", { name: eventName })}
          className="-ms-3 min-h-11! px-3! type-small!"
          icon={<EditIcon className="size-4.5" />}
        >
          {t("parties.edit")}
        </ButtonLink>
        <Delete party={party} posted={posted} />
      </div>
    </article>
  );
}

function Delete({ party, posted }: { party: PartyView } & Posted) {
  const { t } = useTranslation("party");
  const state = useActionForm({ intent: "delete", id: party.id, posted });
  const { Form, form, outcome, pending, failed } = state;
  return (
    <Disclosure
      label={t("parties.delete")}
      name={t("parties.deleteOf", { name: party.eventName })}
      icon={<TrashIcon className="size-4.5" />}
      group="parties"
      open={failed}
      done={null}
    >
      <Form ref={form} method="post" action="/party-planning" className="flex flex-col gap-3">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="which" value={party.id} />
        <SectionFailure outcome={outcome} />
        <p className="type-small">{t("parties.deleteConfirm")}</p>
        <Button
          type="submit"
          size="small"
          className="self-start"
          pending={pending}
          pendingText={t("parties.deleting")}
        >
          {t("parties.deleteAction")}
        </Button>
      </Form>
    </Disclosure>
  );
}
