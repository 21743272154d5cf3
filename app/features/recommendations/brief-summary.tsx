import type { ReactNode } from "react";
import type { PartialBrief } from "#shared/brief/schema";
import { formatBudget } from "#shared/format/money";
import { useTranslation } from "~/translation";
import { ChangeLink } from "./change-link";

type BriefSummaryProps = {
  brief: PartialBrief;
  /** What was understood, piece by piece. */
  children: ReactNode;
};

/** What was understood and the way back to the form that says it. */
export function BriefSummary({ brief: { budget, currency }, children }: BriefSummaryProps) {
  const { t, i18n } = useTranslation("home");
  return (
    <>
      <div className="brief-bar">
        {children}
        <ChangeLink>{t("results.change")}</ChangeLink>
      </div>
      {budget && currency && (
        <p className="type-small mt-3 text-soft">
          {t("results.currency", { budget: formatBudget(budget, i18n.language) })}
        </p>
      )}
    </>
  );
}
