import type { SearchInput } from "#shared/catalogue/schema";
import type { Address } from "~/lib/address";

/** The text and the filters, by their names in the address and in the form. */
export const PARTS = ["q", "category", "budget", "age", "occasion"] as const;

/** The text and filters of a search; what a search page's address says. */
export type SearchTerms = Pick<SearchInput, (typeof PARTS)[number]>;

/** The address of a search, without the parts that are blank. */
export function searchUrl(terms: Partial<SearchTerms> & { after?: string | undefined }): Address {
  const params = new URLSearchParams();
  for (const key of [...PARTS, "after"] as const) {
    const value = terms[key]?.trim();
    if (value) params.set(key, value);
  }
  return params.size > 0 ? `/search?${params}` : "/search";
}
