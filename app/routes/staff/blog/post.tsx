/** /staff/blog/:id, and "new": one post, a language at a time, with its comments. */

import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import {
  ADMIN_POST_LIMITS,
  type AdminComment,
  type AdminPost,
  commentPageInput,
} from "#shared/blog/admin/schema";
import { formatDay, isoDay } from "#shared/format/dates";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/button-link";
import { TabLinks } from "~/components/ui/tab-links";
import { requestContext } from "~/context.server";
import { AdminNotice } from "~/features/admin/admin-notice";
import { AdminTable, type Column } from "~/features/admin/admin-table";
import { BackButton } from "~/features/admin/back-button";
import { ConfirmAction } from "~/features/admin/confirm-action";
import { Pager } from "~/features/admin/pager";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import type { ActionResult } from "~/forms/action-result";
import { handleAdminAction } from "~/forms/admin-action.server";
import { readForm } from "~/forms/handle-form.server";
import { requireStaffPage } from "~/guards.server";
import { addressOfUrl, href } from "~/lib/address";
import { LANGUAGES } from "~/lib/languages";
import { privatePage } from "~/lib/private-page";
import { useTranslation } from "~/translation";
import { openAdminPost, setPublished } from "~worker/domain/blog/admin.server";
import { listAdminComments, setCommentHidden } from "~worker/domain/blog/comments-admin.server";
import { listGiftSlugs } from "~worker/domain/catalogue/catalogue.server";
import type { Route } from "./+types/post";
import { PostForm } from "./post-form";
import { FORM_INTENTS, failedHere, isPostResult } from "./post-result";
import { asTyped, savePost } from "./save-post.server";
import { StatusBadge } from "./status-badge";

export const handle = {
  namespaces: ["admin", "blog-admin", "blog", "cards", "gifts", "errors"],
};

const NEW = { title: "", excerpt: "", content: "", slug: "", picture: "", category: "gift-ideas" };

const idOf = (text: string) =>
  text === "new" ? null : /^[1-9]\d{0,14}$/.test(text) ? Number(text) : -1;
const langOf = (url: URL) =>
  LANGUAGES.find(({ code }) => code === url.searchParams.get("lang"))?.code ?? "en";

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireStaffPage(args);
  const id = idOf(args.params.id);
  const lang = id === null ? "en" : langOf(args.url);
  const slugs = () => (lang === "en" ? listGiftSlugs(ctx) : []);
  if (id === null) {
    const title = `${ctx.t("blog-admin:new")} · Giftwright`;
    return { title, post: null, lang, start: NEW, gifts: await slugs(), comments: null };
  }
  const asked = commentPageInput.parse({
    after: args.url.searchParams.get("comments") ?? undefined,
  });
  const post = await openAdminPost(ctx, viewer, id).catch(() => null);
  if (!post) throw data(null, { status: 404 });
  const [comments, gifts] = await Promise.all([
    listAdminComments(ctx, viewer, id, asked),
    post.isOwn ? slugs() : [],
  ]);
  const title = `${post.texts.en.title} · Giftwright`;
  return { title, post, lang, start: asTyped(post, lang), gifts, comments };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  // The services check access themselves: a redirect would throw away what was typed.
  const { ctx, viewer } = args.context.get(requestContext);
  const form = await readForm(args.request);
  const intent = String(form.get("intent") ?? "");
  const id = idOf(args.params.id);
  const { request } = args;
  if (FORM_INTENTS.includes(intent)) {
    const lang = id === null ? "en" : langOf(args.url);
    return savePost(ctx, viewer, { request, form, intent, id, lang });
  }
  const back = addressOfUrl(args.url);
  if (intent === "unpublish" || intent === "put-back") {
    const isPublic = intent === "put-back";
    const done = isPublic ? "blog-admin:publishedDone" : "blog-admin:unpublishedDone";
    return handleAdminAction(
      ctx,
      request,
      { done, failed: "blog-admin:failed", back },
      async () => {
        await setPublished(ctx, viewer, id ?? -1, isPublic);
      },
    );
  }
  if (intent === "hide" || intent === "show") {
    const done =
      intent === "hide" ? "blog-admin:comments.hiddenDone" : "blog-admin:comments.shownDone";
    return handleAdminAction(
      ctx,
      request,
      { done, failed: "blog-admin:comments.failed", back },
      async () => {
        await setCommentHidden(ctx, viewer, String(form.get("comment") ?? ""), intent === "hide");
      },
    );
  }
  throw data(null, { status: 400 });
}

