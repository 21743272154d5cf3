import { data } from "react-router";
import { z } from "zod";
import { respondToForm, textOf } from "~/end-form.server";
import { partyHref } from "~/features/party/party-href";
import { handleForm } from "~/form.server";
import type { Ctx } from "~worker/context";
import {
  addCost,
  addStarters,
  deleteCost,
  restoreCost,
  updateCost,
} from "~worker/domain/party-costs/party-costs.server";
import { COST_FIELDS, type CostLine, costInput, costLine } from "~worker/domain/party-costs/schema";
import type { Viewer } from "~worker/domain/viewer";
import { storedJson } from "../stored-json.server";

type Section = { ctx: Ctx; viewer: Viewer; party: { id: string } | null };

const LINE = { names: COST_FIELDS, schema: costInput };
const STORED = { names: ["line"], schema: z.object({ line: storedJson(costLine) }) };
const NOTHING = { names: [], schema: z.object({}) };

/** Does what one of the ledger's forms asks for. Throws a 400 page for any other form. */
export async function changeCosts(
  { ctx, viewer, party }: Section,
  { request, form }: { request: Request; form: FormData },
) {
  const partyId = textOf(form, "party") || (party?.id ?? "");
  const which = textOf(form, "which");
  const page = partyHref("costs", { id: partyId });
  const there = (line: CostLine | null) => (line ? `${page}#line-${line.id}` : page);
  switch (textOf(form, "intent")) {
    case "add": {
      const answer = await handleForm(ctx, form, LINE, (input) =>
        addCost(ctx, viewer, partyId, input),
      );
      return respondToForm(request, form, answer, there);
    }
    case "edit": {
      const answer = await handleForm(ctx, form, LINE, (input) =>
        updateCost(ctx, viewer, partyId, which, input),
      );
      return respondToForm(request, form, answer, there);
    }
    case "starters": {
      const answer = await handleForm(ctx, form, NOTHING, async () => {
        await addStarters(ctx, viewer, partyId);
        return null;
      });
      return respondToForm(request, form, answer, () => `${page}#lines`);
    }
    case "remove": {
      const answer = await handleForm(ctx, form, NOTHING, () =>
        deleteCost(ctx, viewer, partyId, which),
      );
      return respondToForm(request, form, answer, (line) => {
        return `${page}&${new URLSearchParams({ removed: JSON.stringify(line) })}`;
      });
    }
    case "restore": {
      const answer = await handleForm(ctx, form, STORED, ({ line }) =>
        restoreCost(ctx, viewer, partyId, line),
      );
      return respondToForm(request, form, answer, there);
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** What was just removed, as a page without scripts carries it in its address. */
export function removedOf(asked: URLSearchParams): CostLine | null {
  const parsed = storedJson(costLine).safeParse(asked.get("removed") ?? "");
  return parsed.success ? parsed.data : null;
}
