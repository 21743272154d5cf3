import { useTranslation } from "react-i18next";
import type { ActionResult } from "~/forms/action-result";
import type { OptimizedGift } from "~worker/domain/budget/schema";
import { PlanItem } from "./plan-item";
import { SavePlan } from "./save-plan";

type PlanListProps = {
  gifts: readonly OptimizedGift[];
  here: string;
  posted: ActionResult | undefined;
};

/**
 * The gifts of the plan. The first that changed is open, or the one whose form came back without
 * scripts.
 */
export function PlanList({ gifts, here, posted }: PlanListProps) {
  const { t } = useTranslation("optimizer");
  const changed = gifts.find(({ savings }) => savings > 0) ?? gifts[0];
  const opened = posted?.intent === "diy" ? posted.id : String(changed?.id);
  const isEmpty = gifts.every(({ method }) => method === "drop");
  return (
    <section aria-labelledby="optimized-list" className="mt-16">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="optimized-list" className="type-panel">
          {t("list.title")}
        </h2>
        {isEmpty ? null : <SavePlan here={here} posted={posted} />}
      </div>
      <ul className="mt-6 overflow-hidden rounded-panel bg-raised shadow-rest">
        {gifts.map((gift) => (
          <li
            key={gift.id}
            id={`gift-${gift.id}`}
            className="scroll-mt-24 border-line not-last:border-b"
          >
            <PlanItem gift={gift} here={here} isOpen={String(gift.id) === opened} posted={posted} />
          </li>
        ))}
      </ul>
    </section>
  );
}
