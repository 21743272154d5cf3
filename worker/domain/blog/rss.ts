import type { PostSummary } from "#shared/blog/schema";
import type { Locale } from "#shared/locale";
import type { Translate } from "#shared/translate";
import { escapeMarkup } from "./rules";

export type FeedFacts = { origin: string; locale: Locale; t: Translate };

/** The articles as an RSS 2.0 document (rssboard.org/rss-specification), newest first. */
export function rssFeed(posts: readonly PostSummary[], { origin, locale, t }: FeedFacts): string {
  const blog = `${origin}/blog`;
  const channel = [
    tag("title", t("blog:title")),
    tag("link", blog),
    tag("description", t("blog:lead")),
    tag("language", locale === "zh" ? "zh-cn" : locale),
    ...posts.slice(0, 1).map((newest) => tag("lastBuildDate", rfc822(newest.publishedAt))),
    `<atom:link href="${blog}/rss.xml?lng=${locale}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, `${blog}/${post.slug}`, t)),
  ];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n' +
    `<channel>\n${channel.join("\n")}\n</channel>\n</rss>\n`
  );
}

function item(post: PostSummary, address: string, t: Translate): string {
  const parts = [
    tag("title", post.title),
    tag("link", address),
    tag("guid", address),
    tag("pubDate", rfc822(post.publishedAt)),
    tag("category", t(`blog:categories.${post.category}`)),
    tag("description", post.excerpt),
  ];
  return `<item>${parts.join("")}</item>`;
}

const tag = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

/** "Mon, 16 Nov 2026 00:00:00 GMT": RFC 822 with a year of four digits, as RSS asks. */
const rfc822 = (seconds: number) => new Date(seconds * 1000).toUTCString();
