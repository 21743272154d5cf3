import { PenNibIcon } from "~/components/ui/icons";
import { useTranslation } from "~/translation";

/** Says that a model proposed this gift. */
export function AiBadge() {
  const { t } = useTranslation("cards");
  return (
    <p className="type-badge inline-flex items-center gap-1 whitespace-nowrap text-ribbon">
      <PenNibIcon className="size-4" />
      {t("aiIdea")}
    </p>
  );
}
