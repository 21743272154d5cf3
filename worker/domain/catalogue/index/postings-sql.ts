import { GIFT_SLUGS } from "./version";

/** Most candidates that one posting list holds; gifts of the first rank come first. */
export const POSTING_SIZE = 160;

/** A sitemap holds 50,000 addresses at most (sitemaps.org), and a gift has one a language. */
export const SITEMAP_SIZE = 12_000;

/**
 * Rebuilds every posting list from `gifts`, writing only lists that changed. Owner-made gifts,
 * which have no checksum, come before those of the data files, the newest first; AI ideas are never
 * listed, since nobody has vetted them.
 */
export const REBUILD_POSTINGS = [
  `INSERT INTO gift_postings (term, entries)
   SELECT term, json_group_array(id || ',' || packed) FROM (
     SELECT t.value AS term, g.id, g.packed, row_number() OVER (
       PARTITION BY t.value ORDER BY g.source = 'custom' AND g.checksum IS NULL DESC,
         CASE WHEN g.source = 'custom' AND g.checksum IS NULL THEN -g.id ELSE g.id END
     ) AS place
     FROM gifts g, json_each(g.terms) t WHERE g.is_active = 1 AND g.source <> 'ai'
   ) WHERE place <= ${POSTING_SIZE} GROUP BY term
   ON CONFLICT (term) DO UPDATE SET entries = excluded.entries WHERE entries <> excluded.entries;`,
  `DELETE FROM gift_postings WHERE term NOT IN (
     SELECT DISTINCT t.value FROM gifts g, json_each(g.terms) t
     WHERE g.is_active = 1 AND g.source <> 'ai'
   );`,
  `INSERT INTO settings (key, value)
   SELECT '${GIFT_SLUGS}', json_group_array(slug) FROM (
     SELECT slug FROM gifts WHERE is_active = 1 AND source <> 'ai' ORDER BY id LIMIT ${SITEMAP_SIZE}
   ) WHERE true
   ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE value <> excluded.value;`,
];
