import { useTranslation } from "react-i18next";
import { AdminTable, type Column } from "~/features/admin/admin-table";
import { ConfirmAction } from "~/features/admin/confirm-action";
import { Pager } from "~/features/admin/pager";
import { formatDay, isoDay } from "~/lib/date";
import type { DeskComment } from "~worker/domain/blog-desk/schema";

type PostCommentsProps = { comments: readonly DeskComment[]; next: string | null };

/** What readers said of a post, hidden comments too. */
export function PostComments({ comments, next }: PostCommentsProps) {
  const { t } = useTranslation("blog-desk");
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

function useColumns(): Column<DeskComment>[] {
  const { t, i18n } = useTranslation("blog-desk");
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
