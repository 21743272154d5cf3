import { pictureOfCategory } from "#shared/catalogue/pictures";
import { ButtonLink } from "~/components/ui/button-link";
import { ScenePicture } from "~/features/frame/scene-picture";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import { type SearchTerms, searchUrl } from "./search-url";

type NoResultsProps = {
  terms: SearchTerms;
  /** Words of the search that are worth a try alone. */
  words: readonly string[];
};

/** Nothing matched: says so, and offers the smallest changes that may help. */
export function NoResults({ terms, words }: NoResultsProps) {
  const { t } = useTranslation("search");
  const filtered = Boolean(terms.age || terms.budget || terms.occasion || terms.category);
  return (
    <section
      aria-labelledby="results"
      className="grid overflow-hidden rounded-panel bg-raised shadow-rest md:grid-cols-[3fr_2fr]"
    >
      <div className="flex flex-col justify-center p-6 sm:p-10">
        <h2 id="results" className="type-panel break-words">
          {terms.q.trim() ? t("none", { query: terms.q }) : t("noneForFilters")}
        </h2>
        <p className="mt-3 max-w-md type-body text-soft">
          {t(filtered ? "noneFiltered" : "noneHint")}
        </p>
        {words.length > 0 ? (
          <ul aria-label={t("single")} className="mt-5 flex flex-wrap gap-2">
            {words.map((word) => (
              <li key={word}>
                <Link
                  to={searchUrl({ ...terms, q: word })}
                  className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 type-label break-all hover:border-ink hover:bg-sunk"
                >
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="mt-6 flex flex-wrap gap-3">
          {filtered ? (
            <ButtonLink to={searchUrl({ q: terms.q })} variant="ribbon">
              {t("clearFilters")}
            </ButtonLink>
          ) : null}
          <ButtonLink to="/">{t("describe")}</ButtonLink>
        </div>
      </div>
      <ScenePicture
        src={pictureOfCategory("games")}
        className="aspect-6/5 h-full w-full object-cover max-md:max-h-56"
      />
    </section>
  );
}
