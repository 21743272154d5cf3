/** A chat message by rules: what it changes in the typed brief. Words are matched, never obeyed. */

import {
  type BudgetRange,
  type Currency,
  EMPTY_BRIEF,
  type PartialBrief,
} from "#shared/brief/schema";
import { AGE_BANDS } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import { type Change, changesBetween } from "./changes";
import { mergeWishes } from "./merge";
import { clearedSlots, courtesyOf, dropInstructions, startsOver } from "./message/commands";
import { correctSum } from "./message/corrected-number";
import { Draft } from "./message/draft";
import { readAge, readAgeAfter, readListedAge, readLooseAge, readStage } from "./message/read-age";
import {
  numberAlone,
  numbersWithoutUnit,
  readBudget,
  readLastSum,
  readLooseSum,
} from "./message/read-budget";
import { readOccasion } from "./message/read-occasion";
import { type Question, readQuestion } from "./message/read-question";
import { headOf, type Person, pronounAudience, readPerson, whoIs } from "./message/read-recipient";
import { readWishes } from "./message/read-wishes";
import { moveBudget, readMove } from "./message/relative-budget";
import { addShares } from "./message/shared-budget";
import { stageOfLife } from "./message/stage-of-life";
import { withoutBabyThings } from "./not-for-the-baby";
import type { AgeRange } from "./parse-age";
import { parseInterests } from "./parse-interests";
import { isSecretSanta, withoutRoles } from "./roles";
import { isSeveral } from "./several-people";

export type { Change } from "./changes";
export type { Question } from "./message/read-question";

/** Something worth saying in the answer; `key` is a translation key below `chat:notes`. */
export type Note =
  | { key: "currency"; currency: Currency }
  | { key: "ageConflict" }
  | { key: "budgetTooSmall" }
  | { key: "budgetUnreadable" }
  | { key: "budgetGuessed" }
  | { key: "assumedAdult" }
  /** "He is not over 40": dollars or years? Nothing was changed. */
  | { key: "dollarsOrYears"; number: number }
  | { key: "instructions" }
  | { key: "startedOver" }
  | { key: "greeting" }
  | { key: "thanks" }
  | { key: "alreadyKnown" }
  | { key: "nothingUnderstood" };

export type TurnContext = {
  brief: PartialBrief;
  /** Prices in cents of the gifts that the last answer showed. */
  shownPrices?: readonly number[];
  /** How many gifts are on screen, which a question may be about; none unless told. */
  shownGifts?: number;
};
export type ParsedTurn = {
  brief: PartialBrief;
  changes: Change[];
  notes: Note[];
  /** What is asked about the gifts on screen. */
  question: Question | null;
};

/** Less than five dollars buys none of the gifts. */
const LEAST_BUDGET = 500;
const CORRECTION =
  /\b(?:actually|i mean|i meant|sorry|no wait|wait|correction|rather|en fait|je voulais dire|pardon|plutot|en realidad|quise decir|perdon|mejor dicho)\b|其实|不对|我是说|说错了|应该是/;

/** "Pour nos dix ans de mariage": those of the day, not how long they have been married. */
const YEARS_MARRIED =
  /\b(?:(?:nos|leurs|ses|vos|les) \d{1,3} ans de mariage|(?:nuestros|sus) \d{1,3} anos de (?:casados|matrimonio)|fet(?:e|ons|er) nos \d{1,3} ans|cumplimos \d{1,3} anos(?: juntos)?|our \d{1,3} years? (?:together|anniversary))\b|结婚\d{1,3}周年/;

/**
 * Another person: their own wishes are unknown again; what is for the giver's purse and day stays.
 */
function forAnother(brief: PartialBrief): PartialBrief {
  const { budget, currency, occasion, celebration } = brief;
  return { ...EMPTY_BRIEF, budget, currency, occasion, celebration };
}

function withPerson(brief: PartialBrief, person: Person, isCorrection: boolean): PartialBrief {
  const known = whoIs(brief);
  if (known === person.who) return brief;
  const isOther = known !== null && !isCorrection;
  const { label: recipient, relationship, audience } = person;
  const named = { recipient, relationship: relationship ?? "other", audience };
  if (isOther) return { ...forAnother(brief), ...named };
  return { ...brief, ...named, audience: audience ?? (known ? null : brief.audience) };
}

/**
 * Reads one message in English, French, Spanish, Chinese or a mix, whatever the page's language,
 * and answers the brief after it, the differences and what is worth saying. Sums are cents of a US
 * dollar. Never throws; clauses that try to instruct are left out, and then nothing raises the
 * budget.
 */
