import { useTranslation } from "react-i18next";
import { formatBudget } from "~/lib/price";
import type { Recommendation } from "~worker/domain/recommendations/schema";
import { ChangeLink } from "./change-link";

/** What was understood, piece by piece, and the way back to change it. */
export function BriefSummary({ brief, chips }: Pick<Recommendation, "brief" | "chips">) {
  const { t, i18n } = useTranslation("home");
  return (
    <>
      <div className="mt-6 flex flex-col gap-4 border-y border-line py-5 md:flex-row md:items-center md:justify-between">
        <ul aria-label={t("results.brief")} className="flex flex-wrap gap-2">
          {chips.map(({ id, label }) => (
            <li key={id} className="chat-chip type-label">
              <span className="min-w-0 break-words">{label}</span>
            </li>
          ))}
        </ul>
        <ChangeLink>{t("results.change")}</ChangeLink>
      </div>
      {brief.currency && (
        <p className="type-small mt-3 text-soft">
          {t("results.currency", { budget: formatBudget(brief.budget, i18n.language) })}
        </p>
      )}
    </>
  );
}
