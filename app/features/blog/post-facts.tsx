import type { ReactNode } from "react";
import type { PostSummary } from "#shared/blog/schema";
import { formatDay, isoDay } from "#shared/format/dates";
import { useTranslation } from "~/translation";

/** Date and read time of an article, and what else its page adds. */
export function PostFacts({ post, children }: { post: PostSummary; children?: ReactNode }) {
  const { t, i18n } = useTranslation("blog");
  return (
    <p className="figures flex flex-wrap gap-x-2 type-label font-normal text-soft">
      <time dateTime={isoDay(post.publishedAt)}>{formatDay(post.publishedAt, i18n.language)}</time>
      <span aria-hidden="true">·</span>
      <span>{t("minutes", { count: post.readMinutes })}</span>
      {children}
    </p>
  );
}
