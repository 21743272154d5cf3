import type { Party } from "#shared/party/plans/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "~worker/context";
import { openLedger } from "~worker/domain/party/costs/costs.server";
import { openTimeline } from "~worker/domain/party/timeline/timeline.server";
import { shortDay, viewParty } from "./event-view.server";

/** Tasks that the board shows. */
const NEXT_TASKS = 3;

/** What the overview shows of a party: its next tasks, answers and money. */
export async function openBoard(ctx: Ctx, viewer: Viewer, party: Party) {
  const [{ tasks, today }, ledger] = await Promise.all([
    openTimeline(ctx, viewer, party.id),
    openLedger(ctx, viewer, party.id),
  ]);
  const { heads, isPlanned, isGuessed, tally, totals, budgetCents } = ledger;
  const { likely, paid, over } = totals;
  return {
    party: viewParty({ ctx }, party),
    next: tasks
      .filter(({ isDone }) => !isDone)
      .slice(0, NEXT_TASKS)
      .map(({ id, title, dueOn }) => {
        return { id, title, day: shortDay(dueOn, ctx.locale), isLate: dueOn < today };
      }),
    expected: { heads, isPlanned, isGuessed },
    tally,
    money: { totals: { likely, paid, over }, budgetCents },
  };
}
export type Board = Awaited<ReturnType<typeof openBoard>>;