/**
 * A text that is too large is refused by what is in between too, without words of ours: it is
 * measured first.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const { length } = new TextEncoder().encode(String(form.get("content") ?? ""));
  const refuse = () => data(failedHere(form, "postTooLarge"), { status: 413 });
  if (length > ADMIN_POST_LIMITS.bytes) return refuse();
  return serverAction().catch((error: unknown) => {
    if (isRouteErrorResponse(error) && error.status === 413) return refuse();
    throw error;
  });
}

/** A preview changes nothing. */
export const shouldRevalidate = ({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formData?.get("intent") === "preview" ? false : defaultShouldRevalidate;

export default function BlogPostAdmin({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("blog-admin");
  const { post, lang, start, gifts, comments } = loaderData;
  const result = actionData as ActionResult | undefined;
  const posted = isPostResult(result) ? result : undefined;
  return (
    <>
      <BackButton to="/staff/blog">{t("back")}</BackButton>
      <section aria-labelledby="post-title">
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="post-title" className="type-panel wrap-anywhere">
            {post ? post.texts.en.title : t("new")}
          </h2>
          {post ? <StatusBadge published={post.published} /> : null}
        </div>
        {post?.published ? (
          <div className="mt-4 flex flex-wrap items-start gap-3">
            <ButtonLink to={href("/blog/:slug", { slug: post.slug })} size="small">
              {t("view")}
            </ButtonLink>
            <ConfirmAction
              label={t("unpublish")}
              question={t("unpublishAsk")}
              values={{ intent: "unpublish" }}
              unsent={t("failed")}
            />
          </div>
        ) : null}
        <AdminNotice result={posted ? undefined : result} />
        {post && !post.isOwn ? (
          <FilePost post={post} />
        ) : (
          <>
            {post ? (
              <div className="mt-6">
                <TabLinks
                  label={t("languages")}
                  tabs={LANGUAGES.map(({ code, name }) => ({
                    to: `?lang=${code}`,
                    label: name,
                    isCurrent: code === lang,
                  }))}
                />
              </div>
            ) : null}
            <PostForm
              key={`${post?.id ?? "new"}-${lang}`}
              start={posted?.result?.values ?? start}
              version={posted?.result?.version ?? post?.version ?? 0}
              post={post}
              lang={lang}
              gifts={gifts}
              posted={posted}
            />
          </>
        )}
      </section>
      {comments ? <PostComments {...comments} /> : null}
    </>
  );
}

/** One of the shop's own articles: what it is, and why it isn't edited here. */
function FilePost({ post }: { post: AdminPost }) {
  const { t } = useTranslation("blog-admin");
  return (
    <div className="mt-6 max-w-2xl">
      <Alert tone="warn" title={t("errors:postIsFile")} />
      <div className="mt-6 flex flex-wrap items-start gap-x-8 gap-y-4">
        <div className="w-40">
          <GiftPicture src={post.imageUrl} alt="" eager={false} />
        </div>
        <div className="min-w-0 flex-[1_1_16rem]">
          <p className="type-badge text-ribbon">{t(`blog:categories.${post.category}`)}</p>
          <p className="mt-2 type-body">{post.texts.en.excerpt}</p>
        </div>
      </div>
      {post.published ? null : (
        <div className="mt-6">
          <ConfirmAction
            label={t("publish")}
            values={{ intent: "put-back" }}
            unsent={t("failed")}
          />
        </div>
      )}
    </div>
  );
}

type PostCommentsProps = { comments: readonly AdminComment[]; next: string | null };

/** What readers said of a post, hidden comments too. */
function PostComments({ comments, next }: PostCommentsProps) {
  const { t } = useTranslation("blog-admin");
  const columns = useColumns();
  return (
    <section aria-labelledby="comments-title" className="section-gap">
      <h2 id="comments-title" className="type-panel">
        {t("comments.title")}
      </h2>
      {comments.length === 0 ? (
        <p className="mt-4 type-body text-soft">{t("comments.none")}</p>
      ) : (
        <div className="mt-4">
          <AdminTable
            caption={t("comments.title")}
            columns={columns}
            rows={comments}
            rowKey={({ id }) => id}
          />
        </div>
      )}
      <Pager name="comments" next={next} />
    </section>
  );
}

function useColumns(): Column<AdminComment>[] {
  const { t, i18n } = useTranslation("blog-admin");
  return [
    { key: "by", label: t("comments.by"), cell: ({ username }) => username },
    {
      key: "said",
      label: t("comments.said"),
      isName: true,
      className: "sm:w-1/2",
      cell: ({ content, hiddenAt }) => (
        <>
          <span className={`whitespace-pre-line ${hiddenAt === null ? "" : "text-soft"}`}>
            {content}
          </span>
          {hiddenAt === null ? null : (
            <span className="ms-2 inline-block rounded-tag bg-sunk px-2 py-0.5 type-badge text-soft">
              {t("comments.hidden")}
            </span>
          )}
        </>
      ),
    },
    {
      key: "date",
      label: t("comments.date"),
      cell: ({ createdAt }) => (
        <time dateTime={isoDay(createdAt)} className="figures">
          {formatDay(createdAt, i18n.language)}
        </time>
      ),
    },
    {
      key: "act",
      label: t("comments.act"),
      cell: ({ id, username, content, hiddenAt }) => {
        const facts = { name: username, text: content.slice(0, 40) };
        return (
          <ConfirmAction
            label={t(hiddenAt === null ? "comments.hide" : "comments.show")}
            name={t(hiddenAt === null ? "comments.hideOf" : "comments.showOf", facts)}
            values={{ comment: id, intent: hiddenAt === null ? "hide" : "show" }}
            unsent={t("comments.failed")}
          />
        );
      },
    },
  ];
}
