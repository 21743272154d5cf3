import { useTranslation } from "react-i18next";
import { formatAbout } from "~/lib/price";
import type { GiftView } from "~worker/domain/catalogue/schema";

/** What a price is about in the visitor's own money; nothing where that is the dollar. */
export function AboutPrice({ about }: Partial<Pick<GiftView, "about">>) {
  const { t, i18n } = useTranslation();
  if (!about) return null;
  return (
    <span
      title={t("about.rate", { date: about.date })}
      className="figures type-small font-normal whitespace-nowrap text-soft"
    >
      {t("about.price", { price: formatAbout(about, i18n.language) })}
    </span>
  );
}