export function parseTurn(text: string, _locale: Locale, context: TurnContext): ParsedTurn {
  const draft = new Draft(text);
  const notes: Note[] = [];
  const courtesy = courtesyOf(draft);
  if (courtesy) {
    return { brief: context.brief, changes: [], notes: [{ key: courtesy }], question: null };
  }

  const instructedAt = dropInstructions(draft);
  const isInstructed = instructedAt !== null;
  if (isInstructed) notes.push({ key: "instructions" });
  const question = readQuestion(draft, context.shownGifts ?? 0);
  const over = startsOver(draft);
  if (over) notes.push({ key: "startedOver" });
  const { budget: kept, currency } = context.brief;
  // Whoever tries to instruct takes no limit away, either.
  const afresh = isInstructed ? { ...EMPTY_BRIEF, budget: kept, currency } : EMPTY_BRIEF;
  let brief: PartialBrief = over ? afresh : context.brief;
  const isCorrection = CORRECTION.test(draft.flat);
  let heard = over || question !== null;

  const cleared = clearedSlots(draft);
  if (cleared.includes("budget") && !isInstructed)
    brief = { ...brief, budget: null, currency: null };
  if (cleared.includes("age")) brief = { ...brief, ages: null };
  if (cleared.includes("occasion")) brief = { ...brief, occasion: null, celebration: null };
  heard ||= cleared.length > 0;

  const unclear = numbersWithoutUnit(draft);
  for (const number of unclear) notes.push({ key: "dollarsOrYears", number });
  heard ||= unclear.length > 0;

  addShares(draft);
  correctSum(draft, context.brief);
  const isMarried = YEARS_MARRIED.test(draft.flat);
  const pronoun = pronounAudience(draft.flat, draft.text);
  const age = readAge(draft);
  const isDrawn = isSecretSanta(draft.flat);
  const { occasion: named, not } = readOccasion(draft);
  const occasion = named ?? (isMarried ? "anniversary" : null);
  const told = age.ages ?? readLooseAge(draft);
  const stage = told ?? readStage(draft);
  const alone = numberAlone(draft);
  const move = readMove(draft);
  let budget = readBudget(draft, instructedAt, brief.budget);
  const person = readPerson(draft, brief.recipient !== null);

  if (person) {
    heard = true;
    brief = withPerson(brief, person, isCorrection || person.isCorrection);
  }
  if (pronoun && brief.audience === null && !severalPeople(brief)) {
    brief = { ...brief, audience: pronoun };
  }
  if (occasion || age.turning) {
    heard = true;
    brief = { ...brief, occasion: occasion ?? "birthday", celebration: null };
  } else if (brief.occasion && not.includes(brief.occasion)) {
    brief = { ...brief, occasion: null, celebration: null };
  }

  const after = person && !told ? readAgeAfter(draft, person.end) : null;
  let ages = after ?? stage ?? (person ? readListedAge(draft) : null);
  if (budget === null && alone === null) budget = readLooseSum(draft);
  if (budget === null && alone === null) {
    budget = readLastSum(draft, (ages ?? brief.ages) !== null);
  }
  if (alone !== null && !ages && budget === null) {
    const isAge = brief.budget !== null && brief.ages === null && alone <= 105;
    if (isAge) ages = [alone, alone];
    else if (alone > 0) budget = { min: 0, max: Math.round(alone * 100), currency: null };
  }
  if (ages) {
    heard = true;
    brief = { ...brief, ages };
  }

  const before = brief.budget;
  if (budget === "unreadable") notes.push({ key: "budgetUnreadable" });
  else if (budget) {
    heard = true;
    const { min, max, currency } = budget;
    if (!isInstructed || !raises(max, before)) {
      brief = { ...brief, budget: { min, max }, currency };
      if (currency) notes.push({ key: "currency", currency });
    }
  } else if (move) {
    heard = true;
    const moved = moveBudget(move, before, context.shownPrices ?? []);
    if (moved && (!isInstructed || !raises(moved.max, before))) {
      if (!before) notes.push({ key: "budgetGuessed" });
      brief = { ...brief, budget: moved };
    }
  }

  const said = readWishes(draft, brief.recipient);
  // "My boss", "sa maîtresse": whom it is for may say what it is for.
  const role = person ? parseInterests(headOf(person.label)).situations : [];
  // "My vegan friend", "my blind uncle": and how they are.
  const label = person ? parseInterests(person.label) : null;
  const wishes = {
    ...said,
    limits: [...new Set([...said.limits, ...(label?.limits ?? [])])],
    dislikes: withoutBabyThings(
      {
        ...said.dislikes,
        cares: [...new Set([...said.dislikes.cares, ...(label?.dislikes.cares ?? [])])],
      },
      text,
    ),
    situations: withoutRoles(
      // The occasion's words are cut: "secret santa" is both.
      [...new Set([...role, ...said.situations, ...(isDrawn ? (["secret-santa"] as const) : [])])],
      brief.relationship,
    ),
  };
  heard ||= saysAnything(wishes);
  brief = mergeWishes(brief, wishes);

  const changes = changesBetween(context.brief, brief);
  notes.push(...warnings(context.brief, brief));
  if (changes.length === 0 && notes.length === 0 && !question) {
    notes.push({ key: heard ? "alreadyKnown" : "nothingUnderstood" });
  }
  return { brief, changes, notes, question };
}

/** Would this limit, in cents, allow more than the budget so far? */
const raises = (max: number | null, before: BudgetRange | null) =>
  before?.max == null ? max === null : max === null || max > before.max;

const severalPeople = ({ recipient }: PartialBrief) => recipient !== null && isSeveral(recipient);

function saysAnything(wishes: ReturnType<typeof readWishes>): boolean {
  const { interests, qualities, dislikes, unknownWords, dropped, droppedQualities, pardoned } =
    wishes;
  return [interests, qualities, unknownWords, dropped, droppedQualities, pardoned]
    .concat(Object.values(dislikes))
    .some((list) => list.length > 0);
}

function warnings(before: PartialBrief, after: PartialBrief): Note[] {
  const notes: Note[] = [];
  const max = after.budget?.max ?? null;
  if (max !== null && max < LEAST_BUDGET && max !== before.budget?.max) {
    notes.push({ key: "budgetTooSmall" });
  }
  const implied = after.recipient && stageOfLife(after.recipient);
  const isNew = after.recipient !== before.recipient || after.ages !== before.ages;
  if (implied && after.ages && isNew && apart(implied.possible, after.ages)) {
    notes.push({ key: "ageConflict" });
  }
  const isAdult = !implied || implied.likely[0] === AGE_BANDS["26-50"][0];
  if (after.recipient && !after.ages && isAdult && after.recipient !== before.recipient) {
    notes.push({ key: "assumedAdult" });
  }
  return notes;
}

const apart = (a: AgeRange, b: AgeRange) => a[1] < b[0] || b[1] < a[0];
