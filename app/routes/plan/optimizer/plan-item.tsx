import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChevronIcon } from "~/components/ui/icons";
import { categoryName } from "~/features/gift-card/category-name";
import { DiscountCode } from "~/features/gift-card/discount-codes";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import type { ActionResult } from "~/forms/action-result";
import type { OptimizedGift } from "~worker/domain/budget/schema";
import { Diy } from "./diy";
import { formatDollars } from "./money";
import { StoreLink } from "./store-link";

type PlanItemProps = {
  gift: OptimizedGift;
  here: string;
  isOpen: boolean;
  posted: ActionResult | undefined;
};

/**
 * A gift of the plan: one line, and behind it the reason, where to get it, and how to make it
 * instead.
 */
export function PlanItem({ gift, here, isOpen, posted }: PlanItemProps) {
  const { t } = useTranslation("optimizer");
  const [wasOpen] = useState(isOpen);
  const dropped = gift.method === "drop";
  return (
    <details className="plan-item" open={wasOpen || undefined}>
      <summary className="grid grid-cols-[4rem_minmax(0,1fr)_1.5rem] items-center gap-x-4 gap-y-2 p-4 transition-colors duration-120 hover:bg-sunk sm:grid-cols-[5.75rem_minmax(0,1fr)_auto_1.5rem] sm:gap-x-6 sm:px-7">
        <div className={dropped ? "opacity-45" : ""}>
          <GiftPicture src={gift.imageUrl} alt="" eager={false} />
        </div>
        <div className="min-w-0">
          <h3 className="type-card">{gift.name}</h3>
          <p className="mt-0.5 type-label font-normal text-soft">
            {categoryName(t, gift.category)} · {t(`methods.${gift.method}`)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 sm:justify-end">
          <Prices gift={gift} />
        </div>
        <ChevronIcon className="plan-chevron max-sm:col-start-3 max-sm:row-start-1" />
      </summary>
      <div className="grid gap-x-10 gap-y-6 px-4 pt-2 pb-7 sm:ps-37 sm:pe-7 md:grid-cols-2">
        <div className="min-w-0">
          {gift.originalName === gift.name ? null : (
            <p className="mb-4 type-small text-soft">
              {t("list.instead", { name: gift.originalName })}
            </p>
          )}
          <h4 className="type-label text-soft">{t("list.why")}</h4>
          <p className="mt-1 max-w-prose type-reason">{gift.optimizationReason}</p>
          {dropped || gift.method === "diy" ? null : (
            <p className="mt-4">
              <StoreLink gift={gift} />
            </p>
          )}
          {gift.discount ? (
            <div className="mt-5">
              <DiscountCode discount={gift.discount} />
            </div>
          ) : null}
        </div>
        <Diy gift={gift} here={here} posted={posted} />
      </div>
    </details>
  );
}

function Prices({ gift: { originalPrice, price, savings } }: { gift: OptimizedGift }) {
  const { t, i18n } = useTranslation("optimizer");
  const text = (dollars: number) => formatDollars(dollars, i18n.language);
  return (
    <>
      <p className="figures flex items-baseline gap-2.5 whitespace-nowrap">
        {price === originalPrice ? null : (
          <>
            <span className="sr-only">{t("list.was")}</span>
            <s className="type-small text-soft">{text(originalPrice)}</s>
            <span className="sr-only">{t("list.now")}</span>
          </>
        )}
        <span className="type-lead font-semibold">{text(price)}</span>
      </p>
      <p className="figures text-end sm:min-w-36">
        {savings > 0 ? (
          <span className="inline-block rounded-tag bg-good-tint px-2.5 py-1 type-badge whitespace-nowrap text-good">
            {t("list.saved", { price: text(savings) })}
          </span>
        ) : null}
      </p>
    </>
  );
}
