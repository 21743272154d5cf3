import { type ThemeId, themeOf } from "#shared/catalogue/themes";
import { href } from "~/lib/address";

/** Where a theme's page is; its name is URL-encoded in the path. */
export const themeHref = (id: ThemeId) =>
  href("/category/:category", { category: themeOf(id).name });
