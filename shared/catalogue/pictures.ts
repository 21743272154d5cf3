/** Addresses of the pictures that the build makes (`scripts/pictures.ts`); each has a dark twin. */
import type { Category } from "./vocabulary";

export const pictureOf = (slug: string) => `/pictures/${slug}.webp`;

/** The picture of a gift that has none of its own, by category. */
export const pictureOfCategory = (category: Category) => `/pictures/category-${category}.webp`;

/** What stands in for a picture that doesn't load. */
export const DEFAULT_PICTURE = "/pictures/default.webp";

/** The dark twin of a picture of ours; null for a picture from elsewhere. */
export function darkTwin(imageUrl: string): string | null {
  const match = /^(\/pictures\/[a-z0-9-]+)\.webp$/.exec(imageUrl);
  return match ? `${match[1]}-dark.webp` : null;
}

/**
 * What link previews show for a page with this picture: the picture itself, for that of a theme
 * one of 1200 by 630 made for it, the shop's own for a picture from elsewhere.
 */
export function sharePictureOf(imageUrl: string): string {
  if (/^\/pictures\/[a-z0-9-]+\.webp$/.test(imageUrl)) return imageUrl;
  const name = /^\/art\/([a-z0-9-]+)\.webp$/.exec(imageUrl);
  return `/share/${name?.[1] ?? "default"}.jpg`;
}

/** What link previews show for the home page in a season. */
export const sharePictureOfSeason = (season: string) => `/share/season-${season}.jpg`;
