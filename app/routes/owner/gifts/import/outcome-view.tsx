import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Alert } from "~/components/ui/alert";
import { AdminTable } from "~/features/admin/admin-table";
import type { RowFault } from "~worker/domain/gift-desk/schema";
import type { ImportOutcome } from "./import-outcome";

/** Faults that are drawn; a page of thousands helps nobody. */
const SHOWN = 200;

/** What a file would do, or did, and every fault by its row. */
export function OutcomeView({ outcome }: { outcome: ImportOutcome }) {
  const { t } = useTranslation("gift-desk");
  const { kind, created, changed, faults, missing, unknown, error } = outcome;
  const counts = t("importing.counts", { created, changed });
  if (missing.length > 0 || (error && kind === "checked")) {
    return (
      <Alert title={t("importing.unreadable")}>
        {error ? <p>{t(`errors:${error}`)}</p> : null}
        {missing.length > 0 ? (
          <p>{t("importing.missing", { columns: missing.join(", ") })}</p>
        ) : null}
      </Alert>
    );
  }
  if (kind === "done") {
    return (
      <Alert tone="good" title={t("importing.done")}>
        <p>{counts}</p>
        <Link to="/dev/gifts" className="link inline-block py-1">
          {t("back")}
        </Link>
      </Alert>
    );
  }
  return (
    <>
      {kind === "stopped" ? (
        <Alert title={t("importing.stopped")}>
          {error ? <p>{t(`errors:${error}`)}</p> : null}
          <p>{t("importing.stoppedAfter", { created, changed })}</p>
        </Alert>
      ) : faults.length > 0 ? (
        <Alert title={t("importing.faults", { count: faults.length })}>
          {t("importing.faultsNote")}
        </Alert>
      ) : (
        <Alert tone="good" title={t("importing.ready")}>
          {counts}
        </Alert>
      )}
      {unknown.length > 0 ? (
        <p className="mt-4 type-small text-soft">
          {t("importing.ignored", { columns: unknown.join(", ") })}
        </p>
      ) : null}
      {faults.length > 0 ? <Faults faults={faults} /> : null}
    </>
  );
}

function Faults({ faults }: { faults: readonly RowFault[] }) {
  const { t } = useTranslation("gift-desk");
  return (
    <div className="mt-6">
      <AdminTable
        caption={t("importing.faultsCaption")}
        rows={faults.slice(0, SHOWN)}
        rowKey={({ row, column, message }) => `${row}-${column}-${message}`}
        columns={[
          {
            key: "row",
            label: t("importing.row"),
            isName: true,
            cell: ({ row }) => <span className="figures">{row}</span>,
          },
          { key: "column", label: t("importing.column"), cell: ({ column }) => column },
          {
            key: "message",
            label: t("importing.fault"),
            cell: ({ message }) => t(`errors:${message}`),
          },
        ]}
      />
      {faults.length > SHOWN ? (
        <p className="mt-4 type-small text-soft">
          {t("importing.moreFaults", { count: faults.length - SHOWN })}
        </p>
      ) : null}
    </div>
  );
}
