import { useSyncExternalStore } from "react";
import { useToast } from "~/components/toast/toast-provider";
import { buttonLook } from "~/components/ui/button-look";
import { ArrowUpRightIcon } from "~/components/ui/icons";
import { useTranslation } from "~/translation";
import { type Buyable, resolveStoreLink } from "./store-link";

const never = () => () => {};

/** Opens the gift's store in a new tab; says so when a broken link became a search. */
export function BuyButton({ gift }: { gift: Buyable }) {
  const { t } = useTranslation("cards");
  const toast = useToast();
  // The server renders without an origin; a path works as it is until the browser makes it
  // absolute.
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => "",
  );
  const { href, fellBack } = resolveStoreLink(gift, origin);
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonLook("ink", "small")}
      onClick={() => {
        if (fellBack) toast({ title: t("redirected.title"), description: t("redirected.text") });
      }}
    >
      {t("buyNow")}
      <ArrowUpRightIcon className="size-4" />
      <span className="sr-only">{`: ${gift.name}, ${t("newTab")}`}</span>
    </a>
  );
}
