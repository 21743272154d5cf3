import { useId } from "react";
import type { GiftView } from "#shared/catalogue/schema";
import type { Occasion } from "#shared/catalogue/vocabulary";
import type { RecommendedGift } from "#shared/recommendations/schema";
import { ChecksList } from "./checks-list";
import { DiscountCodes } from "./discount-codes";
import { GiftActions } from "./gift-actions";
import { GiftMeta } from "./gift-meta";
import { GiftPicture } from "./gift-picture";
import { GiftTag } from "./gift-tag";
import { SeasonPennant } from "./season-pennant";
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

/** One gift with its picture, price, reason, proofs and buttons. Needs "cards" and "gifts". */
export function GiftCard({
  gift,
  occasion,
  compact = false,
  eager = false,
  level = 3,
}: GiftCardProps) {
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
      <GiftMeta gift={gift} />
      <Heading id={name} className="type-card">
        {gift.isActive ? (
          <Link to={href("/gifts/:slug", { slug: gift.slug })} className="gift-link">
            {gift.name}
          </Link>
        ) : (
          gift.name
        )}
      </Heading>
      <p className="gift-description">{gift.description}</p>
      {reasoned && <GiftTag reason={gift.reasoning ?? ""} />}
      {reasoned && <ChecksList checks={checks} />}
      {compact && gift.reasoning !== null && <WhyItFits reason={gift.reasoning} checks={checks} />}
      <div className="gift-foot">
        <GiftActions gift={gift} />
        <DiscountCodes gift={gift} />
      </div>
    </article>
  );
}
