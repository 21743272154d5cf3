import { findCelebration } from "./celebrations";
import { Draft } from "./message/draft";
import { readAge } from "./message/read-age";
import { readBudget } from "./message/read-budget";
import { readOccasion } from "./message/read-occasion";
import { pronounAudience } from "./message/read-recipient";
import { type AgeRange, parseAge } from "./parse-age";
import { type ParsedBudget, parseBudget } from "./parse-budget";
import { parseInterests } from "./parse-interests";
import { parseOccasion } from "./parse-occasion";
import { parseRecipient, parseRelationship } from "./parse-recipient";
import { type Brief, FIELD_LIMITS, type RecommendInput } from "./schema";
import { cleanText } from "./text";

export type BriefErrors = Partial<Record<keyof RecommendInput, string>>;
export type BriefResult = { ok: true; brief: Brief } | { ok: false; errors: BriefErrors };

/**
 * Makes the typed brief from the finder's six fields (design §5.1), or tells by translation key which
 * field can't be read: `ageUnknown`, `budgetUnknown`. The free text narrows the fields ("turning 40",
 * "max $30"). An occasion or relationship that isn't known becomes "other". Never throws.
 */
export function parseBrief(input: RecommendInput): BriefResult {
  const ages = parseAge(input.age);
  const budget = parseBudget(input.budget);
  if (!ages || !budget) {
    const errors: BriefErrors = {};
    if (!ages) errors.age = "ageUnknown";
    if (!budget) errors.budget = "budgetUnknown";
    return { ok: false, errors };
  }
  const recipient = parseRecipient(input.recipient);
  const draft = new Draft(input.interests, FIELD_LIMITS.interests);
  const pronoun = pronounAudience(draft.flat, draft.text);
  const told = readAge(draft);
  const sum = readBudget(draft);
  const named = findCelebration(`${input.occasion} ${input.recipient} ${draft.flat}`.toLowerCase());
  const wishes = parseInterests(draft.text);
  const occasion = parseOccasion(input.occasion);
  return {
    ok: true,
    brief: {
      recipient: cleanText(input.recipient, FIELD_LIMITS.recipient).trim(),
      audience: recipient.audience ?? pronoun,
      ages: narrowed(ages, recipient.ages ?? readAge(new Draft(input.recipient)).ages ?? told.ages),
      occasion: occasion === "other" ? (named?.occasion ?? occasionIn(draft)) : occasion,
      celebration: named?.celebration ?? null,
      relationship: parseRelationship(input.relationship, recipient),
      ...capped(budget, sum === "unreadable" ? null : sum),
      ...wishes,
    },
  };
}

const occasionIn = (draft: Draft) => readOccasion(draft).occasion ?? "other";

/** The field's years, or the stated ones where they lie within; somebody else's age changes nothing. */
function narrowed(field: AgeRange, stated: AgeRange | null): AgeRange {
  if (!stated) return field;
  const common: AgeRange = [Math.max(field[0], stated[0]), Math.min(field[1], stated[1])];
  return common[0] <= common[1] ? common : field;
}

/** The narrower of field and text: a lower limit in the text counts, a higher one doesn't. */
function capped(
  field: ParsedBudget,
  stated: ParsedBudget | null,
): Pick<Brief, "budget" | "currency"> {
  const { min, max, currency } = field;
  const cap = stated?.max ?? null;
  if (!stated || cap === null || (max !== null && cap >= max)) {
    return { budget: { min, max }, currency };
  }
  return {
    budget: { min: cap < min ? stated.min : Math.max(min, stated.min), max: cap },
    currency: stated.currency ?? currency,
  };
}
