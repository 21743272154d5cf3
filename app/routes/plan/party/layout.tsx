/**
 * The layout of the sections of party planning: which party they are about, and the way between
 * them.
 */

import { useEffect, useRef } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { ButtonLink } from "~/components/ui/button-link";
import { ChevronIcon, PlusIcon } from "~/components/ui/icons";
import { DaysToGo } from "~/features/party/days-to-go";
import {
  ALL_PARTIES,
  PARTY_SECTIONS,
  type PartySection,
  partyHref,
} from "~/features/party/party-href";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import { requireSignedIn } from "~/guards.server";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Route } from "./+types/layout";
import { type PartyView, viewParty } from "./event-view.server";
import { openSection } from "./open-section.server";

export const handle = { namespaces: ["party"] };

export async function loader(args: Route.LoaderArgs) {
  const { viewer } = requireSignedIn(args);
  // The first page says why not; the sections lead there.
  if (!viewer.isPremium) return null;
  const { ctx, party, parties, isOpen } = await openSection(args);
  return {
    isOpen,
    party: party && viewParty({ ctx }, party),
    others: parties
      .filter(({ id }) => id !== party?.id)
      .map(({ id, eventName }) => ({ id, eventName })),
  };
}

export default function PartyLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const isHub = pathname === "/party-planning";
  const { isOpen = true, party = null, others = [] } = loaderData ?? {};
  // The section keeps its place whatever stands above it: a dialog that sets up the first party
  // lives in it.
  return (
    <>
      {party ? <SectionFrame party={party} others={others} /> : null}
      {isHub || party || !loaderData ? <Outlet /> : isOpen ? <NoParty /> : <ComingSoon />}
    </>
  );
}

/** The name of the section that is asked for, from the address. */
function useSectionName(): string {
  const { t } = useTranslation("party");
  const path = useMatches().at(-1)?.pathname ?? "";
  const section =
    ([...PARTY_SECTIONS, "print"] as const).find((name) => path.endsWith(`/${name}`)) ?? "overview";
  return t(`sections.${section}.title`);
}

/** What the sections show while the Owner keeps them closed. */
function ComingSoon() {
  const { t } = useTranslation("party");
  return (
    <section className="wrap flex flex-col items-center pt-14 text-center sm:pt-20">
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <p className="mt-8 type-label text-ribbon">{t("soon.note")}</p>
      <h1 className="mt-2 type-page">{useSectionName()}</h1>
      <p className="mt-3 mb-8 max-w-md type-lead text-soft">{t("soon.text")}</p>
      <ButtonLink to={partyHref("overview")}>{t("soon.back")}</ButtonLink>
    </section>
  );
}

function NoParty() {
  const { t } = useTranslation("party");
  return (
    <section className="wrap flex flex-col items-center pt-14 text-center sm:pt-20">
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <p className="mt-8 type-label text-ribbon">{useSectionName()}</p>
      <h1 className="mt-2 type-page">{t("noParty.title")}</h1>
      <p className="mt-3 mb-8 max-w-md type-lead text-soft">{t("noParty.text")}</p>
      <ButtonLink to={partyHref("setup")} variant="ribbon">
        {t("noParty.action")}
      </ButtonLink>
    </section>
  );
}

type Other = { id: string; eventName: string };

/** Which party it is, the way to another one, and a tab for each section. Not on paper. */
function SectionFrame({ party, others }: { party: PartyView; others: Other[] }) {
  const { t } = useTranslation("party");
  const { pathname } = useLocation();
  return (
    <div className="border-b border-line bg-raised print:hidden">
      <div className="wrap pt-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Switcher party={party} others={others} />
          {pathname === partyHref("overview") ? null : (
            <p className="figures type-small text-soft">
              {party.day}
              <span aria-hidden="true"> · </span>
              <span className="font-semibold text-ribbon">
                <DaysToGo days={party.daysToGo} />
              </span>
            </p>
          )}
        </div>
        <nav aria-label={t("frame.sections")} className="-mx-3 mt-1">
          <ul className="flex flex-wrap sm:gap-x-2">
            {PARTY_SECTIONS.map((section) => {
              const to = partyHref(section, party);
              const here = pathname === partyHref(section);
              return (
                <li key={section}>
                  <Link
                    to={to}
                    aria-current={here ? "page" : undefined}
                    className={`inline-flex min-h-12 items-center border-b-[3px] px-3 pt-[3px] type-nav hover:text-ribbon ${
                      here ? "border-ribbon text-ribbon" : "border-transparent"
                    }`}
                  >
                    {t(`sections.${section}.title`)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** The party's name; a press shows the others, without scripts too. */
function Switcher({ party, others }: { party: PartyView; others: Other[] }) {
  const { t } = useTranslation("party");
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has been chosen
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);
  const section = (PARTY_SECTIONS.find((name) => pathname === partyHref(name)) ??
    "overview") as PartySection;
  const link = "flex min-h-11 items-center gap-2 rounded-field px-3 type-body hover:bg-sunk";
  return (
    <details
      ref={details}
      className="group relative -mx-2 min-w-0"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector("summary")?.focus();
      }}
    >
      <summary className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-field px-2 hover:bg-sunk">
        <span className="min-w-0 type-card break-words">{party.eventName}</span>
        <span className="sr-only">{t("frame.switch")}</span>
        <ChevronIcon className="size-4.5 shrink-0 group-open:rotate-180" />
      </summary>
      <ul className="absolute inset-s-2 top-full z-30 mt-1 w-72 max-w-[calc(100vw-2*var(--margin))] rounded-panel border border-line bg-raised p-2 shadow-lift">
        {others.map((other) => (
          <li key={other.id}>
            <Link to={partyHref(section, other)} className={link}>
              <span className="min-w-0 break-words">{other.eventName}</span>
            </Link>
          </li>
        ))}
        <li className={others.length > 0 ? "mt-1 border-t border-line pt-1" : ""}>
          <Link to={ALL_PARTIES} className={link}>
            {t("frame.all")}
          </Link>
        </li>
        <li>
          <Link to={partyHref("setup")} className={link}>
            <PlusIcon className="size-4.5" />
            {t("frame.new")}
          </Link>
        </li>
      </ul>
    </details>
  );
}
