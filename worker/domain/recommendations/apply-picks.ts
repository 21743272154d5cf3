/**
 * What a model's picks make of the rules' own answer. The answer is never worse than
 * the rules' own, whatever the picks are, because each of them counts only as far as the code's own
 * evidence goes:
 *
 * - A gift of the rules' answer leaves only for a spare that is for exactly the same stated
 *   interest, of which readers thought no less, and whose own words name more of what the person
 *   said. So no weaker level ever takes the place of a stronger one.
 * - Number of gifts, different kinds, categories and stated interests served never fall.
 * - Places belong to a level, an interest and what readers thought: gifts alike in that may change
 *   places with each other, so interests keep taking turns and weak gifts stay behind.
 *
 * Everything else is ignored: ids that weren't offered, repeats, too few picks. Pure.
 */
import type { Brief } from "#shared/brief/schema";
import type { GiftView } from "#shared/catalogue/schema";
import type { Locale } from "#shared/locale";
import { fold } from "../brief/text";
import { interestName } from "../catalogue/interests";
import { levelOf } from "./levels";
import { interestMatches } from "./match";
import { meritOf, meritTierOf, type Ranked } from "./rank";

/** A certified candidate with the words that a model is shown of it. */
export type Offered = Ranked & { view: Pick<GiftView, "name" | "why"> };

/** Most spares that may come into an answer; each costs the two rows of a gift. */
export const MAX_SPARES_CHOSEN = 2;

/** The answer by `picks`, ids best first: as many gifts as `rules` holds, best first. */
export function applyPicks<Rule extends Offered, Spare extends Offered>(
  rules: readonly Rule[],
  spares: readonly Spare[],
  picks: readonly number[],
  brief: Brief,
  locale: Locale,
): (Rule | Spare)[] {
  const offered = new Set([...rules, ...spares].map(({ candidate }) => candidate.id));
  const order = [...new Set(picks)].filter((id) => offered.has(id));
  const wanted = new Set(order.slice(0, rules.length));
  let chosen: (Rule | Spare)[] = [...rules];
  let came = 0;
  for (const id of wanted) {
    const spare = spares.find(({ candidate }) => candidate.id === id);
    if (!spare || came === MAX_SPARES_CHOSEN) continue;
    const at = chosen.findLastIndex(
      (gift, place) =>
        !wanted.has(gift.candidate.id) &&
        isBetter(spare, gift, brief, locale) &&
        isAsVaried(chosen.with(place, spare), chosen, brief),
    );
    if (at < 0) continue;
    chosen = chosen.with(at, spare);
    came++;
  }
  return reorder(chosen, order);
}

/** Does the code's own evidence say that the spare fits the person better than the gift does? */
function isBetter(spare: Offered, gift: Offered, brief: Brief, locale: Locale): boolean {
  const [ours, theirs] = [spare.match, gift.match];
  if (ours.how !== "exact" || theirs.how !== "exact") return false;
  if (ours.interest.id !== theirs.interest.id) return false;
  if (meritOf(spare.candidate, ours) < meritOf(gift.candidate, theirs)) return false;
  // Both gifts are for the interest: its own name in one of them tells nothing.
  const said = wordsSaid(brief, interestName(ours.interest.id, locale));
  return countNamed(spare.view, said) > countNamed(gift.view, said);
}

/** Are there as many kinds and categories, and is every stated interest served that was? */
function isAsVaried(after: readonly Offered[], before: readonly Offered[], brief: Brief): boolean {
  const count = <T>(gifts: readonly Offered[], read: (gift: Offered) => T) =>
    new Set(gifts.map(read)).size;
  const served = new Set(after.flatMap((gift) => servedBy(gift, brief)));
  return (
    count(after, ({ candidate }) => candidate.kind) >=
      count(before, ({ candidate }) => candidate.kind) &&
    count(after, ({ candidate }) => candidate.category) >=
      count(before, ({ candidate }) => candidate.category) &&
    before.every((gift) => servedBy(gift, brief).every((id) => served.has(id)))
  );
}

const servedBy = ({ candidate }: Offered, brief: Brief) =>
  interestMatches(candidate, brief).flatMap((match) =>
    "interest" in match && match.how !== "broader" ? match.interest.id : [],
  );

/** The gifts of each level and interest in the model's order, on the places that they had. */
function reorder<T extends Offered>(chosen: readonly T[], order: readonly number[]): T[] {
  const placeOf = ({ candidate }: T) => {
    const place = order.indexOf(candidate.id);
    return place < 0 ? order.length : place;
  };
  const queues = Map.groupBy(chosen, groupOf);
  for (const queue of queues.values()) queue.sort((a, b) => placeOf(a) - placeOf(b));
  return chosen.flatMap((gift) => queues.get(groupOf(gift))?.shift() ?? []);
}

function groupOf({ candidate, match }: Offered): string {
  const subject =
    "interest" in match ? match.interest.id : match.how === "situation" ? match.situation : "";
  return [levelOf(match), subject, meritTierOf(candidate, match)].join(" ");
}

type Said = { stems: string[]; han: string[] };

/**
 * The words that the person used for interests, and those that nobody understood, without those of
 * `name`.
 */
function wordsSaid({ interests, unknownWords }: Brief, name: string): Said {
  const said = [...interests.map(({ words }) => words), ...unknownWords].join(" ");
  const known = stemsOf(name);
  const han = new Set(said.match(/\p{Script=Han}{2,}/gu));
  return {
    stems: [...stemsOf(said)].filter((stem) => !known.has(stem)),
    han: [...han].filter((word) => !name.includes(word)),
  };
}

/** How many of these words the gift's name and sentence hold. */
function countNamed({ name, why }: Offered["view"], { stems, han }: Said): number {
  const text = `${name} ${why ?? ""}`;
  const own = stemsOf(text);
  const named = stems.filter((stem) => own.has(stem));
  return named.length + han.filter((word) => text.includes(word)).length;
}

/** Latin words without endings: their first six letters. Shorter words say too little. */
const stemsOf = (text: string): Set<string> =>
  new Set((fold(text).match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 6)));
