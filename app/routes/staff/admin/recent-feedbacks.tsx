import { useTranslation } from "react-i18next";
import { AlertIcon, MessageIcon, PenNibIcon } from "~/components/ui/icons";
import type { FeedbackType } from "~worker/domain/feedback/schema";

export type RecentFeedback = {
  id: string;
  type: FeedbackType;
  path: string;
  message: string;
  date: string;
  dateTime: string;
};

const ICONS = { bug: AlertIcon, error: AlertIcon, suggestion: PenNibIcon } as const;

/** Type, date, page and words of the newest feedback (spec §2 admin dashboard). */
export function RecentFeedbacks({ entries }: { entries: readonly RecentFeedback[] }) {
  const { t } = useTranslation("admin");
  const { t: tFeedback } = useTranslation("feedback-desk");
  if (entries.length === 0) return <p className="mt-4 type-body text-soft">{tFeedback("none")}</p>;
  return (
    <ul className="mt-6 max-w-[65ch]">
      {entries.map(({ id, type, path, message, date, dateTime }) => {
        const Icon = ICONS[type] ?? MessageIcon;
        return (
          <li key={id} className="flex gap-4 border-t border-line py-5">
            <Icon
              className={`mt-0.5 size-5 shrink-0 ${type === "suggestion" ? "text-good" : "text-bad"}`}
            />
            <div className="min-w-0">
              <p className="flex flex-wrap gap-x-4 type-label text-soft">
                <span className="font-semibold text-ink">{tFeedback(`types.${type}`)}</span>
                <time dateTime={dateTime} className="figures">
                  {date}
                </time>
                <span className="wrap-anywhere">{t("path", { path })}</span>
              </p>
              <p className="mt-2 type-body whitespace-pre-line wrap-anywhere">{message}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
