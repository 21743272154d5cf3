import { sumsOf } from "#shared/party/costs/rules";
import type { CostLine } from "#shared/party/costs/schema";
import type { Viewer } from "#shared/viewer";
import type { ActionResult } from "~/forms/action-result";
import type { Ctx } from "~worker/context";
import { openLedger } from "~worker/domain/party/costs/costs.server";
import { shortDay } from "../event-view.server";
import { removedOf } from "./change-costs.server";

/** The result of one of the ledger's forms: the line that it changed, if it changed one. */
export type CostResult = ActionResult<CostLine>;

/** The ledger of a party, its days in the visitor's language. */
export async function openCosts(ctx: Ctx, viewer: Viewer, partyId: string, url: URL) {
  const ledger = await openLedger(ctx, viewer, partyId);
  const lines = ledger.lines.map((line) => ({
    line,
    sums: sumsOf(line, ledger.heads.likely),
    day: line.dueOn && shortDay(line.dueOn, ctx.locale),
  }));
  return { partyId, ...ledger, lines, removed: removedOf(url.searchParams) };
}
export type CostsSection = Awaited<ReturnType<typeof openCosts>>;
