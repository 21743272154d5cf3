import { useTranslation } from "react-i18next";
import { formatPrice } from "~/lib/price";
import type { IdeaView } from "~worker/domain/party-entertainment/schema";
import type { EntertainmentSection } from "./entertainment";
import { IdeaCard } from "./idea-card";
import { RelaxationSuggestions } from "./relaxation-suggestions";
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
                count: party.attendeeCount,
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
