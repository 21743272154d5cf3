/** Turns what an admin typed into rows. Pure. */

import { ADMIN_POST_LIMITS, type PostText } from "#shared/blog/admin/schema";
import { LOCALES, type Locale } from "#shared/locale";

/** An address made from a title; "post" where it holds no letter that an address can. */
export function slugOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/[\p{M}’']/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = (words ?? ["post"]).join("-").slice(0, ADMIN_POST_LIMITS.slug - 8);
  return slug.replace(/-$/, "");
}

/** Words of a language as they are stored; `markdown` is null where the English ones stand in. */
export type StoredText = {
  locale: Locale;
  title: string;
  excerpt: string;
  content: string | null;
  markdown: string | null;
  wordCount: number;
};
/** The same as they are read for writing, without what nobody compares. */
export type KnownText = Omit<StoredText, "content">;

/** What rendering makes of a text: its blocks as JSON, and how many words they hold. */
export type Rendered = { content: string; wordCount: number };

/**
 * The rows that change with the words of one language. English ones stand in wherever a language
 * has none, and are what is counted where it has a title but no text; null takes a translation
 * away.
 */
export function changedTexts(
  known: readonly KnownText[],
  lang: Locale,
  text: PostText | null,
  rendered: Rendered,
): StoredText[] {
  const before = known.find(({ locale }) => locale === "en");
  if (lang !== "en") {
    if (!before) throw new Error("a post without English words");
    return [text ? ownText(lang, text, rendered, before.wordCount) : fallbackText(lang, before)];
  }
  if (!text) throw new Error("English words can't be taken away");
  const english = ownText("en", text, rendered, rendered.wordCount);
  return LOCALES.flatMap((locale): StoredText[] => {
    if (locale === "en") return [english];
    const own = known.find((row) => row.locale === locale);
    if (!own || own.markdown === null) return [fallbackText(locale, english)];
    return own.markdown === "" ? [{ ...own, content: null, wordCount: english.wordCount }] : [];
  });
}

function ownText(
  locale: Locale,
  { title, excerpt, content }: PostText,
  rendered: Rendered,
  englishWords: number,
): StoredText {
  const isTranslated = locale === "en" || content !== "";
  return {
    locale,
    title,
    excerpt,
    content: isTranslated ? rendered.content : null,
    markdown: content,
    wordCount: isTranslated ? rendered.wordCount : englishWords,
  };
}

const fallbackText = (
  locale: Locale,
  { title, excerpt, wordCount }: Pick<KnownText, "title" | "excerpt" | "wordCount">,
): StoredText => ({ locale, title, excerpt, content: null, markdown: null, wordCount });

/** The gift whose picture an address shows; empty for the shop's own picture. */
export function giftOfPicture(imageUrl: string): string {
  const slug = /^\/pictures\/([a-z0-9-]+)\.webp$/.exec(imageUrl)?.[1] ?? "";
  return slug === "default" ? "" : slug;
}
