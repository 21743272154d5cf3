/** /staff/blog: every post, the shop's own too, and the way to a new one. */

import { type AdminPostEntry, adminPageInput } from "#shared/blog/admin/schema";
import { formatDay, isoDay } from "#shared/format/dates";
import { ButtonLink } from "~/components/ui/button-link";
import { AdminTable, type Column } from "~/features/admin/admin-table";
import { Pager } from "~/features/admin/pager";
import { requireStaffPage } from "~/guards.server";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import { listAdminPosts } from "~worker/domain/blog/admin.server";
import type { Route } from "./+types/posts";
import { StatusBadge } from "./status-badge";

export const handle = { namespaces: ["admin", "blog-admin", "blog", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireStaffPage(args);
  const input = adminPageInput.parse(Object.fromEntries(args.url.searchParams));
  return { ...(await listAdminPosts(ctx, viewer, input)), title: ctx.t("blog-admin:meta") };
}

export const meta = privatePage;

export default function BlogAdmin({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("blog-admin");
  const { posts, next } = loaderData;
  const columns = useColumns();
  return (
    <section aria-labelledby="posts-title">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="posts-title" className="type-panel">
          {t("title")}
        </h2>
        <ButtonLink to={href("/staff/blog/:id", { id: "new" })} variant="ribbon">
          {t("new")}
        </ButtonLink>
      </div>
      {posts.length === 0 ? (
        <p className="mt-8 type-body text-soft">{t("none")}</p>
      ) : (
        <div className="mt-6">
          <AdminTable
            caption={t("title")}
            columns={columns}
            rows={posts}
            rowKey={({ id }) => String(id)}
          />
        </div>
      )}
      <Pager next={next} />
    </section>
  );
}

function useColumns(): Column<AdminPostEntry>[] {
  const { t, i18n } = useTranslation("blog-admin");
  return [
    {
      key: "title",
      label: t("column.title"),
      isName: true,
      className: "sm:w-1/2",
      cell: ({ id, title, category }) => (
        <>
          <Link to={href("/staff/blog/:id", { id })} className="link">
            {title}
          </Link>
          <span className="mt-1 block type-label font-normal text-soft">
            {t(`blog:categories.${category}`)}
          </span>
        </>
      ),
    },
    {
      key: "status",
      label: t("column.status"),
      cell: ({ published }) => <StatusBadge published={published} />,
    },
    {
      key: "author",
      label: t("column.author"),
      cell: ({ author, isOwn }) => author ?? t(isOwn ? "former" : "shop"),
    },
    {
      key: "date",
      label: t("column.date"),
      cell: ({ publishedAt }) =>
        publishedAt === null ? (
          <span className="text-soft">{t("never")}</span>
        ) : (
          <time dateTime={isoDay(publishedAt)} className="figures">
            {formatDay(publishedAt, i18n.language)}
          </time>
        ),
    },
  ];
}
