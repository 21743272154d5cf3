import type { GiftView } from "#shared/catalogue/schema";
import { formatPrice } from "#shared/format/money";
import { useTranslation } from "~/translation";
import { AiBadge } from "./ai-badge";
import { ApproximatePrice } from "./approximate-price";
import { categoryName } from "./category-name";

/** A gift's category and price in one line. Needs "cards" and "gifts". */
export function GiftMeta({ gift }: { gift: GiftView }) {
  const { t, i18n } = useTranslation("cards");
  return (
    <div className="gift-meta">
      <p>{categoryName(t, gift.category)}</p>
      {gift.source === "ai" && <AiBadge />}
      <ApproximatePrice price={gift.approximatePrice} />
      <p className="figures">{formatPrice(gift.priceCents, i18n.language)}</p>
    </div>
  );
}
