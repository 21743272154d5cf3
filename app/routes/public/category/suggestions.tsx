import { useTranslation } from "react-i18next";
import { GiftCard } from "~/features/gift-card/gift-card";
import { GiftGrid } from "~/features/gift-card/gift-grid";
import { GiftSkeletons } from "~/features/gift-card/gift-skeletons";
import type { GiftView } from "~worker/domain/catalogue/schema";
import { findThemeItem, type Theme } from "~worker/domain/catalogue/themes";

type SuggestionsProps = {
  theme: Theme;
  /** The sub-item as the address has it; empty for the whole category. */
  asked: string;
  gifts: readonly GiftView[];
  pending: boolean;
};

/** The gifts of a sub-item, or those recommended for the category, under their heading. */
export function Suggestions({ theme, asked, gifts, pending }: SuggestionsProps) {
  const { t } = useTranslation("categories");
  const item = findThemeItem(theme, asked);
  const name = item ? t(`items.${item.id}`) : asked || t("recommended");
  const count = gifts.length;
  const none = !pending && count === 0;
  return (
    <section className="mt-12" aria-labelledby="suggestions" aria-busy={pending}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="suggestions" className="type-section wrap-anywhere">
          {name}
        </h2>
        <p role="status" className="figures type-small text-soft">
          {pending ? t("loading") : !none && t("count", { count })}
        </p>
      </div>
      {none && (
        <p role="status" className="type-lead wrap-anywhere text-soft">
          {t("none", { item: name })}
        </p>
      )}
      {pending ? (
        <GiftSkeletons count={6} />
      ) : (
        <GiftGrid key={asked}>
          {gifts.map((gift, index) => (
            <GiftCard
              key={gift.id}
              gift={gift}
              occasion={theme.occasion ?? undefined}
              eager={index < 3}
            />
          ))}
        </GiftGrid>
      )}
    </section>
  );
}
