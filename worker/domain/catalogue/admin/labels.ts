import type { Label, LabelKey } from "#shared/catalogue/category-names";
import { translator } from "../../../i18n";

/** The vocabulary's words as the data files' loader has them, from the translations in memory. */
export const label: Label = (locale, key) =>
  translator(locale)(isIndexed(key) ? `index:${key}` : `gifts:${key}`);

const isIndexed = (key: LabelKey): key is Extract<LabelKey, `categoryWords.${string}`> =>
  key.startsWith("categoryWords.");
