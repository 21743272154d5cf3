/** /dev/gifts/import: many gifts from a CSV file, after a dry run that names every fault. */
import { type FormEvent, useRef, useState } from "react";
import { data } from "react-router";
import { CSV_COLUMNS, type CsvRow } from "#shared/catalogue/admin/csv";
import type { RowFault } from "#shared/catalogue/admin/schema";
import { DomainError } from "#shared/errors";
import type { Viewer } from "#shared/viewer";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import { AdminTable } from "~/features/admin/admin-table";
import { BackButton } from "~/features/admin/back-button";
import { readForm } from "~/forms/handle-form.server";
import { requireOwnerPage } from "~/guards.server";
import { privatePage } from "~/lib/private-page";
import { Form, Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import { checkImport, importGifts } from "~worker/domain/catalogue/import.server";
import { Disclosure } from "../disclosure";
import type { Route } from "./+types/import";
import { type ImportOutcome, nothingYet } from "./import-outcome";

export const handle = { namespaces: ["gift-admin", "admin", "errors"] };

/** Rows that one request can judge. */
const PLAIN_ROWS = 100;

type PlainAnswer = { text: string; outcome: ImportOutcome };

/** Checks what the form carries and, where it asks for that, imports it. */
async function importWithoutScripts(
  ctx: Ctx,
  viewer: Viewer,
  form: FormData,
): Promise<PlainAnswer> {
  const file = form.get("file");
  const pasted = String(form.get("csv") ?? "");
  const text = file instanceof File && file.size > 0 ? await file.text() : pasted;
  const { readCsv } = await import("./read-csv");
  const { rows, missing, unknown } = readCsv(text);
  const outcome = { ...nothingYet(rows.length), missing, unknown };
  if (rows.length === 0) return { text, outcome: { ...outcome, error: "importEmpty" } };
  if (rows.length > PLAIN_ROWS) return { text, outcome: { ...outcome, error: "importTooLong" } };
  if (missing.length > 0) return { text, outcome };
  const isWriting = form.get("intent") === "import";
  try {
    const report = await (isWriting ? importGifts : checkImport)(ctx, viewer, rows);
    const isDone = isWriting && report.faults.length === 0;
    return {
      text: isDone ? "" : text,
      outcome: { ...outcome, ...report, kind: isDone ? "done" : "checked" },
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { text, outcome: { ...outcome, kind: "stopped", error: error.code } };
  }
}

export function loader(args: Route.LoaderArgs) {
  const { ctx } = requireOwnerPage(args);
  return { title: ctx.t("gift-admin:metaImport") };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  return data(await importWithoutScripts(ctx, viewer, await readForm(args.request)));
}

type Opened = { rows: CsvRow[]; outcome: ImportOutcome };

export default function Import({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("gift-admin");
  const plain = actionData as PlainAnswer | undefined;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const edits = useRef(0);
  const outcome = opened?.outcome ?? plain?.outcome ?? null;

  const work = async (job: () => Promise<Opened>) => {
    setProgress(0);
    const seen = edits.current;
    // The parser comes over the net, which may be away.
    const unreachable: Opened = { rows: [], outcome: { ...nothingYet(0), error: "unreachable" } };
    const done = await job().catch(() => unreachable);
    // What was checked mustn't be imported in place of what stands in the form by now.
    if (done.outcome.kind !== "checked" || seen === edits.current) setOpened(done);
    setProgress(null);
  };
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const file = fields.get("file");
    const text = file instanceof File && file.size > 0 ? await file.text() : fields.get("csv");
    await work(async () => {
      const { openFile, runImport } = await import("./run-import");
      const read = await openFile(String(text ?? ""));
      if (read.outcome.error || read.outcome.missing.length > 0) return read;
      const checked = await runImport(read.rows, true, setProgress);
      return { rows: read.rows, outcome: { ...checked, unknown: read.outcome.unknown } };
    });
  };
  const write = (rows: CsvRow[]) =>
    work(async () => {
      const { runImport } = await import("./run-import");
      return { rows: [], outcome: await runImport(rows, false, setProgress) };
    });
  const isReady = outcome?.kind === "checked" && isClean(outcome);
  return (
    <div>
      <BackButton to="/dev/gifts">{t("back")}</BackButton>
      <div className="mt-2 max-w-3xl">
        <h1 className="type-page">{t("importing.title")}</h1>
        <p className="mt-3 type-body text-soft">{t("importing.lead")}</p>
        <Disclosure className="mt-4" label={t("importing.columns")}>
          <p className="mt-2 type-small text-soft">{t("importing.columnsNote")}</p>
          <p className="mt-2 rounded-panel bg-sunk p-3 type-small wrap-anywhere">
            {CSV_COLUMNS.join(", ")}
          </p>
        </Disclosure>
        <Form
          method="post"
          encType="multipart/form-data"
          onSubmit={check}
          onChange={() => {
            edits.current += 1;
            setOpened(null);
          }}
          className="mt-8 grid gap-5"
        >
          <TextField
            label={t("importing.file")}
            name="file"
            type="file"
            accept=".csv,text/csv"
            hint={t("importing.fileHint")}
          />
          <TextAreaField
            label={t("importing.paste")}
            name="csv"
            spellCheck={false}
            defaultValue={plain?.text ?? ""}
          />
          <div>
            <Button
              type="submit"
              name="intent"
              value="check"
              variant={isReady ? "outline" : "ribbon"}
              pending={progress !== null}
              pendingText={t("importing.working", { done: progress ?? 0 })}
            >
              {t("importing.check")}
            </Button>
          </div>
          {isReady && !opened ? (
            <Button type="submit" name="intent" value="import" variant="ribbon" className="w-fit">
              {t("importing.write", { count: outcome.rows })}
            </Button>
          ) : null}
        </Form>
        <div aria-live="polite" className="mt-8">
          {progress !== null ? (
            <p className="figures type-body">{t("importing.working", { done: progress })}</p>
          ) : null}
          {outcome && progress === null ? <OutcomeView outcome={outcome} /> : null}
        </div>
        {isReady && opened && progress === null ? (
          <Button variant="ribbon" className="mt-6" onClick={() => write(opened.rows)}>
            {t("importing.write", { count: outcome.rows })}
          </Button>
        ) : null}
        <noscript>
          <Alert tone="warn" title={t("importing.plainTitle")} className="mt-8">
            {t("importing.plainNote")}
          </Alert>
        </noscript>
      </div>
    </div>
  );
}

const isClean = ({ faults, missing, error }: ImportOutcome) =>
  faults.length === 0 && missing.length === 0 && error === null;

/** Faults that are drawn; a page of thousands helps nobody. */
const SHOWN = 200;

/** What a file would do, or did, and every fault by its row. */
function OutcomeView({ outcome }: { outcome: ImportOutcome }) {
  const { t } = useTranslation("gift-admin");
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
  const { t } = useTranslation("gift-admin");
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
