import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/button";
import { ShareIcon } from "~/components/ui/icons";
import { useToast } from "~/features/toast/toast-provider";
import type { GiftView } from "~worker/domain/catalogue/schema";

/** Shares natively where the browser can, else copies the words and the page's address. */
export function ShareButton({ gift }: { gift: GiftView }) {
  const { t } = useTranslation("cards");
  const toast = useToast();

  async function share() {
    const words = t("shareText", { name: gift.name });
    const url = window.location.href;
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({ title: gift.name, text: `${words}\n${gift.description}`, url });
      } else {
        await navigator.clipboard.writeText(`${words}\n${gift.description}\n${url}`);
        toast({ title: t("copied") });
      }
    } catch (error) {
      // Closing the system's share sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast({ title: t("shareFailed.title"), description: t("shareFailed.text"), tone: "error" });
    }
  }

  return (
    <Button
      size="small"
      className="size-10 px-0! noscript:hidden"
      aria-label={t("share", { name: gift.name })}
      onClick={share}
      icon={<ShareIcon className="size-4.5" />}
    />
  );
}
