import type { GiftView } from "#shared/catalogue/schema";
import { ShareIcon } from "~/components/ui/icons";
import { useShare } from "~/features/share/use-share";
import { href } from "~/lib/address";
import { useTranslation } from "~/translation";

/** The query under which a gift's page looks like a card that was sent. */
export const SHARED = "?card=1";

/**
 * Shares the gift's own page: natively where the browser can, else by copying words and address.
 */
export function ShareButton({ gift }: { gift: GiftView }) {
  const { t } = useTranslation("cards");
  const share = useShare();

  function shareGift() {
    const text = `${t("shareText", { name: gift.name })}\n${gift.description}`;
    // An idea that nobody vetted has no page of its own.
    const url = new URL(
      gift.isActive ? `${href("/gifts/:slug", { slug: gift.slug })}${SHARED}` : "",
      window.location.href,
    ).href;
    return share({ title: gift.name, text, url });
  }

  return (
    <button
      type="button"
      className="card-action noscript:hidden"
      aria-label={t("share", { name: gift.name })}
      onClick={shareGift}
      data-leads-on=""
    >
      <ShareIcon className="size-4.5" />
      {t("shareAction")}
    </button>
  );
}
