/**
 * `/sitemap.xml`: every public page in every language. The gifts' slugs come as one row that
 * loading the catalogue writes, so that a visit by a crawler reads a few dozen rows and not the
 * catalogue.
 */

import { THEME_IDS } from "#shared/catalogue/themes";
import { giftPath } from "~/features/structured-data/structured-data";
import { themeHref } from "~/features/themes/theme-href";
import { type Address, href } from "~/lib/address";
import { listPostAddresses } from "~worker/domain/blog/blog.server";
import { listGiftSlugs } from "~worker/domain/catalogue/catalogue.server";
import { requestContext } from "../../context.server";
import type { Route } from "./+types/sitemap";
import { type SitemapPage, sitemapXml } from "./sitemap-xml";

const PAGES: readonly Address[] = [
  "/",
  "/search",
  "/blog",
  "/about",
  "/premium",
  "/privacy",
  "/terms",
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const [slugs, posts] = await Promise.all([listGiftSlugs(ctx), listPostAddresses(ctx)]);
  const pages: SitemapPage[] = [
    ...[...PAGES, ...THEME_IDS.map(themeHref)].map((path) => ({ path })),
    ...posts.map(({ slug, publishedAt }) => ({
      path: href("/blog/:slug", { slug }),
      changedAt: publishedAt,
    })),
    ...slugs.map((slug) => ({ path: giftPath(slug) })),
  ];
  return new Response(sitemapXml(new URL(request.url).origin, pages), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      // The same for everybody, without a nonce: any cache may keep it.
      "Cache-Control": "public, max-age=3600",
    },
  });
}
