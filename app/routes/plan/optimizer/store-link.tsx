import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { buttonLook } from "~/components/ui/button-look";
import { ArrowUpRightIcon } from "~/components/ui/icons";
import { resolveStoreLink } from "~/features/gift-card/store-link";
import type { OptimizedGift } from "~worker/domain/budget/schema";

const never = () => () => {};

/** Where to look at a gift of the plan or buy it: a page of ours, or its store in a new tab. */
export function StoreLink({ gift }: { gift: OptimizedGift }) {
  const { t } = useTranslation("optimizer");
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => "",
  );
  const address = gift.alternativeUrl ?? gift.storeUrl;
  const look = `${buttonLook("ink", "small")} px-4!`;
  const name = <span className="sr-only">{`: ${gift.name}`}</span>;
  if (address.startsWith("/gifts/")) {
    return (
      <Link to={address} className={look}>
        {t("list.page")}
        {name}
      </Link>
    );
  }
  const { href } = resolveStoreLink(
    { ...gift, price: `$${gift.price}`, storeUrl: address },
    origin,
  );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {t("list.store")}
      <ArrowUpRightIcon className="size-4" />
      {name}
      <span className="sr-only">{`, ${t("list.newTab")}`}</span>
    </a>
  );
}
