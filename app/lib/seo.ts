/** What a page's head tells search engines and link previews. */
import type { MetaDescriptor } from "react-router";
import { LANGUAGES, type LanguageCode } from "./languages";

const SITE = "Giftwright";

/** Open Graph's names of the interface languages. */
const OG_LOCALES: Record<LanguageCode, string> = {
  en: "en_US",
  fr: "fr_FR",
  es: "es_ES",
  zh: "zh_CN",
};

/** Sizes of the pictures that the build makes for previews, and of a gift's own. */
const SHARE_SIZE = [
  ["og:image:width", "1200"],
  ["og:image:height", "630"],
  ["og:image:type", "image/jpeg"],
];
const PICTURE_SIZE = [
  ["og:image:width", "480"],
  ["og:image:height", "400"],
  ["og:image:type", "image/webp"],
];

/** Where the site is served and which language it speaks, as the root loader says. */
export type Site = { origin: string; locale: LanguageCode };

/** The `matches` of a route's meta function. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[];

export type PageFacts = {
  /**
   * The address without origin, language or anything that only tracks; its query is part of what it
   * is.
   */
  path: string;
  title: string;
  description: string;
  /** A picture of ours, as `sharePictureOf` names it. */
  image: string;
  type?: "website" | "article";
  /** Objects of schema.org. */
  structured?: readonly object[];
  /** True for pages that a search engine must not list; they name no canonical address. */
  noindex?: boolean;
};

/** The site as the root loader told it; null on a page whose root failed. */
export function siteOf(matches: Matches): Site | null {
  const root = matches[0]?.loaderData as Partial<Site> | undefined;
  return root?.origin && root.locale ? { origin: root.origin, locale: root.locale } : null;
}

/**
 * The absolute address of a page in a language. English stands at the bare address, which speaks to
 * every visitor in their own language and to crawlers, who name none, in English; `?lng=` names the
 * others.
 */
export function addressOf(origin: string, path: string, locale: LanguageCode): string {
  if (locale === "en") return origin + path;
  return `${origin}${path}${path.includes("?") ? "&" : "?"}lng=${locale}`;
}

/**
 * The head of a public page: title, description, canonical, hreflang, Open Graph, Twitter, JSON-LD.
 */
export function pageMeta(matches: Matches, page: PageFacts): MetaDescriptor[] {
  const site = siteOf(matches);
  const { title, description, structured = [], noindex = false } = page;
  const words: MetaDescriptor[] = [{ title }, { name: "description", content: description }];
  if (noindex) words.push({ name: "robots", content: "noindex, follow" });
  if (!site) return words;
  return [
    ...words,
    ...(noindex ? [] : addresses(site, page.path)),
    ...preview(site, page),
    ...structured.map((json) => ({ "script:ld+json": json }) as MetaDescriptor),
  ];
}

/** The same page in every language; `x-default` is for whoever speaks none of them. */
export function alternatesOf(origin: string, path: string): { lang: string; href: string }[] {
  const languages = LANGUAGES.map(({ code }) => ({
    lang: code,
    href: addressOf(origin, path, code),
  }));
  return [...languages, { lang: "x-default", href: addressOf(origin, path, "en") }];
}

function addresses({ origin, locale }: Site, path: string): MetaDescriptor[] {
  const alternates = alternatesOf(origin, path).map(({ lang, href }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: lang,
    href,
  }));
  return [
    { tagName: "link", rel: "canonical", href: addressOf(origin, path, locale) },
    ...(alternates as MetaDescriptor[]),
  ];
}

function preview({ origin, locale }: Site, page: PageFacts): MetaDescriptor[] {
  const image = new URL(page.image, origin).href;
  const others = LANGUAGES.filter(({ code }) => code !== locale);
  return [
    ["og:site_name", SITE],
    ["og:type", page.type ?? "website"],
    ["og:title", page.title],
    ["og:description", page.description],
    ["og:url", addressOf(origin, page.path, locale)],
    ["og:locale", OG_LOCALES[locale]],
    ...others.map(({ code }) => ["og:locale:alternate", OG_LOCALES[code]]),
    ["og:image", image],
    ...(page.image.endsWith(".jpg") ? SHARE_SIZE : PICTURE_SIZE),
    ["og:image:alt", page.title],
  ]
    .map(([property, content]): MetaDescriptor => ({ property, content }))
    .concat(
      [
        ["twitter:card", "summary_large_image"],
        ["twitter:title", page.title],
        ["twitter:description", page.description],
        ["twitter:image", image],
      ].map(([name, content]) => ({ name, content })),
    );
}
