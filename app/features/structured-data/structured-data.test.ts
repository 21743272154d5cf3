/**
 * Required and recommended properties by
 * developers.google.com/search/docs/appearance/structured-data.
 */
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Site } from "~/lib/seo";
import {
  articleData,
  breadcrumbData,
  giftListData,
  productData,
  websiteData,
} from "./structured-data";

const site: Site = { origin: "https://shop.example", locale: "fr" };

const gift = {
  slug: "teapot",
  name: 'Teapot "No. 1" </script><script>alert(1)</script>',
  description: "Pours well.",
  imageUrl: "/pictures/teapot.webp",
  priceCents: 2_550,
  currency: "USD" as const,
  store: "Etsy",
  isActive: true,
};

const url = z.url({ protocol: /^https$/ });
const context = { "@context": z.literal("https://schema.org") };
const organization = z.strictObject({
  "@type": z.literal("Organization"),
  name: z.string().min(1),
  url: url.optional(),
  logo: url.optional(),
});
const product = {
  "@type": z.literal("Product"),
  name: z.string().min(1),
  description: z.string().min(1),
  image: url,
  url,
  offers: z.strictObject({
    "@type": z.literal("Offer"),
    price: z.string().regex(/^\d+\.\d\d$/),
    priceCurrency: z.string().regex(/^[A-Z]{3}$/),
    url,
    seller: organization,
  }),
};
const positions = <T extends { position: number }>(items: readonly T[]) =>
  items.every(({ position }, index) => position === index + 1);
const listOf = (item: z.ZodType<{ position: number }>) =>
  z.array(item).min(1).refine(positions, "positions count from 1");

const RULES = {
  product: z.strictObject({ ...context, ...product }),
  list: z.strictObject({
    ...context,
    "@type": z.literal("ItemList"),
    itemListElement: listOf(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.int(),
        item: z.strictObject(product),
      }),
    ),
  }),
  breadcrumbs: z.strictObject({
    ...context,
    "@type": z.literal("BreadcrumbList"),
    itemListElement: listOf(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.int(),
        name: z.string().min(1),
        item: url,
      }),
    ),
  }),
  article: z.strictObject({
    ...context,
    "@type": z.enum(["Article", "BlogPosting"]),
    headline: z.string().min(1),
    description: z.string().min(1),
    image: z.array(url).min(1),
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    inLanguage: z.string(),
    author: z.union([
      organization,
      z.strictObject({ "@type": z.literal("Person"), name: z.string().min(1) }),
    ]),
    publisher: organization,
    mainEntityOfPage: url,
  }),
  website: z.strictObject({
    ...context,
    "@type": z.literal("WebSite"),
    name: z.string().min(1),
    url,
    inLanguage: z.string(),
    potentialAction: z.strictObject({
      "@type": z.literal("SearchAction"),
      target: z.strictObject({
        "@type": z.literal("EntryPoint"),
        urlTemplate: z.string().includes("{search_term_string}"),
      }),
      "query-input": z.literal("required name=search_term_string"),
    }),
  }),
};

/** As a search engine reads it: undefined values are gone. */
const read = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

describe("structured data", () => {
  test("a gift is a product with an offer", () => {
    const data = RULES.product.parse(read(productData(site, gift)));
    expect(data.offers).toMatchObject({ price: "25.50", priceCurrency: "USD" });
    expect(data.url).toBe("https://shop.example/gifts/teapot?lng=fr");
    expect(data.image).toBe("https://shop.example/pictures/teapot.webp");
    expect(data).not.toHaveProperty("offers.availability");
  });

  test("a list counts its products from one, without those that have no page", () => {
    const idea = { ...gift, isActive: false };
    const data = RULES.list.parse(read(giftListData(site, [idea, gift, gift])));
    expect(data.itemListElement).toHaveLength(2);
  });

  test("breadcrumbs lead from home to the page", () => {
    const steps = [
      { name: "Home", path: "/" },
      { name: "Teapot", path: "/gifts/teapot" },
    ];
    RULES.breadcrumbs.parse(read(breadcrumbData(site, steps)));
  });

  test("an article has dates, an author and a picture", () => {
    const facts = {
      path: "/blog/tea",
      title: "Tea",
      excerpt: "About tea.",
      imageUrl: "/pictures/teapot.webp",
      publishedAt: 1_770_000_000,
    };
    RULES.article.parse(read(articleData(site, facts)));
    RULES.article.parse(
      read(articleData(site, { ...facts, author: "Ada", updatedAt: 1_780_000_000 })),
    );
  });

  test("the home page says who we are and how to search", () => {
    const [shop, website] = read(websiteData(site)) as [Record<string, unknown>, unknown];
    organization.extend(context).parse(shop);
    RULES.website.parse(website);
  });
});
