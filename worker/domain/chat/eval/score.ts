import type { PartialBrief } from "#shared/brief/schema";
import { parseTurn } from "../../brief/read-message";
import { isWithin } from "../../catalogue/interests";
import { type Expected, NOTHING, type Turn, type WrittenConversations } from "./conversation";

/** What one turn got wrong, for the eyes of who tunes. */
export type Miss = { says: string; missing: string[]; extra: string[] };
export type SlotScore = {
  right: number;
  wrong: number;
  missed: number;
  turns: number;
  misses: Miss[];
};

/** A brief as comparable statements, one a slot value: "budget=0-50", "likes=tea". */
function statementsOf(expected: Expected): Set<string> {
  const { likes, wants, avoids, ages, budget, ...words } = expected;
  const statements = new Set<string>();
  for (const [slot, value] of Object.entries(words)) if (value) statements.add(`${slot}=${value}`);
  if (ages) statements.add(`ages=${ages.join("-")}`);
  if (budget) statements.add(`budget=${budget.join("-")}`);
  for (const like of likes) statements.add(`likes=${like}`);
  for (const want of wants) statements.add(`wants=${want}`);
  for (const avoided of avoids) statements.add(`avoids=${avoided}`);
  return statements;
}

const INTEREST = /^(?:likes=|avoids=interest:)/;

/** Whether what was understood says what was expected: the same, or a narrower interest. */
function isMetBy(expected: string, got: string): boolean {
  if (expected === got) return true;
  const slot = INTEREST.exec(expected)?.[0];
  if (!slot || !got.startsWith(slot)) return false;
  return isWithin(got.slice(slot.length), expected.slice(slot.length));
}

const isAmong = (
  statement: string,
  others: ReadonlySet<string>,
  meets: (statement: string, other: string) => boolean,
) => others.has(statement) || [...others].some((other) => meets(statement, other));

const understood = (brief: PartialBrief): Expected => ({
  relationship: brief.relationship,
  audience: brief.audience,
  ages: brief.ages,
  occasion: brief.occasion,
  budget: brief.budget && [
    brief.budget.min / 100,
    brief.budget.max === null ? null : brief.budget.max / 100,
  ],
  currency: brief.currency,
  likes: brief.interests.map(({ id }) => id),
  wants: brief.qualities,
  avoids: [
    ...brief.dislikes.interests.map((id) => `interest:${id}` as const),
    ...brief.dislikes.cares.map((care) => `care:${care}` as const),
    ...brief.dislikes.categories.map((category) => `category:${category}` as const),
    ...brief.dislikes.cliches.map((cliche) => `cliche:${cliche}` as const),
  ],
});

/** Plays conversations, each from nothing, and compares the whole brief after every turn. */
export function scoreConversations(
  conversations: readonly (readonly Turn[])[],
  locale: WrittenConversations["locale"],
  start: PartialBrief,
): SlotScore {
  const score: SlotScore = { right: 0, wrong: 0, missed: 0, turns: 0, misses: [] };
  for (const conversation of conversations) {
    let brief = start;
    let expected = NOTHING;
    for (const { says, now, shown } of conversation) {
      brief = parseTurn(says, locale, { brief, shownPrices: shown }).brief;
      expected = { ...expected, ...now };
      const wanted = statementsOf(expected);
      const got = statementsOf(understood(brief));
      const missing = [...wanted].filter((statement) => !isAmong(statement, got, isMetBy));
      const extra = [...got].filter(
        (statement) => !isAmong(statement, wanted, (one, other) => isMetBy(other, one)),
      );
      score.turns++;
      score.right += wanted.size - missing.length;
      score.missed += missing.length;
      score.wrong += extra.length;
      if (missing.length + extra.length > 0) score.misses.push({ says, missing, extra });
    }
  }
  return score;
}

export const precision = ({ right, wrong }: SlotScore) => right / Math.max(1, right + wrong);
export const recall = ({ right, missed }: SlotScore) => right / Math.max(1, right + missed);
export const f1 = ({ right, wrong, missed }: SlotScore) =>
  (2 * right) / Math.max(1, 2 * right + wrong + missed);
