import { useTranslation } from "react-i18next";
import { AdminTable, type Column } from "~/features/admin/admin-table";
import type { Kind, Pool } from "~worker/domain/allowances/schema";

/** Figures written in the reader's language. */
type Line = { key: string; pool: Pool; kind: Kind; spent: string; left: string; limit: string };

/** What visitors spent of today's allowances, and what is left; null where nobody can tell now. */
export function Allowances({ lines }: { lines: readonly Line[] | null }) {
  const { t } = useTranslation("admin");
  const figure = (name: "spent" | "left" | "limit"): Column<Line> => ({
    key: name,
    label: t(`allowances.${name}`),
    cell: (line) => line[name],
    className: "figures",
  });
  const columns: Column<Line>[] = [
    {
      key: "kind",
      label: t("allowances.kind"),
      isName: true,
      cell: ({ kind }) => <span className="font-semibold">{t(`allowances.kinds.${kind}`)}</span>,
    },
    { key: "pool", label: t("allowances.pool"), cell: ({ pool }) => t(`allowances.pools.${pool}`) },
    figure("spent"),
    figure("left"),
    figure("limit"),
  ];
  return (
    <section aria-labelledby="allowances" className="section-gap">
      <h2 id="allowances" className="type-section">
        {t("allowances.title")}
      </h2>
      <p className="mt-2 max-w-prose type-body text-soft">{t("allowances.lead")}</p>
      <div className="mt-8">
        {lines ? (
          <AdminTable
            caption={t("allowances.title")}
            columns={columns}
            rows={lines}
            rowKey={({ key }) => key}
          />
        ) : (
          <p className="type-body text-soft">{t("allowances.away")}</p>
        )}
      </div>
    </section>
  );
}
