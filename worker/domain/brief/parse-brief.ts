import {
  type Brief,
  type BudgetRange,
  FIELD_LIMITS,
  type RecommendInput,
} from "#shared/brief/schema";
import type { Occasion } from "#shared/catalogue/vocabulary";
import type { ErrorKey } from "#shared/errors";
import { findCelebration } from "./celebrations";
import { withGridiron } from "./gridiron";
import { asOfAge } from "./grown-up";
import { dropInstructions } from "./message/commands";
import { Draft } from "./message/draft";
import { readAge, readStage } from "./message/read-age";
import { readBudget } from "./message/read-budget";
import { readOccasion } from "./message/read-occasion";
import { pronounAudience } from "./message/read-recipient";
import { withoutBabyThings } from "./not-for-the-baby";
import { type AgeRange, parseAge } from "./parse-age";
import { lowestLimitIn, parseBudget } from "./parse-budget";
import { parseInterests, type Wishes } from "./parse-interests";
import { parseOccasion } from "./parse-occasion";
import { parseRecipient, parseRelationship } from "./parse-recipient";
import { isSecretSanta, withoutRoles } from "./roles";
import { isSeveral } from "./several-people";
import { cleanText, flatten } from "./text";

export type BriefErrors = Partial<Record<keyof RecommendInput, ErrorKey>>;
export type BriefResult = { ok: true; brief: Brief } | { ok: false; errors: BriefErrors };

/**
 * Makes the typed brief from the finder's six fields, or tells by translation key
 * which field can't be read: `ageUnknown`, `budgetUnknown`. The free text narrows the fields
 * ("turning 40", "max $30"). An occasion or relationship that isn't known becomes "other". Never
 * throws.
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
  const limit = lowestLimitIn(input.interests) ?? bareLimitIn(draft.flat);
  dropInstructions(draft);
  const pronoun = pronounAudience(draft.flat, draft.text);
  const told = readAge(draft);
  const stated = told.ages ?? (TEENAGER.test(draft.flat) ? readStage(draft) : null);
  // Sums are no words of an interest; the limit among them was read above.
  readBudget(draft, null, null);
  const named = findCelebration(flatten(`${input.occasion} ${input.recipient} ${draft.flat}`));
  const wishes = wishesFor(input.recipient, draft);
  // "My boss", "sa maîtresse": whom it is for may say what it is for.
  const who = parseInterests(input.recipient);
  const occasion = parseOccasion(input.occasion);
  const relationship = parseRelationship(input.relationship, recipient);
  const situations = withoutRoles(wishes.situations, relationship);
  const years = yearsOf(ages, input.recipient, recipient.ages, stated);
  const interests = withGridiron(asOfAge(wishes.interests, years), occasion, draft.flat);
  return {
    ok: true,
    brief: {
      recipient: cleanText(input.recipient, FIELD_LIMITS.recipient).trim(),
      audience: recipient.audience ?? (isSeveral(input.recipient) ? null : pronoun),
      ages: years,
      occasion: occasion === "other" ? (named?.occasion ?? occasionIn(draft)) : occasion,
      celebration: named?.celebration ?? null,
      relationship,
      budget: limit === null ? { min: budget.min, max: budget.max } : capped(budget, limit),
      currency: budget.currency,
      ...wishes,
      dislikes: withoutBabyThings(wishes.dislikes, input.interests),
      interests: interests.filter(({ id }) => !isSymbol(id, occasion, interests)),
      situations: [
        ...new Set([
          ...situations,
          ...who.situations,
          ...(SITUATION_OF[occasion] ?? []),
          ...(isSecretSanta(flatten(input.occasion)) ? (["secret-santa"] as const) : []),
        ]),
        // "Ten years married" tells of no wedding to come.
      ].filter((situation) => !(situation === "wedding" && occasion === "anniversary")),
      limits: [
        ...new Set([
          ...wishes.limits.filter((limit) => !isOfTheOld(limit, ages, draft.flat)),
          ...who.limits,
          // Whoever moves abroad has to carry it.
          ...(situations.includes("moving-abroad") ? (["space"] as const) : []),
        ]),
      ],
    },
  };
}

/**
 * "My boyfriend plays guitar", for "someone special": whom alone a text tells of is the recipient,
 * whatever the other field calls them.
 */
