/** /dev/gifts/import: many gifts from a CSV file, after a dry run that names every fault. */
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import { BackButton } from "~/features/admin/back-button";
import { readForm } from "~/forms/handle-form.server";
import { requireOwnerPage } from "~/guards.server";
import { CSV_COLUMNS, type CsvRow } from "~worker/domain/gift-desk/csv";
import { Disclosure } from "../disclosure";
import type { Route } from "./+types/import";
import { type ImportOutcome, nothingYet } from "./import-outcome";
import { importWithoutScripts, type PlainAnswer } from "./import-plain.server";
import { OutcomeView } from "./outcome-view";

export const handle = { namespaces: ["gift-desk", "desk", "errors"] };

export function loader(args: Route.LoaderArgs) {
  const { ctx } = requireOwnerPage(args);
  return { title: ctx.t("gift-desk:metaImport") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  return data(await importWithoutScripts(ctx, viewer, await readForm(args.request)));
}

type Opened = { rows: CsvRow[]; outcome: ImportOutcome };

export default function Import({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("gift-desk");
  const plain = actionData as PlainAnswer | undefined;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const edits = useRef(0);
  const outcome = opened?.outcome ?? plain?.outcome ?? null;

  const work = async (job: () => Promise<Opened>) => {
    setProgress(0);
    const seen = edits.current;
    // The parser comes over the net, which may be away.
    const unreachable = { rows: [], outcome: { ...nothingYet(0), error: "unreachable" } };
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
    <div className="wrap pt-10 sm:pt-14">
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
