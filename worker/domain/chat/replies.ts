/**
 * What an answer by rules says: a few sentences from the translations, never a visitor's markup.
 */

import { type Chip, EMPTY_BRIEF, type PartialBrief } from "#shared/brief/schema";
import type { Quality } from "#shared/catalogue/vocabulary";
import { formatBudget, formatPrice } from "#shared/format/money";
import type { Locale } from "#shared/locale";
import type { Blocker, RecommendedGift } from "#shared/recommendations/schema";
import type { Translate } from "#shared/translate";
import { chipsOf } from "../brief/chips";
import { ASSUMED_BUDGET, completeBrief } from "../brief/complete";
import type { Change, Note, Question } from "../brief/read-message";
import { answerQuestion } from "./answers";

/** How many wordings `chat.json` has, in every language, of each sentence. */
export const WORDINGS = {
  changed: 2,
  removed: 2,
  undone: 2,
  nothingUnderstood: 3,
  greeting: 3,
  thanks: 2,
  alreadyKnown: 2,
  ask: 2,
} as const;
/** Changes that are named; more would make a list of a sentence. */
const NAMED = 3;

type Asked = "interests" | "recipient" | "budget" | "age" | "occasion";

export type ReplyInput = {
  brief: PartialBrief;
  /** The brief before the turn, whose words name what was removed. */
  before: PartialBrief;
  changes: readonly Change[];
  notes: readonly Note[];
  question: Question | null;
  /** The gifts that the question is about. */
  gifts: readonly RecommendedGift[];
  /** The gift that others like it were asked for, if one was. */
  keep?: number;
  /** Whether other gifts were asked for and none fit. */
  isExhausted: boolean;
  /** Whether the turn took back what the last one changed. */
  isUndo: boolean;
  /** How many gifts the answer shows. */
  found: number;
  /** Whether they are the gifts that were on screen before. */
  isSame: boolean;
  /** Which wish blocks where too few gifts fit. */
  blocker: Blocker | null;
  /** Wished qualities that none of the gifts has. */
  unmetQualities: readonly Quality[];
  /** How many turns came before; varies the wording. */
  turn: number;
};

/** What the sentences are made with. */
type Telling = ReplyInput & { t: Translate; locale: Locale };

/** The one missing slot whose answer would change the gifts most. */
export function mostUsefulQuestion(brief: PartialBrief): Asked | null {
  if (!brief.recipient && !brief.audience && !brief.relationship) return "recipient";
  if (brief.interests.length + brief.unknownWords.length === 0) return "interests";
  if (!brief.budget) return "budget";
  if (!brief.ages) return "age";
  return brief.occasion ? null : "occasion";
}

const wording = (key: Exclude<keyof typeof WORDINGS, "ask" | "changed">, turn: number) =>
  `chat:${key}.${turn % WORDINGS[key]}` as const;

/** What a change is told as: kinds that one sentence has a place for, and all others. */
const TOLD_AS = {
  recipient: "recipient",
  age: "age",
  occasion: "occasion",
  budget: "budget",
  interest: "interest",
  owned: "exclude",
  dislike: "exclude",
  relationship: "mixed",
  situation: "mixed",
  limit: "mixed",
  quality: "mixed",
} as const satisfies Record<Chip["kind"], string>;
/** Changes of more kinds than these are told in one sentence. */
const KINDS_TOLD = 2;

/** The chips of this brief that stand for these changes; the last few of them. */
const chipsNamed = (ids: readonly string[], brief: PartialBrief, { t, locale }: Telling): Chip[] =>
  chipsOf(brief, t, locale, "within")
    .filter(({ id }) => ids.includes(id))
    .slice(-NAMED);

