/** Objects of schema.org, as Google's documentation of structured data asks for them. */

import { sharePictureOf } from "#shared/catalogue/pictures";
import type { GiftView } from "#shared/catalogue/schema";
import { href } from "~/lib/address";
import { addressOf, type Site } from "~/lib/seo";

const CONTEXT = "https://schema.org";

const absolute = (site: Site, path: string) => new URL(path, site.origin).href;

/** The page of a gift. */
export const giftPath = (slug: string) => href("/gifts/:slug", { slug });

const shop = (site: Site) => ({
  "@type": "Organization",
  name: "Giftwright",
  url: absolute(site, "/"),
  logo: absolute(site, "/favicon.svg"),
});

/** The home page: who we are, and that our search can be asked from elsewhere. */
export const websiteData = (site: Site) => [
  { "@context": CONTEXT, ...shop(site) },
  {
    "@context": CONTEXT,
    "@type": "WebSite",
    name: "Giftwright",
    url: absolute(site, "/"),
    inLanguage: site.locale,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${absolute(site, "/search")}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  },
];

type Product = Pick<
  GiftView,
  "slug" | "name" | "description" | "imageUrl" | "priceCents" | "currency" | "store" | "isActive"
>;

/** A gift as a product. We know its usual price and its store, not whether the store has it now. */
function product(site: Site, gift: Product) {
  const url = addressOf(site.origin, giftPath(gift.slug), site.locale);
  return {
    "@type": "Product",
    name: gift.name,
    description: gift.description,
    image: absolute(site, sharePictureOf(gift.imageUrl)),
    url,
    offers: {
      "@type": "Offer",
      price: (gift.priceCents / 100).toFixed(2),
      priceCurrency: gift.currency,
      url,
      seller: { "@type": "Organization", name: gift.store },
    },
  };
}

/** The page of one gift. */
export const productData = (site: Site, gift: Product) => ({
  "@context": CONTEXT,
  ...product(site, gift),
});

/** A list of gifts, in its order; those without a page of their own are left out. */
export const giftListData = (site: Site, gifts: readonly Product[]) => ({
  "@context": CONTEXT,
  "@type": "ItemList",
  itemListElement: gifts
    .filter(({ isActive }) => isActive)
    .map((gift, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: product(site, gift),
    })),
});

/** The way to a page, from home; paths without origin, the last one the page's own. */
export const breadcrumbData = (site: Site, steps: readonly { name: string; path: string }[]) => ({
  "@context": CONTEXT,
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: addressOf(site.origin, path, site.locale),
  })),
});

/** An article of the blog; times in UTC seconds. */
export type ArticleFacts = {
  path: string;
  title: string;
  excerpt: string;
  imageUrl: string;
  publishedAt: number;
  updatedAt?: number;
  author?: string;
};

/** The page of one article. */
export const articleData = (site: Site, article: ArticleFacts) => {
  const published = new Date(article.publishedAt * 1000).toISOString();
  const { updatedAt } = article;
  return {
    "@context": CONTEXT,
    "@type": "BlogPosting",
    headline: article.title,
    description: article.excerpt,
    image: [absolute(site, sharePictureOf(article.imageUrl))],
    datePublished: published,
    dateModified: updatedAt ? new Date(updatedAt * 1000).toISOString() : published,
    inLanguage: site.locale,
    author: article.author ? { "@type": "Person", name: article.author } : shop(site),
    publisher: shop(site),
    mainEntityOfPage: addressOf(site.origin, article.path, site.locale),
  };
};
