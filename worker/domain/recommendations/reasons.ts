/**
 * Reasons by rules: the gift's own sentence, joined to what the person said. Nothing
 * is claimed that the match doesn't hold.
 */

import type { GiftView } from "#shared/catalogue/schema";
import type { InterestId } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import type { Ctx } from "../../context";
import { interestName, interestPhrase } from "../catalogue/interests";
import type { Match } from "./match";

/** Wordings of each kind of link in `locales/<lng>/reasons.json`; they take turns on a page. */
export const VARIANTS = { exact: 3 } as const;

/** Trades and rites: nobody is said to like them, so that they are named and no more. */
const NAMED_ONLY: readonly InterestId[] = [
  "baptism-communion",
  "bar-bat-mitzvah",
  "farming",
  "hairdressing",
  "nursing",
  "truck-driving",
];

/**
 * Faiths, work and stages of life: Spanish has no verb of liking for them that a native would use,
 * and the other languages have a phrase for each.
 */
const LIVED: readonly InterestId[] = [
  "buddhism",
  "christianity",
  "hinduism",
  "islam",
  "judaism",
  "learning-letters",
  "mental-health",
  "parenting",
  "spirituality",
  "teaching",
];

/** True for an interest that a text in this language names and doesn't call a liking. */
export const isNamedOnly = (id: InterestId, locale: Locale): boolean =>
  NAMED_ONLY.includes(id) || (locale === "es" && LIVED.includes(id));

/** The interest's name as a text of its own. */
export const interestTitle = (id: InterestId, locale: Locale): string =>
  capitalized(interestName(id, locale));

/** One true sentence or two for the gift at `place` of an answer, in the visitor's language. */
export function writeReason(
  { t, locale }: Pick<Ctx, "t" | "locale">,
  match: Match,
  { why, description }: Pick<GiftView, "why" | "description">,
  place: number,
): string {
  const sentence = why ?? description;
  if (match.how === "any") return sentence;
  if (match.how === "situation") {
    const situation = t(`reasons:situation.${match.situation}`);
    return t("reasons:situated", { situation, why: sentence });
  }
  const stated = match.interest.id;
  const values = {
    why: sentence,
    name: interestTitle(match.served, locale),
    interest: interestPhrase(stated, locale),
  };
  // The wider interest is named, and nothing is said of the stated one.
  if (match.how === "broader" || isNamedOnly(stated, locale)) return t("reasons:broader", values);
  return t(`reasons:exact.${place % VARIANTS.exact}`, values);
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
