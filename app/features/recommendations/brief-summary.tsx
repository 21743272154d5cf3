import { useTranslation } from "react-i18next";
import { buttonLook } from "~/components/ui/button-look";
import { formatBudget } from "~/lib/price";
import { ageText } from "~/features/gift-card/age-text";
import type { Brief } from "~worker/domain/recommendations/schema";

/** What was asked, as it was understood, and the way back to change it. */
export function BriefSummary({ brief }: { brief: Brief }) {
  const { t, i18n } = useTranslation("home");
  const { dislikes } = brief;
  const never = [
    ...dislikes.tags.map((id) => t(`gifts:tags.${id}`)),
    ...dislikes.categories.map((id) => t(`gifts:categories.${id}`)),
    ...dislikes.cares.map((id) => t(`gifts:cares.${id}`)),
    ...dislikes.cliches.map((id) => t(`results.cliches.${id}`)),
  ];
  const said = {
    for: sentence([brief.recipient], i18n.language),
    age: ageText(brief.ages, t),
    occasion: t(`gifts:occasions.${brief.occasion}`),
    loves: sentence(brief.interests.map(({ words }) => words), i18n.language),
    budget: formatBudget(brief.budget, i18n.language),
    never: sentence(never, i18n.language),
  };
  return (
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
  );
}

/** Leads back to the form's first field. */
export function ChangeLink({ to = "finder-recipient", children }: { to?: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      className={`${buttonLook("outline", "small")} shrink-0 self-start`}
      onClick={(event) => {
        const field = document.getElementById(to);
        if (!field) return;
        event.preventDefault();
        field.focus({ preventScroll: true });
        field.scrollIntoView({ block: "center" });
      }}
    >
      {children}
    </a>
  );
}

/** Words as one list that starts with a capital. */
function sentence(words: readonly string[], locale: string): string {
  const text = [...new Set(words)].join(locale === "zh" ? "、" : ", ");
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