function wishesFor(recipient: string, draft: Draft): Wishes {
  const wishes = parseInterests(draft.text, recipient);
  if (wishes.interests.length > 0 || !OF_THE_GIVER.test(draft.text)) return wishes;
  const ofAnybody = parseInterests(draft.text);
  return ofAnybody.interests.length > 0 ? ofAnybody : wishes;
}
const OF_THE_GIVER =
  /(?<!\p{L})(?:my|our|mon|ma|mes|notre|mis?|nuestr[oa]s?)(?!\p{L})|\p{Script=Han}/iu;

/** What an occasion of the list tells of the person. */
const SITUATION_OF: Partial<Record<Occasion, Brief["situations"]>> = {
  "house warming": ["new-home"],
  "baby shower": ["expecting"],
  wedding: ["wedding"],
  retirement: ["retirement"],
  graduation: ["exam-passed"],
};

/** "Bats, pumpkins, skeletons" of a Halloween child are the feast's, not zoology or gardening. */
const isSymbol = (id: string, occasion: Occasion, stated: Brief["interests"]) =>
  occasion === "halloween" &&
  ["bats-hedgehogs", "vegetable-garden"].includes(id) &&
  stated.some((other) => other.id === "halloween-decorating");

/** «Vive en residencia» tells of weakness in the old, and of a small room in a student. */
const isOfTheOld = (limit: Brief["limits"][number], ages: AgeRange, flat: string) =>
  ages[1] <= LAST_OF_STUDIES &&
  (limit === "stamina" || limit === "standing") &&
  /\bvive en (?:una |la )?residencia\b/.test(flat);
const LAST_OF_STUDIES = 30;

/** Other stages among the wishes are mostly somebody else's: "just had a baby". */
const TEENAGER = /\b(?:teen(?:ager)?|ado|adolescente?)\b|青少年|少年/;

/** "My bf 24", "girlfriend (20)", "mi abuela de 80": a number that ends the recipient's words. */
function bareAgeIn(recipient: string): AgeRange | null {
  const years =
    /(?<!\d|\b(?:flat|apt|apartment|room|unit|number|no|class|grade)\.? ?|#)(\d{1,3})\)?\s*$/i.exec(
      cleanText(recipient, FIELD_LIMITS.recipient).replace(HALF_YEAR, ""),
    )?.[1];
  return years && Number(years) <= 105 ? [Number(years), Number(years)] : null;
}

/** "3 and a half" is 3. */
const HALF_YEAR = /(?<=\d),? ?(?:and a half|1\/2|½|et demie?|y medi[oa])\b/gi;

/**
 * The field's years, narrowed by what the two texts tell: the recipient's own words first, unless
 * they name a stage of life ("teenager") and the wishes an age.
 */
function yearsOf(
  field: AgeRange,
  recipient: string,
  told: AgeRange | null,
  stated: AgeRange | null,
): AgeRange {
  const own = told ?? readAge(new Draft(recipient)).ages ?? bareAgeIn(recipient);
  const isExact = (years: AgeRange | null) => years !== null && years[0] === years[1];
  return isExact(stated) && !isExact(own)
    ? narrowed(narrowed(field, stated), own)
    : narrowed(narrowed(field, own), stated);
}

const occasionIn = (draft: Draft) => readOccasion(draft).occasion ?? "other";

/**
 * The field's years, or the stated ones where they lie within; somebody else's age changes nothing.
 */
function narrowed(field: AgeRange, stated: AgeRange | null): AgeRange {
  if (!stated) return field;
  const common: AgeRange = [Math.max(field[0], stated[0]), Math.min(field[1], stated[1])];
  return common[0] <= common[1] ? common : field;
}

/** "Max 30", "25 tops", «30 maxi»: a sum without a currency that a word for "at most" makes one. */
const BARE_LIMIT =
  /\b(?:max(?:imum|imo|i)?|tope|plafond)\b[ :.]*(?:de |of )?(\d{1,5})(?![\d%]| ?(?:years|yrs|ans|anos|km|kg|lbs|cm|people|personas|personnes))|\b(\d{1,5}) (?:max(?:imum|imo|i)?|tops|tope|au max(?:imum)?|como (?:mucho|maximo))\b|(?:最多|不超过|上限)(\d{1,5})|(\d{1,5})(?:以内|封顶)/;

function bareLimitIn(flat: string): number | null {
  const found = BARE_LIMIT.exec(flat)?.slice(1).find(Boolean);
  return found ? Number(found) * 100 : null;
}

/**
 * The budget's field and a limit in cents that is named among the wishes: the narrower of the two.
 */
function capped({ min, max }: BudgetRange, limit: number): BudgetRange {
  const most = Math.min(max ?? limit, limit);
  return { min: min < most ? min : 0, max: most };
}
