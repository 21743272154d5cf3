import { useTranslation } from "react-i18next";
import type { Column } from "~/features/admin/admin-table";
import type { AuditEntry } from "~worker/domain/audit/schema";
import type { Change } from "./changes-of";

export type AuditLine = Pick<AuditEntry, "id" | "action"> & {
  actorName: string;
  target: string;
  time: string;
  dateTime: string;
  changes: Change[];
};

/** When, who, what, and what became of it. */
export function useAuditColumns(): Column<AuditLine>[] {
  const { t } = useTranslation("dev");
  return [
    {
      key: "when",
      label: t("audit.when"),
      cell: ({ time, dateTime }) => (
        <time dateTime={dateTime} className="figures sm:whitespace-nowrap">
          {time}
        </time>
      ),
    },
    { key: "who", label: t("audit.who"), cell: ({ actorName }) => actorName },
    { key: "what", label: t("audit.what"), isName: true, cell: (line) => <What {...line} /> },
    { key: "change", label: t("audit.change"), cell: (line) => <Changes {...line} /> },
  ];
}

function What({ action, target }: AuditLine) {
  const { t } = useTranslation("dev");
  return (
    <>
      <span className="font-semibold">{t(`audit.actions.${action}`)}</span>
      <span className="block text-soft">{target}</span>
    </>
  );
}

function Changes({ changes }: AuditLine) {
  const { t } = useTranslation("dev");
  if (changes.length === 0) return <span className="text-soft">—</span>;
  return (
    <ul className="inline-grid gap-0.5 sm:grid">
      {changes.map(({ field, was, became }) => (
        <li key={field}>
          <span className="text-soft">{t("audit.fieldOf", { field })}</span>
          {was ?? t("audit.nothing")} <span aria-hidden="true">→</span>
          <span className="sr-only"> {t("audit.became")} </span> {became ?? t("audit.nothing")}
        </li>
      ))}
    </ul>
  );
}
