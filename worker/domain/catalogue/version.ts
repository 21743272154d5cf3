/** Key in `settings` of what changes with every change of the catalogue; caches of gifts carry it. */
export const CATALOGUE_VERSION = "catalogueVersion";
