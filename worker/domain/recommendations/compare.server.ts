/** Gifts of an answer beside each other. */

import type { PartialBrief } from "#shared/brief/schema";
import { COMPARED, type Comparison } from "#shared/recommendations/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { addressOfAnswer, readAnswerAddress } from "../brief/address";
import { completeBrief } from "../brief/complete";
import { findCandidatesById } from "../catalogue/catalogue.server";
import { withDiscounts } from "../discounts/discounts.server";
import { brokenWishes } from "./certify";
import { rankedAs } from "./rank";
import { inWords } from "./recall.server";
import { withWords } from "./recommendations.server";
import { present } from "./shortlist";

/**
 * All gifts of the answer that an address names which still fit its brief, and which of them are
 * compared: those asked for, at most `COMPARED.max`, filled up with the best to `COMPARED.min`.
 * `told` are briefs that this visitor told. Null where the address names no answer, or fewer than
 * two gifts are left of it. Throws tooManyRequests. At most four queries.
 */
export async function compareGifts(
  ctx: Ctx,
  viewer: Viewer,
  address: URLSearchParams,
  told: readonly (PartialBrief | null)[],
): Promise<Comparison | null> {
  const named = readAnswerAddress(address);
  if (!named) return null;
  await ctx.limitRate("search");
  const said = inWords(ctx, named.brief, told);
  const { brief } = completeBrief(said);
  const found = await findCandidatesById(ctx, named.picks);
  const fitting = named.picks.flatMap((id) => {
    const candidate = found.find((gift) => gift.id === id);
    return candidate && brokenWishes(candidate, brief).length === 0 ? [candidate] : [];
  });
  if (fitting.length < COMPARED.min) return null;
  const ranked = fitting.map((candidate) => rankedAs(candidate, brief));
  const views = await withWords(ctx, brief, ranked);
  const gifts = await withDiscounts(ctx, viewer, present(ctx, brief, views));
  const asked = address.getAll("compare").map(Number);
  const chosen = gifts.filter(({ id }) => asked.includes(id)).slice(0, COMPARED.max);
  const others = gifts.filter(({ id }) => !asked.includes(id));
  const missing = Math.max(0, COMPARED.min - chosen.length);
  const compared = [...chosen, ...others.slice(0, missing)].map(({ id }) => id);
  return {
    address: addressOfAnswer(named).toString(),
    gifts: gifts.map((gift) => ({
      ...gift,
      asks: fitting.find(({ id }) => id === gift.id)?.asks ?? [],
      isCompared: compared.includes(gift.id),
    })),
  };
}
