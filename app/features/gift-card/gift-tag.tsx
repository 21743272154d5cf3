import { useTranslation } from "~/translation";

/** The punched tag that says why a gift fits. */
export function GiftTag({ reason }: { reason: string }) {
  const { t } = useTranslation("cards");
  return (
    <div className="gift-tag">
      <p className="type-badge mb-1 text-ribbon">{t("whyItFits")}</p>
      <p className="type-reason">{reason}</p>
    </div>
  );
}
