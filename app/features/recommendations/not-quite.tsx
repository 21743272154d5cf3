import { useTranslation } from "react-i18next";
import { FIELD_LIMITS, type PartialBrief } from "#shared/brief/schema";
import { cheaperBand } from "~/features/gift-finder/budget-text";
import type { FinderAnswer, FinderValues } from "~/features/gift-finder/finder-answer";
import type { FetcherWithComponents } from "~/lib/router";
import { ChangeForm } from "./change-form";

type NotQuiteProps = {
  values: FinderValues;
  fetcher: FetcherWithComponents<FinderAnswer>;
};

/** Two changes that people ask for most, one press each; null where neither is possible. */
export function useSmallChanges({ brief, values }: { brief: PartialBrief; values: FinderValues }) {
  const { t } = useTranslation("home");
  const budget = brief.budget && cheaperBand(brief.budget);
  const interests = t("notQuite.personalWish", { interests: values.interests.trim() });
  const canBePersonal =
    !brief.qualities.includes("personalized") && interests.length <= FIELD_LIMITS.interests;
  return budget || canBePersonal
    ? { cheaper: budget && { budget }, personal: canBePersonal ? { interests } : null }
    : null;
}

type Changes = NonNullable<ReturnType<typeof useSmallChanges>>;

/** Beside the last of a full answer: what to press when eight ideas miss. */
export function NotQuite({ changes, values, fetcher }: NotQuiteProps & { changes: Changes }) {
  const { t } = useTranslation("home");
  const { cheaper, personal } = changes;
  return (
    <section
      aria-labelledby="not-quite"
      className="flex flex-col items-start justify-center rounded-panel border border-transparent bg-tint p-6"
    >
      <h3 id="not-quite" className="type-panel">
        {t("notQuite.title")}
      </h3>
      <p className="type-body mt-2 text-soft">{t("notQuite.text")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {cheaper && (
          <ChangeForm {...{ values, fetcher }} change={cheaper}>
            {t("notQuite.cheaper")}
          </ChangeForm>
        )}
        {personal && (
          <ChangeForm {...{ values, fetcher }} change={personal}>
            {t("notQuite.personal")}
          </ChangeForm>
        )}
      </div>
    </section>
  );
}
