/**
 * Key in `settings` of what changes with every change of the catalogue; caches of gifts carry it.
 */
export const CATALOGUE_VERSION = "catalogueVersion";

/**
 * Key in `settings` of the slugs of all gifts that have a page, as one JSON list: the sitemap reads
 * a row.
 */
export const GIFT_SLUGS = "giftSlugs";

/**
 * Key in `settings` of what a reset of the server raises; caches carry it too. No load of data
 * touches it.
 */
export const CACHE_VERSION = "cacheVersion";
