/** Key in `settings` of what changes with every change of the catalogue; caches of gifts carry it. */
export const CATALOGUE_VERSION = "catalogueVersion";

/** Key in `settings` of the slugs of all gifts that have a page, as one JSON list: the sitemap reads a row. */
export const GIFT_SLUGS = "giftSlugs";
