import { type Chip, EMPTY_BRIEF, type PartialBrief } from "#shared/brief/schema";
import { MAX_AGE, type Occasion } from "#shared/catalogue/vocabulary";
import { formatBudget } from "#shared/format/money";
import type { Locale } from "#shared/locale";
import { dynamicKey, type Translate } from "#shared/translate";
import { interestName } from "../catalogue/interests";
import { kindName } from "../catalogue/kinds";
import { piecesOf } from "./changes";
import { leadersOf, withFollowers } from "./one-wish";

/** An age in years as a chip names it: "60", "30-39", "18+". */
export function ageLabel([min, max]: [number, number], t: Translate): string {
  if (max >= MAX_AGE) return t("chat:age.over", { age: min });
  return min === max ? t("chat:age.exact", { count: min }) : t("chat:age.range", { min, max });
}

/** Where a label stands: alone, or within a sentence ("without wool", "low vision"). */
type Place = "chips" | "within";

/** Occasions that are proper names, with a capital in every place. */
const FEASTS: readonly Occasion[] = [
  "christmas",
  "valentine",
  "easter",
  "mother's day",
  "father's day",
  "independence day",
  "halloween",
  "thanksgiving",
];

function labelOf(
  id: string,
  brief: PartialBrief,
  t: Translate,
  locale: Locale,
  place: Place,
): string {
  const [prefix = "", ...rest] = id.split(":");
  const value = rest.join(":");
  const own = (label: string) =>
    place === "within" ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  const word = (vocabulary: string) => t(dynamicKey(`${vocabulary}.${value}`));
  switch (prefix) {
    case "recipient":
      return brief.recipient ?? "";
    case "age":
      return brief.ages ? ageLabel(brief.ages, t) : "";
    case "occasion": {
      if (!brief.occasion) return "";
      const label = t(`gifts:occasions.${brief.occasion}`);
      return FEASTS.includes(brief.occasion) ? label : own(label);
    }
    case "relationship":
      return brief.relationship ? own(t(`gifts:relationships.${brief.relationship}`)) : "";
    case "audience":
      return brief.audience ? own(t(`chat:audience.${brief.audience}`)) : "";
    case "budget":
      return brief.budget ? formatBudget(brief.budget, locale) : "";
    case "interest":
      return interestName(value, locale);
    case "quality":
      return own(word("chat:qualities"));
    case "situation":
      return own(word("chat:situations"));
    case "limit":
      return own(word("chat:limits"));
    case "has":
      return t(`chat:${place}.has`, { thing: kindName(value, locale) });
    case "has-word":
      return t(`chat:${place}.has`, { thing: value });
    case "no-interest":
      return t(`chat:${place}.not`, { thing: interestName(value, locale) });
    case "no-kind":
      return t(`chat:${place}.not`, { thing: kindName(value, locale) });
    case "no-category":
      return t(`chat:${place}.not`, { thing: own(word("gifts:categories")) });
    case "no-care":
      return t(`chat:${place}.without`, { thing: word("gifts:cares") });
    case "no-cliche":
      return t(`chat:${place}.without`, { thing: word("chat:cliches") });
    case "no-word":
      return t(`chat:${place}.not`, { thing: value });
    default:
      return value;
  }
}

/**
 * The removable pieces of a brief in the visitor's language. Labels are text, the recipient's and
 * unknown words the person's own: to be shown as text, never as markup.
 */
export function chipsOf(
  brief: PartialBrief,
  t: Translate,
  locale: Locale,
  place: Place = "chips",
): Chip[] {
  const leaders = leadersOf(brief.dislikes);
  const pieces = piecesOf(brief)
    // The person's own word for the recipient says it already.
    .filter(({ id }) => id !== "relationship" || brief.recipient === null)
    .filter(({ id }) => !leaders.has(id));
  const label = (id: string) => labelOf(id, brief, t, locale, place);
  const chips = pieces.map(({ id, kind }) => ({ id, kind, label: label(id) }));
  if (brief.recipient || !brief.audience) return chips;
  return [{ id: "audience", kind: "recipient", label: label("audience") }, ...chips];
}

/** The brief without the pieces that chips of these ids stand for; unknown ids do nothing. */
export function removeChips(brief: PartialBrief, ids: readonly string[]): PartialBrief {
  const gone = withFollowers(ids, brief.dislikes);
  const kept = <T extends string>(prefix: string, values: readonly T[]): T[] =>
    values.filter((value) => !gone.has(`${prefix}:${value}`));
  const { interests, cares, categories, kinds, cliches, words } = brief.dislikes;
  const person = gone.has("recipient")
    ? { recipient: null, relationship: null, audience: null }
    : {};
  const budget = gone.has("budget") ? { budget: null, currency: null } : {};
  return {
    ...brief,
    ...(gone.has("relationship") && { relationship: EMPTY_BRIEF.relationship }),
    ...(gone.has("audience") && { audience: EMPTY_BRIEF.audience }),
    ...(gone.has("age") && { ages: EMPTY_BRIEF.ages }),
    ...(gone.has("occasion") && { occasion: null, celebration: null }),
    ...person,
    ...budget,
    interests: brief.interests.filter(({ id }) => !gone.has(`interest:${id}`)),
    owned: { kinds: kept("has", brief.owned.kinds), words: kept("has-word", brief.owned.words) },
    situations: kept("situation", brief.situations),
    limits: kept("limit", brief.limits),
    qualities: kept("quality", brief.qualities),
    unknownWords: kept("word", brief.unknownWords),
    dislikes: {
      interests: kept("no-interest", interests),
      cares: kept("no-care", cares),
      categories: kept("no-category", categories),
      kinds: kept("no-kind", kinds),
      cliches: kept("no-cliche", cliches),
      words: kept("no-word", words),
    },
  };
}
