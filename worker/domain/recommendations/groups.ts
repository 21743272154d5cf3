/** Groups of an answer's gifts by what they serve, for a page that shows headings. */

import type { GiftGroup, RecommendedGift, ServedBy } from "#shared/recommendations/schema";
import { dynamicKey } from "#shared/translate";
import type { Ctx } from "../../context";
import { interestPhrase, parentOf } from "../catalogue/interests";
import { interestTitle, isNamedOnly } from "./reasons";

/** Smaller groups are no help, and so is only one. */
const LEAST = { gifts: 2, groups: 2 } as const;

/** What a gift serves, as a key: gifts with one key stand under one heading. */
function keyOf(served: ServedBy): string {
  if (served.how === "situation") return `situation:${served.situation}`;
  if (served.how === "any") return "any";
  // A gift for the wider interest is named as what it is.
  const id = served.how === "broader" ? (parentOf(served.interest) ?? served.interest) : null;
  return `interest:${id ?? served.interest}`;
}

/**
 * The gifts in groups, the best gift's group first; none unless at least two groups have two gifts
 * each. Gifts that serve something alone come last together, but for the best one.
 */
export function groupGifts(
  gifts: readonly Pick<RecommendedGift, "id" | "servedBy">[],
  { t, locale }: Pick<Ctx, "t" | "locale">,
): GiftGroup[] {
  const groups = Map.groupBy(gifts, ({ servedBy }) => keyOf(servedBy));
  const isLarge = (key: string) => (groups.get(key)?.length ?? 0) >= LEAST.gifts && key !== "any";
  const keys = [...groups.keys()];
  if (keys.filter(isLarge).length < LEAST.groups) return [];
  const [best] = keys;
  const isOwn = (key: string) => isLarge(key) || key === best;
  const rest = keys.filter((key) => !isOwn(key));
  const headingOf = (key: string) => {
    const [kind = "", ...id] = key.split(":");
    if (kind === "situation") return t(dynamicKey(`reasons:situation.${id.join(":")}`));
    if (kind === "any") return t("reasons:group.rest");
    const interest = id.join(":");
    if (isNamedOnly(interest, locale)) return interestTitle(interest, locale);
    return t("reasons:group.interest", { interest: interestPhrase(interest, locale) });
  };
  const idsOf = (of: readonly string[]) =>
    gifts.flatMap(({ id, servedBy }) => (of.includes(keyOf(servedBy)) ? id : []));
  const own = keys.filter(isOwn).map((key) => ({
    heading: headingOf(key),
    // Both have the same heading.
    gifts: idsOf(key === "any" ? [key, ...rest] : [key]),
  }));
  if (rest.length === 0 || best === "any") return own;
  const [only = "any"] = rest.length === 1 ? rest : [];
  return [...own, { heading: headingOf(only), gifts: idsOf(rest) }];
}
