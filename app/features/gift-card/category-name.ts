import { themeNamed } from "#shared/catalogue/category-names";
import { type GiftCategory, isCategory } from "#shared/catalogue/vocabulary";
import type { Translate } from "~/translation";

/**
 * A gift's category in words: in the reader's language where it is one of ours, else as it was
 * written.
 */
export function categoryName(t: Translate, category: GiftCategory): string {
  if (isCategory(category)) return t(`gifts:categories.${category}`);
  const theme = themeNamed(category);
  return theme ? t(`gifts:themes.${theme}`) : category;
}
