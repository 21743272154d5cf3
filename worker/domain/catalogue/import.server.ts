/**
 * Many gifts at once: a dry run that names every fault, then chunk by chunk, each whole or not at
 * all.
 */

import { type CsvRow, csvHead, csvLine } from "#shared/catalogue/admin/csv";
import {
  type GiftValues,
  giftInput,
  type ImportReport,
  type RowFault,
} from "#shared/catalogue/admin/schema";
import { DomainError, type ErrorKey, issueKey } from "#shared/errors";
import { requireOwner, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { composeAudit } from "../audit/audit.server";
import { differences, namesUnknownInterest, slugOf, withKnownWords } from "./admin/compose";
import { label } from "./admin/labels";
import { readCustomAfter, readTaken } from "./admin/queries";
import { type GiftUpsert, readWholeGifts, upsertGifts, type WholeGift } from "./admin/save.server";
import { shownValues } from "./admin/shown-values";

/** Gifts that the export reads at a time. */
const EXPORT_PAGE = 100;

type Checked = { faults: RowFault[]; upserts: GiftUpsert[] };

/**
 * Says what importing these rows would do, and every fault by row and column; writes nothing.
 * Throws signInRequired, forbidden or tooManyRequests.
 */
export async function checkImport(
  ctx: Ctx,
  viewer: Viewer,
  rows: readonly CsvRow[],
): Promise<ImportReport> {
  requireOwner(viewer);
  await ctx.limitRate("search");
  return report(await checkRows(ctx, rows));
}

/**
 * Imports these rows, all of them or, where one has a fault, none. A row with an id changes that
 * gift, any other makes one. Throws signInRequired, forbidden, tooManyRequests or changedMeanwhile.
 */
export async function importGifts(
  ctx: Ctx,
  viewer: Viewer,
  rows: readonly CsvRow[],
): Promise<ImportReport> {
  requireOwner(viewer);
  await ctx.limitRate("write");
  const checked = await checkRows(ctx, rows);
  if (checked.faults.length > 0 || checked.upserts.length === 0) return report(checked);
  const made = checked.upserts.filter(({ gift }) => !gift);
  const changed = checked.upserts.flatMap(({ gift, input }) =>
    gift ? [{ slug: gift.slug, ...differences(gift.values, shownValues(gift.values, input)) }] : [],
  );
  const audit = composeAudit(ctx, viewer, {
    action: "giftsImported",
    target: { type: "gift", id: "import", name: `${checked.upserts.length}` },
    before: Object.fromEntries(changed.map(({ slug, before }) => [slug, before])),
    after: {
      created: made.map(({ slug }) => slug),
      ...Object.fromEntries(changed.map(({ slug, after }) => [slug, after])),
    },
  });
  if (!(await upsertGifts(ctx, checked.upserts, audit))) throw new DomainError("changedMeanwhile");
  return report(checked);
}

const report = ({ faults, upserts }: Checked): ImportReport => ({
  faults,
  created: upserts.filter(({ gift }) => !gift).length,
  changed: upserts.filter(({ gift }) => gift).length,
});

async function checkRows(ctx: Ctx, rows: readonly CsvRow[]): Promise<Checked> {
  const named = rows.flatMap(({ cells }) => cells.id?.trim() || []);
  const fresh = rows.filter(({ cells }) => !cells.id?.trim()).map(({ cells }) => cells.name ?? "");
  const [gifts, taken] = await Promise.all([
    readWholeGifts(ctx, "slug", [...new Set(named)]),
    readTaken(ctx.db, fresh.map(slugOf)),
  ]);
  const known = new Map(gifts.map((gift) => [gift.slug, gift]));
  const checked: Checked = { faults: [], upserts: [] };
  for (const row of rows) checkRow(row, known, taken, checked);
  return checked;
}

/** Judges one row; `taken` grows by the address of each that passes, so that no two share one. */
function checkRow(
  { row, cells: { id: given, version, ...cells } }: CsvRow,
  known: ReadonlyMap<string, WholeGift>,
  taken: Set<string>,
  { faults, upserts }: Checked,
) {
  const fault = (column: RowFault["column"], message: ErrorKey) =>
    faults.push({ row, column, message });
  const id = given?.trim() ?? "";
  const gift = known.get(id);
  const before = faults.length;
  if (id && !gift) fault("id", "giftUnknown");
  if (gift && version?.trim() && Number(version) !== gift.version) {
    fault("version", "giftChangedSince");
  }
  const slug = id || slugOf(cells.name ?? "");
  const isTwice = upserts.some((other) => other.slug === slug);
  if (isTwice || (!id && taken.has(slug))) {
    fault(id ? "id" : "name", isTwice ? "rowTwice" : "giftNameTaken");
  }
  // A change names only the columns that it has; the others stay.
  const values: Partial<GiftValues> = { ...gift?.values, ...cells };
  const parsed = giftInput.safeParse(values);
  const said = new Set<string>();
  for (const issue of parsed.error?.issues ?? []) {
    const column = String(issue.path[0]) as RowFault["column"];
    if (!said.has(column)) fault(column, issueKey(issue));
    said.add(column);
  }
  const input = parsed.data && withKnownWords(parsed.data, label);
  if (input && namesUnknownInterest(input)) fault("tags", "interestUnknown");
  if (input && faults.length === before) upserts.push({ input, gift: gift ?? null, slug });
}

/**
 * All custom gifts as the lines of a file, read page by page. Throws signInRequired or forbidden.
 */
export async function* exportGifts(ctx: Ctx, viewer: Viewer): AsyncGenerator<string> {
  requireOwner(viewer);
  yield csvHead();
  for (let after = 0; ; ) {
    const ids = (await readCustomAfter(ctx.db, after, EXPORT_PAGE)).map(({ id }) => id);
    const gifts = await readWholeGifts(ctx, "id", ids);
    yield gifts
      .toSorted((one, other) => one.id - other.id)
      .map(csvLine)
      .join("");
    const last = ids.at(-1);
    if (last === undefined || ids.length < EXPORT_PAGE) return;
    after = last;
  }
}
