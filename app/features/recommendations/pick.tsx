import { type ReactNode, useId } from "react";
import type { PartialBrief } from "#shared/brief/schema";
import type { Check, RecommendedGift } from "#shared/recommendations/schema";
import { ChecksList } from "~/features/gift-card/checks-list";
import { DiscountCodes } from "~/features/gift-card/discount-codes";
import { GiftActions } from "~/features/gift-card/gift-actions";
import { GiftMeta } from "~/features/gift-card/gift-meta";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { GiftTag } from "~/features/gift-card/gift-tag";
import { SeasonPennant } from "~/features/gift-card/season-pennant";
import { href } from "~/lib/address";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";

type PickProps = {
  gift: RecommendedGift;
  brief: PartialBrief;
  /** True for the first of an answer, which is shown large. */
  best: boolean;
  /** The checks to show; those that every gift of the answer passed are shown once. */
  checks: readonly Check[];
  /** The level of its name's heading. */
  level: 2 | 3 | 4;
  /** What else "More" shows. */
  more: ReactNode;
  /** What stands at its end. */
  children: ReactNode;
};

/** One gift of an answer. Needs "home", "cards" and "gifts". */
export function Pick({ gift, brief, best, checks, level, more, children }: PickProps) {
  const name = useId();
  const Heading = `h${level}` as const;
  return (
    <article className={best ? "pick pick-best" : "pick"} aria-labelledby={name} data-reasoned="">
      <div className="pick-picture">
        <GiftPicture src={gift.imageUrl} alt={gift.name} eager={best} />
        {best && <SeasonPennant gift={gift} occasion={brief.occasion ?? undefined} />}
      </div>
      <div className="pick-words">
        {best && <BestPick gift={gift} brief={brief} />}
        <GiftMeta gift={gift} />
        <Heading id={name} className={best ? "type-panel" : "type-card"}>
          {gift.isActive ? (
            <Link to={href("/gifts/:slug", { slug: gift.slug })} className="gift-link">
              {gift.name}
            </Link>
          ) : (
            gift.name
          )}
        </Heading>
        <p className="gift-description">{gift.description}</p>
      </div>
      <div className="pick-proof">
        <GiftTag reason={gift.reasoning} />
        {checks.length > 0 && <ChecksList checks={checks} />}
        <GiftActions gift={gift}>{more}</GiftActions>
        <DiscountCodes gift={gift} />
        {children}
      </div>
    </article>
  );
}

/** Says that this is the best pick, and which words of the giver it answers. */
function BestPick({ gift, brief }: { gift: RecommendedGift; brief: PartialBrief }) {
  const { t } = useTranslation("home");
  const { servedBy } = gift;
  const words =
    "interest" in servedBy && brief.interests.find(({ id }) => id === servedBy.interest);
  return (
    <p className="type-label text-ribbon">
      {words ? t("results.bestSaid", { words: words.words }) : t("results.best")}
    </p>
  );
}
