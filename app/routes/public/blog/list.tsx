/** `/blog`: featured articles, search, category buttons, all articles. */

import { useNavigation } from "react-router";
import { type PostSummary, postKey } from "#shared/blog/schema";
import { BLOG } from "#shared/blog/vocabulary";
import { DEFAULT_PICTURE, sharePictureOf } from "#shared/catalogue/pictures";
import { ButtonLink } from "~/components/ui/button-link";
import { FeedIcon } from "~/components/ui/icons";
import { BlogFilter } from "~/features/blog/blog-filter";
import { type BlogTerms, blogUrl, readBlogTerms, toggleCategory } from "~/features/blog/blog-url";
import { PostCard } from "~/features/blog/post-card";
import { PostSkeletons } from "~/features/blog/post-skeletons";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import type { Address } from "~/lib/address";
import { Link, redirect } from "~/lib/router";
import { pageMeta } from "~/lib/seo";
import { useTranslation } from "~/translation";
import { listPosts } from "~worker/domain/blog/blog.server";
import { requestContext } from "../../../context.server";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const terms = readBlogTerms(query);
  const toggled = query.get("toggle");
  // A category button pressed without scripts; the address that stays says what is on.
  if (toggled !== null) throw redirect(blogUrl(toggleCategory(terms, toggled)));
  const feed = { href: `/blog/rss.xml?lng=${ctx.locale}`, title: ctx.t("blog:title") };
  const words = { title: ctx.t("blog:metaTitle"), description: ctx.t("blog:lead") };
  const after = postKey.parse(query.get("after") ?? undefined);
  const page = await listPosts(ctx, terms, after);
  return { terms, ...page, isFirst: after === undefined, words, feed };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...pageMeta(matches, {
          path: "/blog",
          ...loaderData.words,
          image: sharePictureOf(loaderData.posts[0]?.imageUrl ?? DEFAULT_PICTURE),
          noindex: isNarrowed(loaderData.terms) || !loaderData.isFirst,
        }),
        {
          tagName: "link",
          rel: "alternate",
          type: "application/rss+xml",
          ...loaderData.feed,
        },
      ]
    : [];

const isNarrowed = ({ q, category }: BlogTerms) => q.trim() !== "" || category.length > 0;

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { terms, posts, next, isFirst, feed } = loaderData;
  const { t } = useTranslation("blog");
  const pending = useNavigation().location?.pathname === "/blog";
  const narrowed = isNarrowed(terms);
  return (
    <div className="wrap pt-10 sm:pt-14">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <div>
          <h1 className="type-page break-phrases">{t("title")}</h1>
          <p className="mt-2 max-w-prose type-lead text-soft">{t("lead")}</p>
        </div>
        <a
          href={feed.href}
          type="application/rss+xml"
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 type-label hover:underline"
        >
          <FeedIcon className="size-4.5 text-ribbon" />
          {t("rss")}
        </a>
      </div>
      <div className="mt-8">
        <BlogFilter terms={terms} />
      </div>
      <p role="status" className="sr-only">
        {pending ? t("loadingList") : narrowed ? t("count", { count: posts.length }) : ""}
      </p>
      <div className="mt-12">
        {pending ? (
          <PostSkeletons />
        ) : (
          <>
            <Posts posts={posts} plain={narrowed || !isFirst} />
            <Pages terms={terms} next={next} isFirst={isFirst} />
          </>
        )}
      </div>
    </div>
  );
}

/** On to older articles and back to the newest; what the list is narrowed by stays. */
function Pages({
  terms,
  next,
  isFirst,
}: {
  terms: BlogTerms;
  next: string | null;
  isFirst: boolean;
}) {
  const { t } = useTranslation("blog");
  if (isFirst && next === null) return null;
  const here = blogUrl(terms);
  return (
    <nav aria-label={t("pages")} className="mt-14 flex flex-wrap gap-3">
      {isFirst ? null : <ButtonLink to={here}>{t("newest")}</ButtonLink>}
      {next === null ? null : (
        <ButtonLink to={`${here}${here.includes("?") ? "&" : "?"}after=${next}` as Address}>
          {t("older")}
        </ButtonLink>
      )}
    </nav>
  );
}

/** `plain`: found or older articles, without those that are featured. */
function Posts({ posts, plain }: { posts: PostSummary[]; plain: boolean }) {
  const { t } = useTranslation("blog");
  if (posts.length === 0) return <NoPosts />;
  if (plain) {
    return (
      <section aria-labelledby="found">
        <h2 id="found" className="sr-only">
          {t("found")}
        </h2>
        <PostGrid posts={posts} eager />
      </section>
    );
  }
  const [lead, ...others] = posts.slice(0, BLOG.featured);
  return (
    <>
      <section aria-labelledby="featured">
        <h2 id="featured" className="mb-6 type-section">
          {t("featured")}
        </h2>
        <div className="grid gap-x-8 gap-y-10 md:grid-cols-[7fr_5fr] lg:gap-x-16">
          {lead ? <PostCard post={lead} look="lead" eager /> : null}
          <div className="flex flex-col gap-10">
            {others.map((post) => (
              <PostCard key={post.id} post={post} look="row" eager />
            ))}
          </div>
        </div>
      </section>
      <section aria-labelledby="more" className="section-gap">
        <h2 id="more" className="mb-6 type-section">
          {t("all")}
        </h2>
        <PostGrid posts={posts.slice(BLOG.featured)} />
      </section>
    </>
  );
}

function PostGrid({ posts, eager = false }: { posts: PostSummary[]; eager?: boolean }) {
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 md:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} eager={eager && index < BLOG.featured} />
        </li>
      ))}
    </ul>
  );
}

function NoPosts() {
  const { t } = useTranslation("blog");
  return (
    <div className="mx-auto flex max-w-md flex-col items-center text-center">
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <p className="mt-8 type-panel">{t("none")}</p>
      <Link to="/blog" className="link mt-4 inline-block py-2">
        {t("clear")}
      </Link>
    </div>
  );
}
