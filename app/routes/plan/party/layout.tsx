/**
 * The layout of the sections of party planning: which party they are about, and the way between
 * them.
 */
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useMatches } from "react-router";
import { ButtonLink } from "~/components/ui/button-link";
import { PARTY_SECTIONS, partyHref } from "~/features/party/party-href";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import { requireSignedIn } from "~/guards.server";
import type { Route } from "./+types/layout";
import { viewParty } from "./event-view.server";
import { SectionFrame } from "./layout-frame";
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
    [...PARTY_SECTIONS, "print"].find((name) => path.endsWith(`/${name}`)) ?? "overview";
  return t(`rooms.${section}.title`);
}

/** What the spec has for the sections while the Owner keeps them closed. */
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
