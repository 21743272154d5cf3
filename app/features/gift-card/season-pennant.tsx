import { useTranslation } from "react-i18next";
import type { SeasonKey } from "~worker/domain/catalogue/season";

/** "{Season} Pick", pinned to a picture's upper left corner. */
export function SeasonPennant({ season }: { season: SeasonKey }) {
  const { t } = useTranslation("cards");
  return (
    <p className="season-pennant type-badge absolute start-0 top-4 bg-ribbon py-1.5 ps-3.5 pe-5.5 text-ribbon-ink">
      {t(`pick.${season}`)}
    </p>
  );
}
