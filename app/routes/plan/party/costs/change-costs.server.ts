import { z } from "zod";
import { COST_FIELDS, type CostLine, costInput, costLine } from "#shared/party/costs/schema";
import { partyHref } from "~/features/party/party-href";
import { NO_FIELDS } from "~/forms/handle-form.server";
import { intents } from "~/forms/intents.server";
import type { Address } from "~/lib/address";
import {
  addCost,
  addStarters,
  deleteCost,
  restoreCost,
  updateCost,
} from "~worker/domain/party/costs/costs.server";
import type { SectionSubmission } from "../open-section.server";
import { storedJson } from "../stored-json.server";

const LINE = { names: COST_FIELDS, schema: costInput };
const STORED = { names: ["line"], schema: z.object({ line: storedJson(costLine) }) };

const page = ({ partyId }: { partyId: string }) => partyHref("costs", { id: partyId });
const lineUrl = (context: { partyId: string }, line: CostLine | null): Address =>
  line ? `${page(context)}#line-${line.id}` : page(context);

/** Does what one of the ledger's forms asks for. Throws a 400 page for any other form. */
export const changeCosts = intents<SectionSubmission>((intent) => ({
  add: intent(
    LINE,
    ({ ctx, viewer, partyId }, input) => addCost(ctx, viewer, partyId, input),
    lineUrl,
  ),
  edit: intent(
    LINE,
    ({ ctx, viewer, partyId, id }, input) => updateCost(ctx, viewer, partyId, id, input),
    lineUrl,
  ),
  starters: intent(
    NO_FIELDS,
    async ({ ctx, viewer, partyId }) => {
      await addStarters(ctx, viewer, partyId);
      return null;
    },
    (context) => `${page(context)}#lines`,
  ),
  remove: intent(
    NO_FIELDS,
    ({ ctx, viewer, partyId, id }) => deleteCost(ctx, viewer, partyId, id),
    (context, line) => `${page(context)}&${new URLSearchParams({ removed: JSON.stringify(line) })}`,
  ),
  restore: intent(
    STORED,
    ({ ctx, viewer, partyId }, { line }) => restoreCost(ctx, viewer, partyId, line),
    lineUrl,
  ),
}));

/** What was just removed, as a page without scripts carries it in its address. */
export function removedOf(search: URLSearchParams): CostLine | null {
  const parsed = storedJson(costLine).safeParse(search.get("removed") ?? "");
  return parsed.success ? parsed.data : null;
}
