import { useTranslation } from "react-i18next";
import { AlertIcon } from "~/components/ui/icons";
import { ScenePicture } from "~/features/frame/scene-picture";
import { formatPrice } from "~/lib/price";
import type { EntertainmentView } from "~worker/domain/party/entertainment/schema";
import { CostText, IdeaSteps, timeText } from "./idea-facts";
import { PlanButton } from "./plan-button";
import type { Plan } from "./use-plan";

type ChosenProps = { plan: Plan; view: EntertainmentView; guests: number; budget: number | null };

/** What is on the plan, with its cost for all guests and what that leaves of the budget. */
export function Chosen({ plan, view, guests, budget }: ChosenProps) {
  const { t, i18n } = useTranslation("entertainment");
  const { chosen, chosenCents } = view;
  if (chosen.length === 0) return null;
  const price = (cents: number) => formatPrice(cents, i18n.language);
  const over = budget === null ? 0 : chosenCents - budget;
  return (
    <section aria-labelledby="plan" className="mt-10 rounded-dialog bg-tint p-5 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="plan" tabIndex={-1} className="type-panel">
          {t("plan.title")}
        </h2>
        <p className="figures type-body font-semibold">
          {t("plan.total", { count: guests, price: price(chosenCents) })}
        </p>
      </div>
      {over > 0 ? (
        <p className="figures mt-3 flex items-start gap-2 rounded-panel bg-warn-tint p-3 type-small font-semibold text-warn">
          <AlertIcon className="mt-0.5 size-4.5" />
          {t("plan.over", { price: price(over) })}
        </p>
      ) : null}
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {chosen.map((idea, place) => (
          <li
            key={idea.slug}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 py-4 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-x-6"
          >
            <div className="sm:row-span-2">
              <ScenePicture
                src={idea.imageUrl}
                className="aspect-6/5 h-auto w-full rounded-field bg-sunk object-cover"
              />
            </div>
            <div className="min-w-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="type-card">{idea.name}</h3>
                <p className="figures type-body font-semibold">
                  <CostText cents={idea.costCents} />
                </p>
              </div>
              <p className="figures type-small text-soft">
                {t(`kinds.${idea.kind}`)}
                <span aria-hidden="true"> · </span>
                {timeText(idea.minutes, t)}
              </p>
            </div>
            <div className="col-span-2 flex flex-wrap items-start justify-between gap-x-6 sm:col-span-1 sm:col-start-2">
              <IdeaSteps idea={idea} className="min-w-0 open:basis-full" />
              <PlanButton
                plan={plan}
                intent="drop"
                idea={idea}
                next={(chosen[place + 1] ?? chosen[place - 1])?.slug ?? null}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
