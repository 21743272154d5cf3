import { useTranslation } from "react-i18next";
import { useToast } from "~/features/toast/toast-provider";

/** A code with a dashed edge, as on a coupon; pressing it copies it. Without scripts it can be read. */
export function DiscountCode({ code }: { code: string }) {
  const { t } = useTranslation("optimizer");
  const toast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      toast({ title: t("code.copied") });
    } catch {
      toast({ title: t("code.uncopied"), description: code, tone: "error" });
    }
  }
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={t("code.copy", { code })}
      className="min-h-10 rounded-tag border-[1.5px] border-dashed border-edge px-4 type-small font-semibold tracking-wide hover:border-ink hover:bg-sunk"
    >
      {code}
    </button>
  );
}
