import { BLOG, BLOG_CATEGORIES, type BlogCategory } from "#shared/blog/vocabulary";
import type { Address } from "~/lib/address";

/** What a list of articles is narrowed by; what its address says. */
export type BlogTerms = { q: string; category: BlogCategory[] };

/** What an address asks for, as far as it can be read: a category that we don't know is none. */
export function readBlogTerms(asked: URLSearchParams): BlogTerms {
  const named = asked.getAll("category");
  return {
    q: (asked.get("q") ?? "").slice(0, BLOG.query),
    category: BLOG_CATEGORIES.filter((id) => named.includes(id)),
  };
}

/** The address of a list, without the parts that are blank. */
export function blogUrl({ q, category }: BlogTerms): Address {
  const params = new URLSearchParams(category.map((id) => ["category", id]));
  if (q.trim()) params.set("q", q.trim());
  return params.size > 0 ? `/blog?${params}` : "/blog";
}

/** The same list with a category switched on or off; any other word changes nothing. */
export function toggleCategory(terms: BlogTerms, id: string): BlogTerms {
  const isOn = (known: BlogCategory) => terms.category.includes(known) !== (known === id);
  return { ...terms, category: BLOG_CATEGORIES.filter(isOn) };
}
