/**
 * `/party-planning`: the board of the party that comes next or was chosen, the person's others, and
 * what can be planned.
 */

import { type ReactNode, useEffect, useRef } from "react";
import { data, useLocation } from "react-router";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/button-link";
import { ArrowUpRightIcon } from "~/components/ui/icons";
import { ContactLinks } from "~/features/contact/contact-links";
import { contactOf } from "~/features/contact/contact-of";
import type { ActionResult } from "~/forms/action-result";
import { handleForm, NO_FIELDS, readForm, respondToForm, textOf } from "~/forms/handle-form.server";
import { requireSignedIn } from "~/guards.server";
import { privatePage } from "~/lib/private-page";
import { useTranslation } from "~/translation";
import { deleteParty, listParties, NEIGHBOURS } from "~worker/domain/party/plans/plans.server";
import type { Route } from "./+types/hub";
import { viewParty } from "./event-view.server";
import { HubBoard } from "./hub-board";
import { openBoard } from "./hub-board.server";
import { HubCards } from "./hub-cards";
import { HubParties } from "./hub-parties";
import { HubRedirect } from "./hub-redirect";
import { CARDS } from "./hub-steps";
import { openSection } from "./open-section.server";

export const handle = { namespaces: ["party", "timeline", "guests", "party-costs", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const title = ctx.t("party:meta");
  if (!viewer.isPremium) {
    return data({ title, hub: null }, { headers: { Refresh: "1; url=/premium" } });
  }
  const { isOpen, party, parties: near } = await openSection(args);
  const query = args.url.searchParams;
  // All of them instead of the board, so that the page stays within its queries.
  const isAll = query.has("all");
  const parties = isAll && isOpen ? await listParties(ctx, viewer) : near;
  const hub = {
    isOpen,
    partyId: party?.id ?? null,
    board: party && !isAll ? await openBoard(ctx, viewer, party) : null,
    parties: parties
      .filter(({ id }) => isAll || id !== party?.id)
      .map((one) => viewParty({ ctx }, one)),
    hasMore: !isAll && near.length >= NEIGHBOURS,
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
  const { search } = useLocation();
  const title = useFocusOnOther(`${search} ${hub?.board?.party.id} ${hub?.parties.length}`);
  if (!hub) return <HubRedirect />;
  const { isOpen, partyId, board, parties, hasMore, contact, firstDay, show, told } = hub;
  const party = partyId ? { id: partyId } : null;
  const posted = actionData as ActionResult | undefined;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <h1 ref={title} id="hub-title" tabIndex={-1} className="type-page break-words outline-none">
        {board ? board.party.eventName : t("title")}
      </h1>
      {board ? null : <p className="mt-2 max-w-prose type-lead text-soft">{t("lead")}</p>}
      {told ? (
        <Alert tone="good" title={t(`${told}.title`)} className="mt-6 max-w-2xl">
          <p>{t(`${told}.text`)}</p>
        </Alert>
      ) : null}
      {board ? <HubBoard board={board} posted={posted} /> : null}
      {parties.length > 0 ? (
        <HubParties
          title={t(board ? "board.others" : "parties.title")}
          {...{ parties, hasMore, posted }}
        />
      ) : null}
      <HubCards isOpen={isOpen} party={party} show={show} firstDay={firstDay} />
      <HubContact contact={contact} />
    </div>
  );
}

/** Where another party takes this one's place, the pressed button is gone: the title is focused. */
function useFocusOnOther(what: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(what);
  useEffect(() => {
    if (what !== last.current) title.current?.focus({ preventScroll: true });
    last.current = what;
  }, [what]);
  return title;
}

type Contact = ReturnType<typeof contactOf>;

/** The cards Contact Us and Connect With Us. */
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
