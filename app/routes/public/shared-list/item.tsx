import type { ReactNode } from "react";
import { formatPrice } from "#shared/format/money";
import type { SharedItem } from "#shared/gift-lists/sharing";
import { GiftIcon } from "~/components/ui/icons";
import { BuyButton } from "~/features/gift-card/buy-button";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { StoreSite } from "~/features/gift-lists/store-site";
import { href } from "~/lib/address";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";

/** One item of a shared list; `children` is what the viewer can do about it. */
export function Item({ item, children }: { item: SharedItem; children?: ReactNode }) {
  const { t, i18n } = useTranslation("shared-list");
  const { gift, quantity, priority } = item;
  const facts = [
    quantity > 1 ? t("pieces", { count: quantity }) : null,
    priority === "normal" ? null : t(`priorities.${priority}`),
  ].filter(Boolean);
  return (
    <li
      id={item.key}
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line py-6 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-8"
    >
      {gift ? (
        <GiftPicture src={gift.imageUrl} alt="" eager={false} />
      ) : (
        <div className="flex aspect-6/5 items-center justify-center rounded-panel bg-sunk">
          <GiftIcon className="size-7 text-soft" />
        </div>
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="min-w-0 type-card break-words">
            {gift ? (
              <Link
                to={href("/gifts/:slug", { slug: gift.slug })}
                className="underline-offset-4 hover:underline"
              >
                {item.name}
              </Link>
            ) : (
              item.name
            )}
          </h2>
          {item.priceCents === null ? null : (
            <p className="figures type-body font-semibold whitespace-nowrap">
              {formatPrice(item.priceCents, i18n.language)}
            </p>
          )}
        </div>
        {facts.length > 0 ? <p className="mt-1 type-small text-soft">{facts.join(" · ")}</p> : null}
        {item.note ? (
          <p className="mt-1 max-w-prose type-body break-words whitespace-pre-line">{item.note}</p>
        ) : null}
        {gift || item.url ? (
          <p className="mt-2 flex">
            {gift ? <BuyButton gift={gift} /> : null}
            {item.url ? <StoreSite url={item.url} name={item.name} /> : null}
          </p>
        ) : null}
        {children}
      </div>
    </li>
  );
}
