import { alternatesOf } from "~/lib/seo";

/**
 * A page of the sitemap: its path, and when it last changed where that is known, in UTC seconds.
 */
export type SitemapPage = { path: string; changedAt?: number };

/**
 * The pages as a sitemap (sitemaps.org): an entry for each language of each page, and in every
 * entry all the languages, as search engines ask for.
 */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map((page) => entriesOf(origin, page)).join("");
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}</urlset>\n`
  );
}

function entriesOf(origin: string, { path, changedAt }: SitemapPage): string {
  const all = alternatesOf(origin, path).map(({ lang, href }) => ({ lang, href: escapeXml(href) }));
  const links = all
    .map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
    .join("");
  const changed = changedAt
    ? `<lastmod>${new Date(changedAt * 1000).toISOString().slice(0, 10)}</lastmod>`
    : "";
  return [...new Set(all.map(({ href }) => href))]
    .map((href) => `<url><loc>${href}</loc>${changed}${links}</url>\n`)
    .join("");
}

const escapeXml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
