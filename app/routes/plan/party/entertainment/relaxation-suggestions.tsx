import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/button-link";
import { partyHref } from "~/features/party/party-href";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import { formatPrice } from "~/lib/price";
import type { WayOut } from "~worker/domain/party-entertainment/schema";
import type { EntertainmentSection } from "./entertainment";

/** Nothing fits: which wish stands in the way, and the smallest changes that help. */
export function RelaxationSuggestions({ section }: { section: EntertainmentSection }) {
  const { t, i18n } = useTranslation("entertainment");
  const { waysOut } = section.view;
  return (
    <section
      aria-labelledby="ideas"
      className="mt-14 grid items-center gap-8 sm:grid-cols-[16rem_minmax(0,1fr)] sm:gap-12"
    >
      <EmptyStateArt className="aspect-6/5 w-full max-w-64 rounded-panel" />
      <div>
        <h2 id="ideas" tabIndex={-1} className="type-panel">
          {t(waysOut.length > 0 ? "nothing.title" : "nothing.allTitle")}
        </h2>
        <p className="mt-2 max-w-prose type-body text-soft">
          {t(
            waysOut.length > 1 ? "nothing.any" : waysOut.length > 0 ? "nothing.one" : "nothing.all",
          )}
        </p>
        <ul className="mt-5 flex flex-col items-start gap-3">
          {waysOut.map((way) => {
            const text = way.map((change) => changeText(change, t, i18n.language)).join(" + ");
            return (
              <li key={text}>
                <ButtonLink to={hrefOf(way, section)} preventScrollReset>
                  {text}
                </ButtonLink>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function changeText(change: WayOut[number], t: TFunction<"entertainment">, locale: string): string {
  switch (change.wish) {
    case "budget":
      return t("ways.budget", { price: formatPrice(change.budgetCents, locale) });
    case "place":
      return t("ways.place");
    case "ages":
      return t("ways.ages", {
        groups: change.ages.map((group) => t(`ages.${group}`)).join(t("comma")),
      });
    case "guests":
      return t("ways.guests", { count: change.guests });
    case "eventType":
      return t("ways.eventType", { type: t(`party:setup.types.${change.eventType}`) });
  }
}

/**
 * The form with these changes made; headcount and kind are the party's own, which another page
 * changes.
 */
function hrefOf(way: WayOut, { party, fields }: EntertainmentSection): string {
  if (way.some(({ wish }) => wish === "guests" || wish === "eventType")) {
    return partyHref("setup", party);
  }
  const { theme, budget, place, ages, moods } = fields;
  const changed = { theme, budget, place };
  let coming: readonly string[] = ages;
  for (const change of way) {
    if (change.wish === "budget") changed.budget = (change.budgetCents / 100).toFixed(2);
    if (change.wish === "place") changed.place = change.place;
    if (change.wish === "ages") coming = change.ages;
  }
  const asked = new URLSearchParams({ party: party.id, asked: "1", ...changed });
  for (const group of coming) asked.append("ages", group);
  for (const mood of moods) asked.append("moods", mood);
  return `/party-planning/entertainment?${asked}`;
}
