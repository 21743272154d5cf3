import type { GiftView } from "#shared/catalogue/schema";
import { formatApproximatePrice } from "#shared/format/money";
import { useTranslation } from "~/translation";

/** A price in the visitor's own currency, about; nothing where that is the dollar. */
export function ApproximatePrice({ price }: { price: GiftView["approximatePrice"] | undefined }) {
  const { t, i18n } = useTranslation();
  if (!price) return null;
  return (
    <span
      title={t("approximatePrice.rate", { date: price.date })}
      className="figures type-small font-normal whitespace-nowrap text-soft"
    >
      {t("approximatePrice.text", { price: formatApproximatePrice(price, i18n.language) })}
    </span>
  );
}
