import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { ageText } from "~/features/gift-card/age-text";
import { formatBudget } from "~/lib/price";
import type { Category, Tag } from "~worker/domain/catalogue/vocabulary";
import type { Brief, Dislikes } from "~worker/domain/recommendations/schema";
import { ChangeLink } from "./change-link";
import { withinSentence } from "./within-sentence";

/** What was asked, as it was understood, and the way back to change it. */
export function BriefSummary({ brief, recipient }: { brief: Brief; recipient: string }) {
  const { t, i18n } = useTranslation("home");
  const said = {
    // Word for word; the brief may hold it in another form of the same letters.
    for: recipient.trim(),
    age: ageText(brief.ages, t),
    occasion: t(`gifts:occasions.${brief.occasion}`),
    loves: sentence(
      brief.interests.map(({ words }) => words),
      i18n.language,
    ),
    budget: formatBudget(brief.budget, i18n.language),
    never: sentence(refused(brief.dislikes, t).map(withinSentence), i18n.language),
  };
  return (
    <>
      <div className="mt-6 flex flex-col gap-4 border-y border-line py-5 md:flex-row md:items-center md:justify-between">
        <dl
          aria-label={t("results.brief")}
          className="grid grid-cols-2 gap-x-5 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-9"
        >
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

/** A ban of things brings their subject along; it is said once. */
const SUBJECT_OF: Partial<Record<Category, Tag>> = {
  garden: "gardening",
  jewelry: "jewelry",
  music: "music",
  sports: "fitness",
  tech: "gadgets",
};

/** What must not be in a gift, each thing once, however many rules came of it. */
function refused({ tags, categories, cares, cliches, words }: Dislikes, t: TFunction<"home">) {
  const implied = new Set<Tag | undefined>(categories.map((id) => SUBJECT_OF[id]));
  return [
    ...tags.filter((id) => !implied.has(id)).map((id) => t(`gifts:tags.${id}`)),
    ...categories.map((id) => t(`gifts:categories.${id}`)),
    // "No candles" is what was said; the flame follows from it.
    ...cares
      .filter((id) => id !== "flame" || !cliches.includes("candle"))
      .map((id) => t(`gifts:cares.${id}`)),
    ...cliches.map((id) => t(`results.cliches.${id}`)),
    ...words,
  ];
}

/** Words as one list that starts with a capital, with the comma of their own script. */
function sentence(words: readonly string[], locale: string): string {
  const unlike = words.filter(
    (word, at) => words.findIndex((other) => same(other, word, locale)) === at,
  );
  const chinese = locale === "zh" || unlike.some((word) => /\p{Script=Han}/u.test(word));
  const text = unlike.join(chinese ? "、" : ", ");
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

const same = (a: string, b: string, locale: string) =>
  a.toLocaleLowerCase(locale) === b.toLocaleLowerCase(locale);
