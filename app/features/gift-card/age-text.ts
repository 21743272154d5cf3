import { AGE_BANDS, AGES, MAX_AGE } from "#shared/catalogue/vocabulary";
import type { Translate } from "~/translation";

/** Years, both ends included, as words: the finder's own for a whole band, else "34" or "30-40". */
export function ageText([min, max]: readonly [number, number], t: Translate): string {
  const band = AGES.find((name) => AGE_BANDS[name][0] === min && AGE_BANDS[name][1] === max);
  if (band) return t(`gifts:ages.${band}`);
  if (max >= MAX_AGE) return t("cards:yearsOpen", { count: min });
  return t("cards:years", { range: min === max ? `${min}` : `${min}-${max}` });
}

/**
 * True where the words name one age and not a span: "Age 34", "Age 5 and below", but "Ages 6-10".
 */
export const isOneAge = ({ min, max }: { min: number; max: number }): boolean =>
  min === max || (min === AGE_BANDS["0-5"][0] && max === AGE_BANDS["0-5"][1]);
