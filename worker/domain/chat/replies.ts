/**
 * What an answer by rules says: one or two sentences from the translations, never a visitor's
 * markup.
 */

import { chipsOf } from "../brief/chips";
import { type Assumed, completeBrief } from "../brief/complete";
import { formatBudget } from "../brief/money";
import type { Change, Note } from "../brief/read-message";
import { EMPTY_BRIEF, type PartialBrief } from "../brief/schema";
import type { Locale } from "../catalogue/vocabulary";
import type { Blocker } from "../recommendations/schema";
import type { Translate } from "../translate";

/** How many wordings `chat.json` has, in every language, of each sentence. */
export const WORDINGS = {
  changed: 3,
  removed: 2,
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
  changes: readonly Change[];
  notes: readonly Note[];
  /** How many gifts the answer shows. */
  found: number;
  /** Which wish blocks where too few gifts fit. */
  blocker: Blocker | null;
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

const wording = (key: keyof typeof WORDINGS, turn: number) => `chat:${key}.${turn % WORDINGS[key]}`;

/**
 * Names of what was added, or else taken off, in the language's own list: "tea, $0-50 and
 * handmade".
 */
function changesSentence({ brief, changes, turn, t, locale }: Telling): string | null {
  const chips = new Map(chipsOf(brief, t, locale).map(({ id, label }) => [id, label]));
  const named = changes.flatMap(({ id }) => chips.get(id) ?? []).slice(-NAMED);
  if (named.length > 0) {
    const things = new Intl.ListFormat(locale, { type: "conjunction" }).format(named);
    return t(wording("changed", turn), { things });
  }
  return changes.some(({ change }) => change === "removed") ? t(wording("removed", turn)) : null;
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

function assumedSentence({ brief, notes, t }: Telling): string | null {
  const assumed: Assumed[] = completeBrief(brief).assumed;
  const isNew = notes.some(({ key }) => key === "assumedAdult");
  return isNew && assumed.includes("age") ? t("chat:notes.assumedAdult") : null;
}

const isEmpty = (brief: PartialBrief) => JSON.stringify(brief) === JSON.stringify(EMPTY_BRIEF);

/**
 * One or two sentences in the visitor's language: what changed, and the one thing most worth adding
 * (what blocks, what was read in another way, what was assumed, or a question). Plain text.
 */
export function writeReply(input: ReplyInput, t: Translate, locale: Locale): string {
  const { brief, notes } = input;
  const turn = Math.max(0, Math.trunc(input.turn));
  const telling = { ...input, turn, t, locale };
  const changed = changesSentence(telling);
  const blocked = isEmpty(brief) ? null : blockerSentence(telling);
  const note = noteSentence(notes, turn, t);
  const question = mostUsefulQuestion(brief);
  const asks = question && t(`chat:ask.${question}.${turn % WORDINGS.ask}`);
  const isThanks = notes.some(({ key }) => key === "thanks");
  const second = blocked ?? note ?? assumedSentence(telling) ?? asks;
  const sentences = changed ? [changed, second] : [note ?? blocked, isThanks ? null : asks];
  const said = [...new Set(sentences.filter((sentence) => sentence !== null))];
  return said.join(locale === "zh" ? "" : " ");
}
