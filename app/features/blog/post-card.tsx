import { useId } from "react";
import type { PostSummary } from "#shared/blog/schema";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { href } from "~/lib/address";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import { PostFacts } from "./post-facts";

type PostCardProps = {
  post: PostSummary;
  /** lead: the first of the featured; row: picture beside the words, from 600 px. */
  look?: "lead" | "card" | "row";
  /** True for cards that are on screen at once. */
  eager?: boolean;
};

const LOOKS = {
  lead: { box: "flex flex-col gap-4", title: "type-panel", excerpt: "type-lead" },
  card: { box: "flex flex-col gap-3", title: "type-card", excerpt: "type-small" },
  row: {
    box: "grid content-start gap-x-6 gap-y-3 sm:grid-cols-[11rem_1fr] md:grid-cols-[9rem_1fr]",
    title: "type-card",
    excerpt: "type-small",
  },
} as const;

/** One article of the list; all of it leads to the article. */
export function PostCard({ post, look = "card", eager = false }: PostCardProps) {
  const { t } = useTranslation("blog");
  const title = useId();
  const { box, title: size, excerpt } = LOOKS[look];
  return (
    <article aria-labelledby={title} className={`group relative ${box}`}>
      <div>
        <GiftPicture src={post.imageUrl} alt="" eager={eager} />
      </div>
      <div className="flex flex-col gap-1.5">
        <p className="type-badge text-ribbon">{t(`categories.${post.category}`)}</p>
        <h3 id={title} className={`${size} break-phrases`}>
          <Link
            to={href("/blog/:slug", { slug: post.slug })}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-panel group-hover:underline group-hover:decoration-1"
          >
            {post.title}
          </Link>
        </h3>
        <p className={`${excerpt} text-soft`}>{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </article>
  );
}
