import { useTranslation } from "react-i18next";
import { AdminTable, type Column } from "~/features/admin/admin-table";
import { SECURITY_TALLIES } from "~worker/domain/counters/schema";
import type { RefusedDay } from "./refused-days";

/** What was refused, by day and kind: strangers leave no entry each. */
export function Refused({ days }: { days: readonly RefusedDay[] }) {
  const { t } = useTranslation("dev");
  const columns: Column<RefusedDay>[] = [
    { key: "day", label: t("audit.refused.day"), isName: true, cell: ({ name }) => name },
    ...SECURITY_TALLIES.map((tally) => ({
      key: tally,
      label: t(`audit.refused.${tally}`),
      className: "figures",
      cell: (day: RefusedDay) => day[tally],
    })),
  ];
  return (
    <section aria-labelledby="refused" className="section-gap">
      <h2 id="refused" className="type-section">
        {t("audit.refused.title")}
      </h2>
      <p className="mt-2 mb-6 max-w-prose type-body text-soft">{t("audit.refused.text")}</p>
      {days.length === 0 ? (
        <p className="type-body">{t("audit.refused.none")}</p>
      ) : (
        <AdminTable
          caption={t("audit.refused.title")}
          columns={columns}
          rows={days}
          rowKey={({ day }) => day}
        />
      )}
    </section>
  );
}
