/** SQL that rebuilds the search index and the posting lists from the gifts. */
import { LOCALES } from "#shared/locale";
import { REBUILD_POSTINGS } from "./postings-sql";

/** The gifts whose index rows the next rebuild makes anew: those with `start` < id <= `last`. */
export type SearchSlice = { start: number; last: number; isLast: boolean };

/** The columns of the index, as the view of its rows has them. */
const SEARCH_COLUMNS = [
  ...LOCALES.flatMap((locale) => [`name_${locale}`, `body_${locale}`]),
  "facets",
];

/**
 * Makes the index rows of a slice anew, as the triggers of the search migration make them. Numbers
 * stand in the text: a batch takes raw statements without parameters only, and FTS5 seeks by
 * integers.
 */
export function rebuildSearch({ start, last, isLast }: SearchSlice): string[] {
  const clear =
    start === 0 && isLast
      ? // Also repairs a damaged index, whose rows could not be deleted one by one.
        "INSERT INTO gift_search(gift_search) VALUES ('delete-all')"
      : `DELETE FROM gift_search WHERE rowid > ${start}${isLast ? "" : ` AND rowid <= ${last}`}`;
  return [
    clear,
    `INSERT INTO gift_search(rowid, ${SEARCH_COLUMNS.join(", ")})
     SELECT * FROM gift_search_rows WHERE id > ${start}${isLast ? "" : ` AND id <= ${last}`}`,
    ...REBUILD_POSTINGS,
  ];
}
