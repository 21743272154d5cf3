import { type Brief, type BudgetRange, FIELD_LIMITS, type RecommendInput } from "../schema";
import { parseAge } from "./parse-age";
import { lowestLimitIn, parseBudget } from "./parse-budget";
import { parseInterests } from "./parse-interests";
import { parseOccasion } from "./parse-occasion";
import { parseRecipient, parseRelationship } from "./parse-recipient";
import { cleanText } from "./text";

export type BriefErrors = Partial<Record<keyof RecommendInput, string>>;
export type BriefResult = { ok: true; brief: Brief } | { ok: false; errors: BriefErrors };

/**
 * Makes the typed brief from the finder's six fields (design §5.1). The budget is the narrower of
 * its field and a limit named among the interests; clauses that try to instruct are left out. Or
 * tells by key which field can't be read: `ageUnknown`, `budgetUnknown`. An occasion or
 * relationship that isn't known becomes "other". Never throws.
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
  const { interests, qualities, dislikes, unknownWords } = parseInterests(input.interests);
  const limit = lowestLimitIn(input.interests);
  return {
    ok: true,
    brief: {
      recipient: cleanText(input.recipient, FIELD_LIMITS.recipient).trim(),
      audience: recipient.audience,
      ages,
      occasion: parseOccasion(input.occasion),
      relationship: parseRelationship(input.relationship, recipient),
      budget: limit === null ? { min: budget.min, max: budget.max } : narrowed(budget, limit),
      currency: budget.currency,
      interests,
      qualities,
      dislikes,
      unknownWords,
    },
  };
}

/**
 * The budget's field and a limit in cents that stands among the wishes: the narrower of the two.
 */
function narrowed({ min, max }: BudgetRange, limit: number): BudgetRange {
  const most = Math.min(max ?? limit, limit);
  return { min: min < most ? min : 0, max: most };
}
