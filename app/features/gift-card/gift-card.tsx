import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { GiftView } from "#shared/catalogue/schema";
import type { Occasion } from "#shared/catalogue/vocabulary";
import { formatPrice } from "#shared/format/money";
import type { RecommendedGift } from "#shared/recommendations/schema";
import { AddToList } from "~/features/gift-lists/add-to-list";
import { AiBadge } from "./ai-badge";
import { ApproximatePrice } from "./approximate-price";
import { BuyButton } from "./buy-button";
import { categoryName } from "./category-name";
import { ChecksList } from "./checks-list";
import { DiscountCodes } from "./discount-codes";
import { GiftPicture } from "./gift-picture";
import { GiftTag } from "./gift-tag";
import { SaveButton } from "./save-button";
import { SeasonPennant } from "./season-pennant";
import { ShareButton } from "./share-button";
import { WhyItFits } from "./why-it-fits";
import "./gift-card.css";
import { href } from "~/lib/address";
import { Link } from "~/lib/router";

type GiftCardProps = {
  gift: GiftView | RecommendedGift;
  /** The carousel's card: tag and checks fold into a "Why it fits" popover. */
  compact?: boolean;
  /** What the gift is sought for, where that is known; a pennant must not say another. */
  occasion?: Occasion | undefined;
  /** True for cards that are on screen at once; the others' pictures wait for the scroll. */
  eager?: boolean;
  /** The level of its name's heading. */
  level?: 3 | 4;
};

/** One gift with its picture, price, reason, proofs and four buttons. Needs "cards" and "gifts". */
export function GiftCard({
  gift,
  occasion,
  compact = false,
  eager = false,
  level = 3,
}: GiftCardProps) {
  const { t, i18n } = useTranslation("cards");
  const name = useId();
  const Heading = `h${level}` as const;
  const checks = "checks" in gift ? gift.checks : [];
  const reasoned = !compact && gift.reasoning !== null;
  return (
    <article
      className="gift-card"
      aria-labelledby={name}
      data-reasoned={reasoned ? "" : undefined}
      data-compact={compact ? "" : undefined}
    >
      <div className="relative">
        <GiftPicture src={gift.imageUrl} alt={gift.name} eager={eager} />
        <SeasonPennant gift={gift} occasion={occasion} />
      </div>
      <div className="flex items-baseline gap-2.5">
        <p className="type-label font-normal text-soft">{categoryName(t, gift.category)}</p>
        {gift.source === "ai" && <AiBadge />}
        <div className="ms-auto flex flex-wrap items-baseline justify-end gap-x-2">
          <ApproximatePrice price={gift.approximatePrice} />
          <p className="figures type-body font-semibold whitespace-nowrap">
            {formatPrice(gift.priceCents, i18n.language)}
          </p>
        </div>
      </div>
      <Heading id={name} className="type-card -mt-1.5">
        {gift.isActive ? (
          <Link to={href("/gifts/:slug", { slug: gift.slug })} className="gift-link">
            {gift.name}
          </Link>
        ) : (
          gift.name
        )}
      </Heading>
      <p className="type-small -mt-1.5 text-soft">{gift.description}</p>
      {reasoned && <GiftTag reason={gift.reasoning ?? ""} />}
      {reasoned && <ChecksList checks={checks} />}
      {compact && gift.reasoning !== null && <WhyItFits reason={gift.reasoning} checks={checks} />}
      <div className="mt-1 grid content-start gap-3">
        <div className="flex flex-wrap items-start gap-2">
          <BuyButton gift={gift} />
          {/* One line where all four fit, Buy Now taking the rest of it; else two full lines. */}
          <div className="flex flex-[1_0_auto] gap-2">
            <SaveButton gift={gift} />
            <AddToList gift={gift} />
            <ShareButton gift={gift} />
          </div>
        </div>
        <DiscountCodes gift={gift} />
      </div>
    </article>
  );
}