/** Their names in the language's own list. */
const listOf = (chips: readonly Chip[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(chips.map(({ label }) => label));

/** Says what was added or changed: a sentence for each kind, or one for all where they are many. */
function addedSentence(chips: readonly Chip[], { t, locale, turn }: Telling): string {
  // A word that nobody understood is an interest only by its chip.
  const kindOf = ({ id, kind }: Chip) => (id.startsWith("word:") ? "word" : TOLD_AS[kind]);
  const kinds = [...new Set(chips.map(kindOf))];
  const isMixed = kinds.length > KINDS_TOLD || kinds.includes("mixed");
  const told = (isMixed ? (["mixed"] as const) : kinds).map((kind, place) => {
    const things = listOf(isMixed ? chips : chips.filter((chip) => kindOf(chip) === kind), locale);
    return t(`chat:changed.${kind}.${((turn + place) % WORDINGS.changed) as 0 | 1}`, { things });
  });
  return told.join(locale === "zh" ? "" : " ");
}

/** What was added or changed, else what was removed: only what the brief shows. */
function changesSentence(telling: Telling): string | null {
  const { brief, before, changes, turn, isUndo, t, locale } = telling;
  const idsOf = (...kinds: Change["change"][]) =>
    changes.flatMap(({ id, change }) => (kinds.includes(change) ? id : []));
  const added = chipsNamed(idsOf("added", "changed"), brief, telling);
  const removed = chipsNamed(idsOf("removed"), before, telling);
  if (added.length + removed.length === 0) return null;
  if (!isUndo && added.length > 0) return addedSentence(added, telling);
  const things = listOf(removed.length > 0 ? removed : added, locale);
  return t(wording(isUndo ? "undone" : "removed", turn), { things });
}

/** What is said of the gifts that were asked about, or for. */
function questionSentence({
  question,
  gifts,
  keep,
  isExhausted,
  t,
  locale,
}: Telling): string | null {
  if (question?.about === "more") return t(`chat:answers.${isExhausted ? "noMore" : "more"}`);
  if (question?.about !== "like") return question && answerQuestion(question, gifts, t, locale);
  // The gift that was pointed at stays, in the first place of another answer.
  const name = gifts.find(({ id }) => id === keep)?.name ?? gifts[question.gift]?.name;
  if (!name) return t("chat:answers.none", { count: gifts.length });
  return t(`chat:answers.${isExhausted ? "noneLike" : "like"}`, { name });
}

function noteSentence(notes: readonly Note[], turn: number, t: Translate): string | null {
  const of = (key: Note["key"]) => notes.some((note) => note.key === key);
  for (const key of ["greeting", "thanks", "nothingUnderstood", "alreadyKnown"] as const) {
    if (of(key)) return t(wording(key, turn));
  }
  for (const key of [
    "instructions",
    "budgetUnreadable",
    "budgetTooSmall",
    "ageConflict",
  ] as const) {
    if (of(key)) return t(`chat:notes.${key}`);
  }
  const unclear = notes.find((note) => note.key === "dollarsOrYears");
  if (unclear) return t("chat:notes.dollarsOrYears", { number: unclear.number });
  const foreign = notes.find((note) => note.key === "currency");
  if (foreign) return t(`chat:notes.currency.${foreign.currency}`);
  if (of("budgetGuessed")) return t("chat:notes.budgetGuessed");
  return of("startedOver") ? t("chat:notes.startedOver") : null;
}

function blockerSentence({ blocker, found, t, locale }: Telling): string | null {
  if (!blocker) return null;
  const some = found > 0 ? "few" : "none";
  if (blocker.wish === "budget") {
    const budget = formatBudget(blocker.suggestion, locale);
    return t(`chat:blocked.${some}.budget`, { budget });
  }
  return t(`chat:blocked.${some}.${blocker.wish}`);
}

/** Says so where a quality was wished in this turn and no gift that fits has it. */
function qualitySentence({ changes, unmetQualities, t }: Telling): string | null {
  const isNew = (id: string) => changes.some((one) => one.id === id && one.change === "added");
  const unmet = unmetQualities.find((quality) => isNew(`quality:${quality}`));
  return unmet ? t("chat:notes.unmetQuality", { thing: t(`chat:qualities.${unmet}`) }) : null;
}

/** What was assumed for this answer: told once for the age, and as long as no amount is named. */
function assumedSentence({ brief, notes, found, t, locale }: Telling): string | null {
  const { assumed } = completeBrief(brief);
  const isNew = notes.some(({ key }) => key === "assumedAdult");
  const isAdult = isNew && assumed.includes("age");
  const isAnyBudget = found > 0 && assumed.includes("budget");
  if (!isAnyBudget) return isAdult ? t("chat:notes.assumedAdult") : null;
  const [from, to] = [ASSUMED_BUDGET.min, ASSUMED_BUDGET.max].map((cents) =>
    formatPrice(cents, locale),
  );
  return t(`chat:notes.${isAdult ? "assumedBoth" : "assumedBudget"}`, { from, to });
}

const isEmpty = (brief: PartialBrief) => JSON.stringify(brief) === JSON.stringify(EMPTY_BRIEF);

/**
 * A few sentences in the visitor's language: what changed, and the one thing most worth adding
 * (what blocks, what was read in another way, what was assumed, or a question). Plain text.
 */
export function writeReply(input: ReplyInput, t: Translate, locale: Locale): string {
  const { brief, notes } = input;
  const turn = Math.max(0, Math.trunc(input.turn));
  const telling = { ...input, turn, t, locale };
  const asked = questionSentence(telling);
  const changed = changesSentence(telling);
  const blocked = isEmpty(brief) ? null : blockerSentence(telling);
  const note = noteSentence(notes, turn, t);
  const question = mostUsefulQuestion(brief);
  const asks = question && t(`chat:ask.${question}.${turn % WORDINGS.ask}`);
  const isThanks = notes.some(({ key }) => key === "thanks");
  const same = input.isSame ? t("chat:notes.sameGifts") : null;
  const second =
    qualitySentence(telling) ?? blocked ?? note ?? same ?? assumedSentence(telling) ?? asks;
  const sentences = asked
    ? [asked, changed, blocked]
    : changed
      ? [changed, second]
      : [note ?? blocked, isThanks || isUnclear(notes) ? null : asks];
  const said = [...new Set(sentences.filter((sentence) => sentence !== null))];
  return said.join(locale === "zh" ? "" : " ");
}

/** One question at a time. */
const isUnclear = (notes: readonly Note[]) => notes.some(({ key }) => key === "dollarsOrYears");
