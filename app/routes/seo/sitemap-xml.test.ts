import { expect, test } from "vitest";
import { sitemapXml } from "./sitemap-xml";

const ORIGIN = "https://shop.example";
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

test("an entry for each language of a page, each naming all of them", () => {
  const xml = sitemapXml(ORIGIN, [{ path: "/gifts/teapot" }]);
  expect(locations(xml)).toEqual([
    `${ORIGIN}/gifts/teapot`,
    `${ORIGIN}/gifts/teapot?lng=fr`,
    `${ORIGIN}/gifts/teapot?lng=es`,
    `${ORIGIN}/gifts/teapot?lng=zh`,
  ]);
  for (const entry of xml.split("<url>").slice(1)) {
    const languages = [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language);
    expect(languages).toEqual(["en", "fr", "es", "zh", "x-default"]);
  }
});

test("addresses are escaped, dates are days", () => {
  const xml = sitemapXml(ORIGIN, [
    { path: "/category/St.%20Patrick's%20Day?a=1&b=2", changedAt: 1_770_000_000 },
  ]);
  expect(xml).not.toMatch(/&(?!amp;|apos;|lt;|quot;)/);
  expect(xml).toContain("<lastmod>2026-02-02</lastmod>");
});

test("twelve thousand gifts stay within a sitemap's limits", () => {
  const pages = Array.from({ length: 12_000 }, (_, n) => ({ path: `/gifts/a-gift-called-${n}` }));
  const xml = sitemapXml(ORIGIN, pages);
  expect(locations(xml).length).toBeLessThanOrEqual(50_000);
  expect(new TextEncoder().encode(xml).length).toBeLessThanOrEqual(50 * 1024 * 1024);
});
