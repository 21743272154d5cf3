import { translator } from "../../../i18n";
import type { Label, LabelKey } from "../category-names";

/** The vocabulary's words as the data files' loader has them, from the translations in memory. */
export const label: Label = (locale, key) =>
  translator(locale)(isIndexed(key) ? `index:${key}` : `gifts:${key}`);

const isIndexed = (key: LabelKey): key is Extract<LabelKey, `categoryWords.${string}`> =>
  key.startsWith("categoryWords.");
