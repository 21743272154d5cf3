/** SQL that rebuilds the search index and the posting lists from the gifts. */
import { REBUILD_POSTINGS } from "./postings-sql";

/** The gifts whose index rows the next rebuild makes anew: those with `start` < id <= `last`. */
export type SearchSlice = { start: number; last: number; isLast: boolean };

/**
 * Makes the index rows of a slice anew, as the triggers of the search migration make them. Numbers
 * stand in the text: a batch takes raw statements without parameters only, and FTS5 seeks by
 * integers.
 */
export function rebuildSearch({ start, last, isLast }: SearchSlice): string[] {
  const row = (id: string) => `${id} * 4 + (instr('enfreszh', t.locale) - 1) / 2`;
  const clear =
    start === 0 && isLast
      ? // Also repairs a damaged index, whose rows could not be deleted one by one.
        "INSERT INTO gift_search(gift_search) VALUES ('delete-all')"
      : `DELETE FROM gift_search WHERE rowid > ${start * 4 + 3}${isLast ? "" : ` AND rowid <= ${last * 4 + 3}`}`;
  return [
    clear,
    `INSERT INTO gift_search(rowid, name, body, facets)
     SELECT ${row("t.gift_id")}, t.search_name, t.search_body, g.facets || ' zlng' || t.locale
     FROM gift_texts t JOIN gifts g ON g.id = t.gift_id
     WHERE g.is_active AND t.gift_id > ${start}${isLast ? "" : ` AND t.gift_id <= ${last}`}`,
    ...REBUILD_POSTINGS,
  ];
}
