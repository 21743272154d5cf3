import type { SearchPage } from "#shared/catalogue/schema";
import { GiftCard } from "~/features/gift-card/gift-card";
import { GiftGrid } from "~/features/gift-card/gift-grid";
import { GiftSkeletons } from "~/features/gift-card/gift-skeletons";
import { type FixedT, useTranslation } from "~/translation";
import { MoreGifts } from "./more-gifts";
import { NoResults } from "./no-results";
import { type SearchTerms, searchUrl } from "./search-url";

type ResultsProps = {
  terms: SearchTerms;
  page: SearchPage | null;
  /** Words to try one by one where there are no gifts. */
  alone: readonly string[];
  /** True on a page after the first, which only a visit without scripts sees by itself. */
  continued: boolean;
  pending: boolean;
};

/**
 * The gifts of a search under their heading. Earlier results stay, dimmed, while newer ones are
 * sought.
 */
export function Results({ terms, page, alone, continued, pending }: ResultsProps) {
  const { t } = useTranslation("search");
  if (!page) return pending ? <GiftSkeletons count={6} /> : null;
  if (page.gifts.length === 0)
    return pending ? <GiftSkeletons count={6} /> : <NoResults terms={terms} words={alone} />;
  const count = page.gifts.length;
  return (
    <section aria-labelledby="results" aria-busy={pending}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="results" className="type-section break-words">
          {heading(t, terms, page, continued)}
        </h2>
        <p className="figures type-small text-soft">
          {continued ? null : t(page.next ? "countMore" : "count", { count })}
        </p>
      </div>
      {page.correctedTo ? (
        <p className="-mt-4 mb-6 type-body text-soft">{t("correctedFrom", { query: terms.q })}</p>
      ) : null}
      <div className={`transition-opacity duration-200 ${pending ? "opacity-55" : ""}`}>
        <GiftGrid>
          {page.gifts.map((gift, index) => (
            <GiftCard key={gift.id} gift={gift} occasion={terms.occasion} eager={index < 3} />
          ))}
        </GiftGrid>
        <MoreGifts key={searchUrl(terms)} terms={terms} next={page.next} continued={continued} />
      </div>
    </section>
  );
}

function heading(
  t: FixedT<"search">,
  { q: query, category }: SearchTerms,
  page: SearchPage,
  continued: boolean,
) {
  if (!query.trim()) return t(category ? `gifts:categories.${category}` : "filtered");
  if (page.correctedTo) return t("correctedTo", { query: page.correctedTo });
  return t(continued ? "moreGifts" : "results", { query });
}
