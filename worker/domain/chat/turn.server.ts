/** What a turn starts from and what it makes of the brief; nothing is stored here. */

import type { PartialBrief } from "#shared/brief/schema";
import { type ChatContext, type ChatInput, UNDO_ALL } from "#shared/chat/schema";
import type { Ctx } from "../../context";
import { readAnswerAddress } from "../brief/address";
import { changesBetween, undoChanges } from "../brief/changes";
import { removeChips } from "../brief/chips";
import { movesBudget } from "../brief/message/relative-budget";
import { type ParsedTurn, parseTurn } from "../brief/read-message";
import { findCandidatesById } from "../catalogue/catalogue.server";
import { interestName, isWithin } from "../catalogue/interests";
import { briefOfFields, inWords } from "../recommendations/recall.server";

/** The answer on screen, as the turn finds it. */
export type OnScreen = {
  brief: PartialBrief;
  /** Its gifts by id, best first. */
  picks: readonly number[];
  /** Gifts not to be shown again. */
  refused: readonly number[];
  /** The id of the person that it is for. */
  person?: string | undefined;
  /** Whether its brief is the conversation's own. */
  isOwn: boolean;
};

/** What was said, and what it asks of the next answer. */
export type Turn = ParsedTurn & {
  /** Whether it takes back what the last turn changed. */
  isUndo: boolean;
  refused: readonly number[];
  /** A gift that stays in the first place. */
  keep?: number;
};

/**
 * The answer that is on screen: the one that the address names, with the words that the
 * conversation or the finder knows of its brief; else the conversation's own.
 */
export function readScreen(ctx: Ctx, context: ChatContext, input: ChatInput): OnScreen {
  const named = readAnswerAddress(new URLSearchParams(input.address));
  if (!named) {
    const picks = context.shown.map(({ giftId }) => giftId);
    return { brief: context.brief, picks, refused: [], isOwn: true };
  }
  const { picks, refused, person } = named;
  const stated = [context.brief, input.finder ? briefOfFields(ctx, input.finder) : null];
  const brief = inWords(ctx, named.brief, stated);
  return { brief, picks, refused, person, isOwn: brief === context.brief };
}

/** Reads what was said, or pressed; what isn't there can't be asked for. At most one query. */
export async function readTurn(
  ctx: Ctx,
  context: ChatContext,
  screen: OnScreen,
  input: ChatInput,
): Promise<Turn> {
  const { refused } = screen;
  const before = removeChips(screen.brief, input.remove ?? []);
  if (input.message) {
    const known = screen.isOwn ? context.shownPrices : [];
    const shownPrices =
      known.length > 0 ? known : await pricesFor(ctx, input.message, screen.picks);
    const said = { brief: before, shownPrices, shownGifts: screen.picks.length };
    return { ...parseTurn(input.message, ctx.locale, said), isUndo: false, refused };
  }
  const last = screen.isOwn && input.undo?.length ? context.before : null;
  const brief = last
    ? undoChanges(before, last, undoneIds(input.undo ?? [], last, before))
    : before;
  const changes = changesBetween(screen.brief, brief);
  return { brief, changes, notes: [], question: null, isUndo: last !== null, refused };
}

/** The person of the answer on screen, while what was said is about the same one. */
export function personOf({ person }: OnScreen, { changes, notes }: Turn): string | undefined {
  const isAnother = changes.some(({ id, change }) => id === "recipient" && change !== "removed");
  const startsOver = notes.some(({ key }) => key === "startedOver");
  return isAnother || startsOver ? undefined : person;
}

const undoneIds = (asked: readonly string[], last: PartialBrief, now: PartialBrief) =>
  asked.includes(UNDO_ALL) ? changesBetween(last, now).map(({ id }) => id) : asked;

/** Prices of the gifts on screen in cents; none where a message doesn't go by them. */
async function pricesFor(ctx: Ctx, message: string, picks: readonly number[]): Promise<number[]> {
  if (!movesBudget(message)) return [];
  return (await findCandidatesById(ctx, picks)).map(({ priceCents }) => priceCents);
}

/**
 * The turn as it asks for other gifts than those on screen: "more" shows none of them again, "like
 * the second" keeps that one alone. Null where it doesn't. At most one query.
 */
export async function askForOthers(
  ctx: Ctx,
  { brief: before, picks, refused }: OnScreen,
  turn: Turn,
): Promise<Turn | null> {
  const { question } = turn;
  if (question?.about === "more") return { ...turn, refused: [...new Set([...refused, ...picks])] };
  const keep = question?.about === "like" ? picks[question.gift] : undefined;
  if (keep === undefined) return null;
  const [gift] = await findCandidatesById(ctx, [keep]);
  const brief = gift ? onlyFor(gift.serves, turn.brief, ctx) : turn.brief;
  const changes = changesBetween(before, brief);
  const others = picks.filter((id) => id !== keep);
  return { ...turn, brief, changes, keep, refused: [...new Set([...refused, ...others])] };
}

/** The brief with the interests that a gift serves alone, or with its first one. */
function onlyFor(
  serves: readonly string[],
  brief: PartialBrief,
  { locale }: Pick<Ctx, "locale">,
): PartialBrief {
  const served = brief.interests.filter(({ id }) => serves.some((one) => isWithin(one, id)));
  const [first] = serves;
  if (served.length > 0) return { ...brief, interests: served };
  return first
    ? { ...brief, interests: [{ id: first, words: interestName(first, locale) }] }
    : brief;
}
