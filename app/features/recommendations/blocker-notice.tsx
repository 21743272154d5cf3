import { useTranslation } from "react-i18next";
import type { FetcherWithComponents } from "react-router";
import { Button } from "~/components/ui/button";
import { AlertIcon } from "~/components/ui/icons";
import { budgetText } from "~/features/gift-finder/budget-text";
import {
  FINDER_ACTION,
  type FinderAnswer,
  type FinderField,
  type FinderValues,
} from "~/features/gift-finder/finder-answer";
import { formatBudget } from "~/lib/price";
import type { Blocker } from "~worker/domain/recommendations/schema";
import { ChangeLink } from "./change-link";

type BlockerNoticeProps = {
  blocker: Blocker | null;
  /** How many gifts passed every check. */
  fits: number;
  values: FinderValues;
  fetcher: FetcherWithComponents<FinderAnswer>;
};

/** Few or no gifts fit: the wish that blocks, and the smallest change that helps, one press away. */
export function BlockerNotice({ blocker, fits, values, fetcher }: BlockerNoticeProps) {
  const { t, i18n } = useTranslation("home");
  const change = changeFor(blocker);
  const budget =
    blocker?.wish === "budget" ? formatBudget(blocker.suggestion, i18n.language) : undefined;
  const pending = fetcher.state !== "idle";
  return (
    <section className="rounded-panel border border-transparent bg-raised p-6 shadow-rest sm:p-8">
      {blocker && (
        <p className="type-badge mb-3 inline-flex items-center gap-1.5 rounded-tag bg-warn-tint px-2.5 py-1.5 text-warn">
          <AlertIcon className="size-4" />
          {t(`blocker.badge.${blocker.wish}`)}
        </p>
      )}
      <h3 className="type-panel">
        {fits === 0 ? t("blocker.none") : t("blocker.few", { count: fits })}
      </h3>
      <p className="type-body mt-2 max-w-[65ch] text-soft">
        {blocker
          ? t(`blocker.${blocker.wish}`, { count: blocker.found, budget })
          : t("blocker.unknown")}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {change && (
          <fetcher.Form method="post" action={FINDER_ACTION}>
            {Object.entries({ ...values, ...change, changed: "1" }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button
              type="submit"
              variant="ribbon"
              pending={pending}
              pendingText={t("finder.pending")}
            >
              {budget ? t("blocker.tryBudget", { budget }) : t("blocker.tryOccasion")}
            </Button>
          </fetcher.Form>
        )}
        <ChangeLink size="large" to={`finder-${FIELD_OF[blocker?.wish ?? "budget"]}`}>
          {t("blocker.change")}
        </ChangeLink>
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
