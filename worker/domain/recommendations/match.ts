/**
 * What links a gift to a brief. A stated interest is served by a gift for it or
 * for a narrower one; a gift for the parent interest may follow, named as what it is; else a
 * situation, or nothing.
 */
import type { Brief, StatedInterest } from "#shared/brief/schema";
import type { InterestId, Situation } from "#shared/catalogue/vocabulary";
import type { Candidate } from "../catalogue/candidate";
import { isWithin, nearParentOf } from "../catalogue/interests";

export type Match =
  | { how: "exact" | "narrower"; interest: StatedInterest; served: InterestId }
  | { how: "broader"; interest: StatedInterest; served: InterestId }
  | { how: "situation"; situation: Exclude<Situation, "any"> }
  | { how: "any" };

/**
 * Interests whose narrower ones are a taste of their own: who loves films needn't love horror, who
 * dances needn't dance flamenco, and a fan of one cartoon is none of another. A gift for such a
 * narrower one is no gift for them.
 */
export const TASTES: ReadonlySet<InterestId> = new Set([
  "animals",
  "dance",
  "film",
  "fishing",
  "fitness",
  "games",
  "instruments",
  "languages",
  "making",
  "makeup",
  "martial-arts",
  "music",
  "paw-patrol-bluey",
  "photography",
  "reading",
  "rum-tequila",
  "sport",
  "stage",
  "style",
  "tech",
  "television",
  "travel",
  "vehicles",
  "video-games",
  "world",
]);

/**
 * Groups whose narrower interests are tastes of their own as well, but whose general gifts suit
 * them: a convention of anime fans is for who loves One Piece, and a gift about One Piece is for
 * them alone.
 */
const GROUPS_OF_FANDOMS: ReadonlySet<InterestId> = new Set([
  "anime",
  "dolls",
  "superhero-play",
  "wildlife",
]);

/** What links a gift to interests. */
type Linked = Pick<Candidate, "serves" | "scope">;

/**
 * Every link between the gift and the stated interests, in their order; broader ones only where
 * nothing else. Who named a part of an interest is served by a gift about that part (`isNamed`) or
 * about no part; one about another part is as good as a broader one.
 */
export function interestMatches(gift: Linked, brief: Brief, isNamed = false): Match[] {
  return brief.interests.flatMap((interest): Match[] => {
    if (gift.serves.includes(interest.id)) {
      const isOfAnotherPart = interest.isPart && gift.scope?.[interest.id] === "part" && !isNamed;
      return [{ how: isOfAnotherPart ? "broader" : "exact", interest, served: interest.id }];
    }
    const narrower = gift.serves.find((served) => isWithin(served, interest.id));
    const isApart = TASTES.has(interest.id) || GROUPS_OF_FANDOMS.has(interest.id);
    if (narrower && isApart) return [];
    if (narrower) return [{ how: "narrower", interest, served: narrower }];
    const parent = nearParentOf(interest.id);
    // A gift for photographers is none for who flies drones.
    return parent && !TASTES.has(parent) && gift.serves.includes(parent)
      ? [{ how: "broader", interest, served: parent }]
      : [];
  });
}

/** What nobody gives a cheerful present for: only gifts meant for it are in place. */
const SAD: readonly Brief["situations"][number][] = ["grief", "illness"];

/** The strongest link of a gift; null where nothing links it to the brief. */
export function bestMatch(gift: Candidate, brief: Brief, isNamed = false): Match | null {
  const matches = interestMatches(gift, brief, isNamed);
  const direct =
    matches.find(({ how }) => how === "exact") ?? matches.find(({ how }) => how === "narrower");
  if (direct) return direct;
  const sad = brief.situations.filter((stated) => SAD.includes(stated));
  const telling = sad.length > 0 ? sad : brief.situations;
  const situation = telling.find((stated) => gift.situations.includes(stated));
  if (situation) return { how: "situation", situation };
  const [broader] = matches;
  if (broader) return broader;
  return gift.situations.includes("any") ? { how: "any" } : null;
}
