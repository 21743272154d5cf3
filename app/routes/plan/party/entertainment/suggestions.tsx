import { useId } from "react";
import { formatPrice } from "#shared/format/money";
import type { IdeaView, WayOut } from "#shared/party/entertainment/schema";
import { ButtonLink } from "~/components/ui/button-link";
import { ScenePicture } from "~/features/frame/scene-picture";
import { partyHref } from "~/features/party/party-href";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import type { Address } from "~/lib/address";
import { type FixedT, useTranslation } from "~/translation";
import type { EntertainmentSection } from "./data.server";
import { CostText, IdeaFacts, IdeaSteps } from "./idea-facts";
import { PlanButton } from "./plan-button";
import type { Plan } from "./use-plan";

type SuggestionsProps = { plan: Plan; section: EntertainmentSection };

/** What suits the party: for everybody first, then for the children beside what suits the rest. */
export function Suggestions({ plan, section }: SuggestionsProps) {
  const { t } = useTranslation("entertainment");
  const { everyone, children, others } = section.view;
  const count = everyone.length + children.length + others.length;
  if (count === 0) return <RelaxationSuggestions section={section} />;
  const isSplit = children.length > 0;
  return (
    <div className="mt-14">
      <Heading id="ideas" title={t(isSplit && everyone.length > 0 ? "everyone" : "ideas")} />
      <Notes section={section} />
      <p role="status" className="sr-only">
        {t("found", { count })}
      </p>
      <Cards plan={plan} ideas={everyone} label="ideas" />
      {isSplit ? (
        <>
          <Heading id="children" title={t("children.title")} text={t("children.text")} />
          <Cards plan={plan} ideas={children} label="children" />
          <Heading id="others" title={t("others.title")} text={t("others.text")} />
          <Cards plan={plan} ideas={others} label="others" />
        </>
      ) : null}
    </div>
  );
}

function Heading({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <>
      <h2 id={id} tabIndex={-1} className="mt-4 type-section">
        {title}
      </h2>
      {text ? <p className="mt-2 max-w-prose type-body text-soft">{text}</p> : null}
    </>
  );
}

/** What the ideas were chosen by, beyond what the form shows. */
function Notes({ section }: { section: EntertainmentSection }) {
  const { t, i18n } = useTranslation("entertainment");
  const { theme, view, party } = section;
  const { leftCents, themeMoods } = view;
  const moods = themeMoods.map((mood) => t(`moods.${mood}`)).join(t("comma"));
  return (
    <div className="figures mt-2 max-w-prose space-y-1 type-body text-soft">
      {leftCents === null ? null : (
        <p>
          {leftCents === 0
            ? t("onlyFree")
            : t("within", {
                count: party.guests,
                price: formatPrice(leftCents, i18n.language),
              })}
        </p>
      )}
      {theme ? (
        <p>
          {themeMoods.length > 0 ? t("themeRead", { theme, moods }) : t("themeUnknown", { theme })}
        </p>
      ) : null}
    </div>
  );
}

function Cards({ plan, ideas, label }: { plan: Plan; ideas: readonly IdeaView[]; label: string }) {
  if (ideas.length === 0) return null;
  return (
    <ul
      aria-labelledby={label}
      className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 sm:grid-cols-2 md:grid-cols-3"
    >
      {ideas.map((idea, place) => (
        <IdeaCard
          key={idea.slug}
          plan={plan}
          idea={idea}
          next={(ideas[place + 1] ?? ideas[place - 1])?.slug ?? null}
        />
      ))}
    </ul>
  );
}

/** One suggestion. Cards of a row share their row lines. */
function IdeaCard({ plan, idea, next }: { plan: Plan; idea: IdeaView; next: string | null }) {
  const { t } = useTranslation("entertainment");
  const name = useId();
  return (
    <li className="row-span-6 grid grid-rows-subgrid">
      <article
        aria-labelledby={name}
        className="row-span-6 grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-3 pb-10"
      >
        <ScenePicture
          src={idea.imageUrl}
          className="aspect-16/9 h-auto sm:aspect-6/5 w-full rounded-panel bg-sunk object-cover"
        />
        <div>
          <p className="flex items-baseline justify-between gap-3">
            <span className="type-label font-normal text-soft">{t(`kinds.${idea.kind}`)}</span>
            <span className="figures type-body font-semibold whitespace-nowrap">
              <CostText cents={idea.costCents} />
            </span>
          </p>
          <h3 id={name} className="mt-1.5 type-card">
            {idea.name}
          </h3>
        </div>
        <p className="type-small text-soft">{idea.description}</p>
        <IdeaFacts idea={idea} />
        <IdeaSteps idea={idea} className="border-y border-line" />
        <PlanButton plan={plan} intent="choose" idea={idea} next={next} />
      </article>
    </li>
  );
}

/** Nothing fits: which wish stands in the way, and the smallest changes that help. */
function RelaxationSuggestions({ section }: { section: EntertainmentSection }) {
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

function changeText(change: WayOut[number], t: FixedT<"entertainment">, locale: string): string {
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
function hrefOf(way: WayOut, { party, fields }: EntertainmentSection): Address {
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
  const query = new URLSearchParams({ party: party.id, asked: "1", ...changed });
  for (const group of coming) query.append("ages", group);
  for (const mood of moods) query.append("moods", mood);
  return `/party-planning/entertainment?${query}`;
}
