import type { TFunction } from "i18next";
import { AGE_BANDS, AGES, MAX_AGE } from "~worker/domain/catalogue/vocabulary";

/** Years, both ends included, as words: the finder's own for a whole band, else "34" or "30-40". */
export function ageText([min, max]: readonly [number, number], t: TFunction): string {
  const band = AGES.find((name) => AGE_BANDS[name][0] === min && AGE_BANDS[name][1] === max);
  if (band) return t(`gifts:ages.${band}`);
  if (max >= MAX_AGE) return t("cards:yearsOpen", { min });
  return t("cards:years", { range: min === max ? `${min}` : `${min}-${max}` });
}
