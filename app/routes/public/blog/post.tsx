/** `/blog/:slug`: one article with live gift cards and its readers' comments. */
import { Suspense } from "react";
import { Await, data } from "react-router";
import type { PostView } from "#shared/blog/schema";
import { pictureOfCategory, sharePictureOf } from "#shared/catalogue/pictures";
import type { Viewer } from "#shared/viewer";
import { ButtonLink } from "~/components/ui/button-link";
import { ArrowLeftIcon } from "~/components/ui/icons";
import { failureOf, orNull } from "~/failures.server";
import { ArticleBody } from "~/features/blog/article-body";
import { Comments } from "~/features/blog/comments";
import { PostFacts } from "~/features/blog/post-facts";
import { SharePost } from "~/features/blog/share-post";
import { ScenePicture } from "~/features/frame/scene-picture";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { articleData, breadcrumbData } from "~/features/structured-data/structured-data";
import { href } from "~/lib/address";
import { Link } from "~/lib/router";
import { pageMeta, siteOf } from "~/lib/seo";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import { getPost, listComments } from "~worker/domain/blog/blog.server";
import { withDiscounts } from "~worker/domain/discounts/discounts.server";
import { requestContext } from "../../../context.server";
import type { Route } from "./+types/post";

/** Its gift cards say why a heart failed. */
export const handle = { namespaces: ["errors"] };

/**
 * The article with the codes of all its gifts, for premium people. One query for them, none for
 * others.
 */
async function withCodes(ctx: Ctx, viewer: Viewer, post: PostView): Promise<PostView> {
  const gifts = post.blocks.flatMap((block) => ("gifts" in block ? block.gifts : []));
  const seen = new Map((await withDiscounts(ctx, viewer, gifts)).map((gift) => [gift.id, gift]));
  const blocks = post.blocks.map((block) =>
    "gifts" in block ? { gifts: block.gifts.map((gift) => seen.get(gift.id) ?? gift) } : block,
  );
  return { ...post, blocks };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  // An article without its comments is still an article.
  const asked = listComments(ctx, params.slug).catch((error: unknown) => {
    failureOf(ctx, error, "comments_failed");
    return null;
  });
  const found = await orNull(getPost(ctx, params.slug));
  if (!found) {
    const words = { title: `${ctx.t("blog:notFound")} · Giftwright`, description: "" };
    return data({ words, post: null, comments: null, trail: [] }, { status: 404 });
  }
  const post = await withCodes(ctx, viewer, found);
  const words = { title: `${post.title} · Giftwright`, description: post.excerpt };
  // Without scripts nothing arrives late, so a whole page carries its comments.
  const comments = fetchedByScript(request) ? asked : await asked;
  const trail = [
    { name: ctx.t("blog:title"), path: "/blog" },
    { name: post.title, path: href("/blog/:slug", { slug: post.slug }) },
  ];
  return data({ words, post, comments, trail });
}

const fetchedByScript = (request: Request) => request.headers.get("sec-fetch-dest") === "empty";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { words, post, trail } = loaderData;
  if (!post) return [{ title: words.title }, { name: "robots", content: "noindex" }];
  const path = href("/blog/:slug", { slug: post.slug });
  const site = siteOf(matches);
  return pageMeta(matches, {
    path,
    ...words,
    image: sharePictureOf(post.imageUrl),
    type: "article",
    structured: site ? [articleData(site, { ...post, path }), breadcrumbData(site, trail)] : [],
  });
};

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const { post, comments } = loaderData;
  const { t, i18n } = useTranslation("blog");
  if (!post) return <PostNotFound />;
  return (
    <article className="wrap pt-6 sm:pt-10">
      <Link
        to="/blog"
        className="inline-flex min-h-11 items-center gap-2 type-label hover:underline"
      >
        <ArrowLeftIcon className="size-4.5" />
        {t("back")}
      </Link>
      <header className="mt-2 grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_26rem] lg:grid-cols-[1fr_30rem]">
        <div>
          <p className="type-badge text-ribbon">{t(`categories.${post.category}`)}</p>
          <h1 className="mt-2 type-page break-phrases">{post.title}</h1>
          <p className="mt-4 max-w-prose type-lead text-soft">{post.excerpt}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <PostFacts post={post}>
              <span aria-hidden="true">·</span>
              <a href="#comments" className="inline-flex min-h-6 items-center hover:underline">
                {t("comments.count", { count: post.commentCount })}
              </a>
            </PostFacts>
            <SharePost post={post} />
          </div>
        </div>
        <GiftPicture src={post.imageUrl} alt="" eager />
      </header>
      {post.contentLocale === i18n.language ? null : (
        <p className="article-column mt-10 border-s-[3px] border-ribbon ps-4 type-small text-soft">
          {t("untranslated")}
        </p>
      )}
      <ArticleBody blocks={post.blocks} locale={post.contentLocale} />
      <section aria-labelledby="comments" className="article-column section-gap">
        <h2 id="comments" className="type-panel">
          {t("comments.title")}
        </h2>
        <Suspense fallback={<p className="mt-4 text-soft">{t("comments.loading")}</p>}>
          <Await resolve={comments}>{(list) => <Comments comments={list} />}</Await>
        </Suspense>
      </section>
      <div className="article-column mt-12">
        <ButtonLink to="/blog" icon={<ArrowLeftIcon className="size-4.5" />}>
          {t("back")}
        </ButtonLink>
      </div>
    </article>
  );
}

/** What stands where an article would, with the way back to the others. */
function PostNotFound() {
  const { t } = useTranslation("blog");
  return (
    <section className="wrap grid items-center gap-8 pt-10 sm:pt-16 md:grid-cols-[1fr_30rem] md:gap-16">
      <div className="md:order-last">
        <ScenePicture
          src={pictureOfCategory("books")}
          className="aspect-6/5 w-full max-w-[30rem] rounded-panel object-cover"
        />
      </div>
      <div>
        <h1 className="type-page break-phrases">{t("notFound")}</h1>
        <p className="mt-4 max-w-md type-lead text-soft">{t("notFoundText")}</p>
        <ButtonLink to="/blog" variant="ribbon" className="mt-8">
          {t("back")}
        </ButtonLink>
      </div>
    </section>
  );
}
