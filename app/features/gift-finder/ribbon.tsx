import { drawingAt } from "~/components/ui/drawing";
import { useTranslation } from "~/translation";

/**
 * The band that ties both halves of the discovery card into one parcel: a bow, and "or" in the
 * knot.
 */
export function Ribbon() {
  const { t } = useTranslation("talk");
  return (
    <div className="parcel-ribbon">
      <p className="parcel-or">{t("or")}</p>
      <svg className="parcel-bow" viewBox="0 0 120 92" aria-hidden="true">
        <use href={drawingAt("bow")} />
      </svg>
    </div>
  );
}
