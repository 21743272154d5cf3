import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ApproximatePrice } from "~/features/gift-card/approximate-price";
import { BuyButton } from "~/features/gift-card/buy-button";
import { categoryName } from "~/features/gift-card/category-name";
import { DiscountCodes } from "~/features/gift-card/discount-codes";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { GiftTag } from "~/features/gift-card/gift-tag";
import { SaveButton } from "~/features/gift-card/save-button";
import { SeasonPennant } from "~/features/gift-card/season-pennant";
import { ShareButton } from "~/features/gift-card/share-button";
import { AddToList } from "~/features/gift-lists/add-to-list";
import { formatPrice } from "~/lib/price";
import type { GiftView } from "~worker/domain/catalogue/schema";

type GiftDetailsProps = {
  gift: GiftView;
  /** What follows the buttons. */
  children: ReactNode;
};

/** A gift at large: its picture beside its words, price and buttons. */
export function GiftDetails({ gift, children }: GiftDetailsProps) {
  const { t, i18n } = useTranslation("gift");
  return (
    <div className="grid items-start gap-8 md:grid-cols-2 md:gap-12 lg:gap-16">
      <div className="relative">
        <GiftPicture src={gift.imageUrl} alt={gift.name} eager />
        <SeasonPennant gift={gift} />
      </div>
      <div>
        <p className="type-label font-normal text-soft">{categoryName(t, gift.category)}</p>
        <h1 id="gift-name" className="mt-1 type-page break-words">
          {gift.name}
        </h1>
        <p className="mt-4 type-lead text-soft">{gift.description}</p>
        <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
          <span className="figures type-panel whitespace-nowrap">
            {formatPrice(gift.priceCents, i18n.language)}
          </span>
          <ApproximatePrice price={gift.approximatePrice} />
          <span className="type-body">{t("store", { store: gift.store })}</span>
        </p>
        <p className="mt-1 type-small text-soft">{t("priceNote")}</p>
        <div className="mt-6 flex max-w-md flex-wrap items-start gap-2">
          <BuyButton gift={gift} />
          <div className="flex flex-[1_0_auto] gap-2">
            <SaveButton gift={gift} />
            <AddToList gift={gift} />
            <ShareButton gift={gift} />
          </div>
        </div>
        {gift.discounts && (
          <div className="mt-5 max-w-md">
            <DiscountCodes gift={gift} />
          </div>
        )}
        {gift.reasoning === null ? null : (
          <div className="mt-8">
            <GiftTag reason={gift.reasoning} />
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
