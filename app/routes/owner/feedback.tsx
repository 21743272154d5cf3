/** /dev/feedback: every entry with its number, sender, date and words. */

import { feedbackPageInput } from "#shared/feedback/schema";
import { Pager } from "~/features/admin/pager";
import { requireOwnerPage } from "~/guards.server";
import { privatePage } from "~/lib/private-page";
import { useTranslation } from "~/translation";
import { countFeedbacks, listFeedbacks } from "~worker/domain/feedback/feedback.server";
import type { Route } from "./+types/feedback";

export const handle = { namespaces: ["admin", "feedback-admin", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const after = args.url.searchParams.get("after") ?? undefined;
  const [{ entries, next }, { all }] = await Promise.all([
    listFeedbacks(ctx, viewer, feedbackPageInput.parse({ after })),
    countFeedbacks(ctx, viewer),
  ]);
  const time = new Intl.DateTimeFormat(ctx.locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return {
    title: ctx.t("feedback-admin:metaOwner"),
    all,
    entries: entries.map(({ id, email, message, createdAt }) => ({
      id,
      email,
      message,
      date: time.format(createdAt * 1000),
      dateTime: new Date(createdAt * 1000).toISOString(),
    })),
    next,
  };
}

export const meta = privatePage;

export default function OwnerFeedback({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("feedback-admin");
  const { entries, next, all } = loaderData;
  return (
    <div>
      <h1 className="type-page">{t("center")}</h1>
      <p className="figures mt-2 type-lead text-soft">{t("count", { count: all })}</p>
      {entries.length === 0 ? (
        <p className="mt-8 type-body text-soft">{t("none")}</p>
      ) : (
        <ul className="mt-8 max-w-[65ch]">
          {entries.map(({ id, email, message, date, dateTime }) => (
            <li key={id} className="border-t border-line py-5">
              <p className="flex flex-wrap justify-between gap-x-4 type-label text-soft">
                <a href={`mailto:${email}`} className="underline wrap-anywhere">
                  {email}
                </a>
                <time dateTime={dateTime} className="figures">
                  {date}
                </time>
              </p>
              <p className="mt-2 type-body whitespace-pre-line wrap-anywhere">{message}</p>
              <p className="mt-2 type-label wrap-anywhere text-soft">{t("id", { id })}</p>
            </li>
          ))}
        </ul>
      )}
      <Pager next={next} />
    </div>
  );
}
