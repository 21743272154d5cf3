/** Which of a person's last ideas still fit what is known, and what rules the others out. */

import type { Brief } from "#shared/brief/schema";
import { TASTE_LIMITS } from "#shared/people/limits";
import type { Blocker, TasteIdea } from "#shared/people/taste";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { completeBrief } from "../../brief/complete";
import { findCandidatesById, getGifts } from "../../catalogue/catalogue.server";
import {
  brokenWishes,
  type CertifiableGift,
  isRefusedByName,
  type Wish,
} from "../../recommendations/certify";
import type { PersonRow } from "../queries";
import { readPersonWishes } from "../read-wishes";
import { briefFor, piecesOf } from "../rules";

/** What answers about a taste can rule out; budget and occasion are each search's own. */
const JUDGED: readonly Wish[] = ["dislikes", "owned", "limits"];
const TEXTS = ["avoid", "owns", "needs"] as const;

/**
 * The gifts of the last answer for a person, else the account's newest favourites, but for those
 * that they were given. Two queries.
 */
export async function judgeIdeas(
  ctx: Ctx,
  { account }: Viewer,
  person: PersonRow,
): Promise<{ ideas: TasteIdea[]; areFound: boolean }> {
  const areFound = person.ideas.length > 0;
  const given = new Set(person.given.map(({ giftId }) => giftId));
  const ids = (areFound ? person.ideas : (account?.favoriteIds ?? []))
    .filter((id) => !given.has(id))
    .slice(0, TASTE_LIMITS.ideas);
  if (ids.length === 0) return { ideas: [], areFound };
  const [candidates, gifts] = await Promise.all([findCandidatesById(ctx, ids), getGifts(ctx, ids)]);
  const { brief } = completeBrief(briefFor(person, ctx.today));
  const findBlocker = blockerFinder(ctx, person, brief);
  const ideas = gifts.flatMap(({ id, slug, name, imageUrl }): TasteIdea[] => {
    const candidate = candidates.find((gift) => gift.id === id);
    if (!candidate) return [];
    const isBlocked = isRuledOut({ ...candidate, name }, brief);
    const blocker = isBlocked ? findBlocker({ ...candidate, name }) : null;
    return [{ id, slug, name, imageUrl, isBlocked, blocker }];
  });
  return { ideas, areFound };
}

type Named = CertifiableGift & { name: string };

const isRuledOut = (gift: Named, brief: Brief): boolean =>
  brokenWishes(gift, brief).some((wish) => JUDGED.includes(wish)) ||
  isRefusedByName(gift.name, brief);

type Told = Blocker & { read: Pick<Brief, "dislikes" | "owned" | "limits"> };

/** The things told of a person, each read by itself and once, and only as far as it is asked. */
function* thingsTold(ctx: Ctx, person: PersonRow): Generator<Told> {
  const nothing = { likes: "", avoid: "", owns: "", needs: "" };
  for (const field of TEXTS) {
    for (const words of piecesOf(person[field]).slice(0, TASTE_LIMITS.pieces)) {
      const read = readPersonWishes({ ...nothing, [field]: words }, ctx, undefined);
      yield { field, words, read };
    }
  }
}

/** Finds the first thing told of a person that rules a gift out by itself. */
function blockerFinder(ctx: Ctx, person: PersonRow, brief: Brief) {
  const known: Told[] = [];
  const others = thingsTold(ctx, person);
  return (gift: Named): Blocker | null => {
    const rulesOut = ({ read: { dislikes, owned, limits } }: Told) =>
      isRuledOut(gift, { ...brief, dislikes, owned, limits });
    let found = known.find(rulesOut);
    while (!found) {
      const { value, done } = others.next();
      if (done) return null;
      known.push(value);
      if (rulesOut(value)) found = value;
    }
    return { field: found.field, words: found.words };
  };
}
