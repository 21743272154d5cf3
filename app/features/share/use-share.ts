import { useToast } from "~/components/toast/toast-provider";
import { useTranslation } from "~/translation";

/** What goes out: a title, its words, and the address that they lead to. */
export type Shared = { title: string; text: string; url: string };

/** Shares natively where the browser can, else copies words and address. Needs "cards". */
export function useShare(): (shared: Shared) => Promise<void> {
  const { t } = useTranslation("cards");
  const toast = useToast();
  return async ({ title, text, url }) => {
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({ title, text, url });
      } else {
        await navigator.clipboard.writeText(`${text}\n${url}`);
        toast({ title: t("copied") });
      }
    } catch (error) {
      // Closing the system's share sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast({ title: t("shareFailed.title"), description: t("shareFailed.text"), tone: "error" });
    }
  };
}
