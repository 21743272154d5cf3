import type { Envelope } from "#shared/draws/schema";
import { formatPrice } from "#shared/format/money";
import { BuyButton } from "~/features/gift-card/buy-button";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { GiftTag } from "~/features/gift-card/gift-tag";
import { href } from "~/lib/address";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";

/** Gifts that fit what the receiver wishes, each with its reason. Needs "cards". */
export function Ideas({ gifts }: Pick<Envelope, "gifts">) {
  const { t, i18n } = useTranslation("envelope");
  return (
    <>
      <h3 className="mt-8 type-card">{t("ideas.title")}</h3>
      <ul className="mt-4 grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {gifts.map((gift) => (
          <li key={gift.id} className="flex min-w-0 flex-col">
            <GiftPicture src={gift.imageUrl} alt="" eager={false} />
            <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <h4 className="min-w-0 type-card break-words">
                <Link
                  to={href("/gifts/:slug", { slug: gift.slug })}
                  className="underline-offset-4 hover:underline"
                >
                  {gift.name}
                </Link>
              </h4>
              <p className="figures type-body font-semibold whitespace-nowrap">
                {formatPrice(gift.priceCents, i18n.language)}
              </p>
            </div>
            <div className="mt-3 mb-4 grow">
              <GiftTag reason={gift.reasoning} />
            </div>
            <p className="flex">
              <BuyButton gift={gift} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
