import { Pager } from "~/features/admin/pager";
import { useTranslation } from "~/translation";

export type ThreadMessage = {
  id: string;
  isFromStaff: boolean;
  author: string;
  content: string;
  age: string;
  dateTime: string;
};

/** What was said, in its order: the person on plain paper, staff on the season's tint. */
export function MessageThread({
  messages,
  next,
}: {
  messages: readonly ThreadMessage[];
  next: string | null;
}) {
  const { t } = useTranslation("requests");
  return (
    <section aria-labelledby="thread-title">
      <h2 id="thread-title" className="sr-only">
        {t("thread.title")}
      </h2>
      <ol className="grid gap-4">
        {messages.map(({ id, isFromStaff, author, content, age, dateTime }) => (
          <li
            key={id}
            className={`min-w-0 rounded-panel p-5 ${
              isFromStaff ? "bg-tint sm:ms-12" : "border border-line bg-raised sm:me-12"
            }`}
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="type-label font-semibold wrap-anywhere text-ink">{author}</span>
              <time dateTime={dateTime} className="type-label font-normal text-soft">
                {age}
              </time>
            </p>
            <p className="mt-2 type-body wrap-anywhere whitespace-pre-line">{content}</p>
          </li>
        ))}
      </ol>
      <Pager name="before" next={next} />
    </section>
  );
}
