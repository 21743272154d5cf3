import { lazy, Suspense } from "react";
import { formatBudget } from "#shared/format/money";
import type { Blocker } from "#shared/recommendations/schema";
import { AlertIcon } from "~/components/ui/icons";
import { budgetText } from "~/features/gift-finder/budget-text";
import type { FinderAnswer, FinderField, FinderValues } from "~/features/gift-finder/finder-answer";
import type { FetcherWithComponents } from "~/lib/router";
import { useHydrated } from "~/lib/use-hydrated";
import { useTranslation } from "~/translation";
import { ChangeForm } from "./change-form";
import { ChangeLink } from "./change-link";

type BlockerNoticeProps = {
  blocker: Blocker | null;
  /** How many gifts passed every check. */
  fits: number;
  /** Whether even those leave out something that was asked for. */
  unmet: boolean;
  values: FinderValues;
  fetcher: FetcherWithComponents<FinderAnswer>;
};

// Decoration of an answer that few visitors get.
const EmptyStateArt = lazy(() =>
  import("./empty-state-art").then(
    (module) => ({ default: module.EmptyStateArt }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * Few or no gifts fit: the wish that blocks, and the smallest change that helps, one press away.
 */
export function BlockerNotice({ blocker, fits, unmet, values, fetcher }: BlockerNoticeProps) {
  const { t, i18n } = useTranslation("home");
  const hydrated = useHydrated();
  const change = changeFor(blocker);
  const budget =
    blocker?.wish === "budget" ? formatBudget(blocker.suggestion, i18n.language) : undefined;
  return (
    <section className="grid overflow-hidden rounded-panel border border-transparent bg-raised shadow-rest md:grid-cols-[3fr_2fr]">
      <div className="flex flex-col items-start justify-center p-6 sm:p-10">
        {blocker && (
          <p className="type-badge mb-3 inline-flex text-balance items-center gap-1.5 rounded-tag bg-warn-tint px-2.5 py-1.5 text-warn">
            <AlertIcon className="size-4" />
            {t(`blocker.badge.${blocker.wish}`)}
          </p>
        )}
        <h3 className="type-panel">
          {fits === 0
            ? t("blocker.none")
            : t(unmet ? "blocker.fewNearest" : "blocker.few", { count: fits })}
        </h3>
        <p className="type-body mt-2 max-w-[65ch] text-soft">
          {blocker
            ? t(`blocker.${blocker.wish}`, { count: blocker.found, budget })
            : t("blocker.unknown")}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {change && (
            <ChangeForm {...{ values, change, fetcher }} variant="ribbon">
              {budget ? t("blocker.tryBudget", { budget }) : t("blocker.tryOccasion")}
            </ChangeForm>
          )}
          <ChangeLink size="large" to={`finder-${FIELD_OF[blocker?.wish ?? "budget"]}`}>
            {t("blocker.change")}
          </ChangeLink>
        </div>
      </div>
      <div className="h-44 sm:h-56 md:h-auto md:min-h-72">
        {hydrated && (
          <Suspense>
            <EmptyStateArt className="h-full" />
          </Suspense>
        )}
      </div>
    </section>
  );
}

const FIELD_OF: Record<Blocker["wish"], FinderField> = {
  budget: "budget",
  age: "age",
  occasion: "occasion",
  dislikes: "interests",
};

function changeFor(blocker: Blocker | null): Partial<FinderValues> | null {
  if (blocker?.wish === "budget") return { budget: budgetText(blocker.suggestion) };
  if (blocker?.wish === "occasion") return { occasion: blocker.suggestion };
  return null;
}
