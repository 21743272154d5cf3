import type { CommentView } from "#shared/blog/schema";
import { formatDay, isoDay } from "#shared/format/dates";
import { useTranslation } from "~/translation";

/** What readers said, newest first; null where it can't be had. Read-only. */
export function Comments({ comments }: { comments: readonly CommentView[] | null }) {
  const { t, i18n } = useTranslation("blog");
  if (!comments || comments.length === 0) {
    return <p className="mt-4 text-soft">{t(comments ? "comments.none" : "comments.failed")}</p>;
  }
  return (
    <ul className="mt-4">
      {comments.map(({ id, username, content, createdAt }) => (
        <li key={id} className="border-t border-line py-5">
          <p className="flex flex-wrap items-baseline gap-x-3 type-label">
            <span>{username}</span>
            <time dateTime={isoDay(createdAt)} className="figures font-normal text-soft">
              {formatDay(createdAt, i18n.language)}
            </time>
          </p>
          <p className="mt-1.5 whitespace-pre-line">{content}</p>
        </li>
      ))}
    </ul>
  );
}
