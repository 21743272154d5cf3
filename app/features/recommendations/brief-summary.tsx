import { useTranslation } from "react-i18next";
import { ageText } from "~/features/gift-card/age-text";
import { formatBudget } from "~/lib/price";
import type { Brief } from "~worker/domain/recommendations/schema";
import { ChangeLink } from "./change-link";

/** What was asked, as it was understood, and the way back to change it. */
export function BriefSummary({ brief }: { brief: Brief }) {
  const { t, i18n } = useTranslation("home");
  const { dislikes } = brief;
  const never = [
    ...dislikes.tags.map((id) => t(`gifts:tags.${id}`)),
    ...dislikes.categories.map((id) => t(`gifts:categories.${id}`)),
    ...dislikes.cares.map((id) => t(`gifts:cares.${id}`)),
    ...dislikes.cliches.map((id) => t(`results.cliches.${id}`)),
    ...dislikes.words,
  ];
  const said = {
    for: sentence([brief.recipient], i18n.language),
    age: ageText(brief.ages, t),
    occasion: t(`gifts:occasions.${brief.occasion}`),
    loves: sentence(
      brief.interests.map(({ words }) => words),
      i18n.language,
    ),
    budget: formatBudget(brief.budget, i18n.language),
    never: sentence(never.map(withinSentence), i18n.language),
  };
  return (
    <>
      <div className="mt-6 flex flex-col gap-4 border-y border-line py-5 md:flex-row md:items-center md:justify-between">
        <dl aria-label={t("results.brief")} className="flex flex-wrap gap-x-9 gap-y-3">
          {Object.entries(said).map(([key, words]) =>
            words ? (
              <div key={key} className="min-w-0">
                <dt className="type-label font-normal text-soft">{t(`results.${key}`)}</dt>
                <dd className="type-small font-medium text-ink">{words}</dd>
              </div>
            ) : null,
          )}
        </dl>
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

/** Words as one list that starts with a capital. */
function sentence(words: readonly string[], locale: string): string {
  const text = [...new Set(words)].join(locale === "zh" ? "、" : ", ");
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

/** "Books" becomes "books"; "DIY" and words without capitals stay. */
const withinSentence = (word: string) =>
  /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
