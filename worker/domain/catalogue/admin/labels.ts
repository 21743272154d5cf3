import { translator } from "../../../i18n";
import type { Label } from "../category-names";

/** The vocabulary's words as the data files' loader has them, from the translations in memory. */
export const label: Label = (locale, key) =>
  translator(locale)(`${key.startsWith("categoryWords.") ? "index" : "gifts"}:${key}`);
