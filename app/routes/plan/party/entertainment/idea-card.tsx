import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ScenePicture } from "~/features/frame/scene-picture";
import type { IdeaView } from "~worker/domain/party/entertainment/schema";
import { CostText, IdeaFacts, IdeaSteps } from "./idea-facts";
import { PlanButton } from "./plan-button";
import type { Plan } from "./use-plan";

/** One suggestion. Cards of a row share their row lines. */
export function IdeaCard({
  plan,
  idea,
  next,
}: {
  plan: Plan;
  idea: IdeaView;
  next: string | null;
}) {
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
