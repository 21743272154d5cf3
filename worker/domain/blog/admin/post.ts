/** A post as admins see it, and what a change makes of it. Pure. */

import type { AdminPost, PostChange, PostText } from "#shared/blog/admin/schema";
import { DomainError, type FieldErrors } from "#shared/errors";
import type { Locale } from "#shared/locale";
import type { PostRow } from "./queries";
import { giftOfPicture, type KnownText } from "./rules";

/** The words of a language after a change; null for a translation without any. */
export function wordsOf(before: AdminPost, change: PostChange): PostText | null {
  const old = before.texts[change.lang] ?? { title: "", excerpt: "", content: "" };
  const { title = old.title, excerpt = old.excerpt, content = old.content } = change;
  const isEnglish = change.lang === "en";
  if (!isEnglish && !title && !excerpt && !content) return null;
  const missing: FieldErrors = {
    ...(title ? {} : { title: "postTitleRequired" }),
    ...(excerpt || isEnglish ? {} : { excerpt: "postExcerptRequired" }),
  };
  if (Object.keys(missing).length > 0) throw new DomainError("invalidInput", missing);
  return { title, excerpt, content };
}

/** What a post has besides its words, after a change. */
export function factsOf(before: AdminPost, change: Partial<PostChange>) {
  const { category = before.category, picture = before.picture } = change;
  return { slug: change.slug || before.slug, category, picture };
}

/** Throws unless readers would find a whole post. */
export function requireWhole({ excerpt, content }: PostText): void {
  const missing: FieldErrors = {
    ...(excerpt ? {} : { excerpt: "postExcerptRequired" }),
    ...(content ? {} : { content: "postContentRequired" }),
  };
  if (Object.keys(missing).length > 0) throw new DomainError("invalidInput", missing);
}

/** What the log keeps of a text. */
export const auditFacts = (lang: Locale, text: PostText | null) =>
  text
    ? { lang, title: text.title, excerpt: text.excerpt, length: text.content.length }
    : { lang, title: null };

/** A post's row as the admin API shows it. */
export function shown(row: PostRow, isOwn: boolean) {
  return { ...row, isOwn, publishedAt: row.publishedAt === 0 ? null : row.publishedAt };
}

/** A whole post as the admin form edits it. */
export function toAdminPost({
  post,
  texts,
}: {
  post: PostRow;
  texts: readonly KnownText[];
}): AdminPost {
  const english = texts.find(({ locale }) => locale === "en");
  const isOwn = typeof english?.markdown === "string";
  const own = texts
    .filter(({ markdown }) => !isOwn || markdown !== null)
    .map(({ locale, title, excerpt, markdown }) => [
      locale,
      { title, excerpt, content: markdown ?? "" },
    ]);
  return {
    ...shown(post, isOwn),
    picture: giftOfPicture(post.imageUrl),
    texts: { en: { title: "", excerpt: "", content: "" }, ...Object.fromEntries(own) },
  };
}
