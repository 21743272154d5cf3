/** Pure decisions about guests: keys of names, pasted lists, sums, who may bring how many. */
import { type ErrorKey, issueKey } from "#shared/errors";
import { headsOf } from "#shared/party/costs/rules";
import {
  type Allowance,
  GUEST_LIMITS,
  type Guest,
  type GuestAnswer,
  guestEmail,
  guestName,
  type Headcount,
  type Tally,
  type UnconfirmedAnswer,
} from "#shared/party/guests/schema";
import { addDays, dayAt } from "#shared/party/plans/place-clock";
import { type Party, plannedGuests } from "#shared/party/plans/schema";

/** A name without case, accents and width: two that read alike have one key. */
export function nameKey(name: string): string {
  const folded = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
  return folded || name;
}

/** The last word of a name's key, so that a search finds family names too. */
export const lastKey = (name: string): string => nameKey(name).split(" ").at(-1) ?? "";

export type Pasted = {
  guests: { name: string; email: string; plusOnes: number }[];
  /** Named twice in the text itself. */
  repeated: string[];
  /** What couldn't be read, as it stood, with the key of the reason. */
  unread: { text: string; reason: ErrorKey }[];
};

/**
 * Reads a pasted list: one guest a line, or between commas or semicolons; "Name <mail>", "Name
 * mail", "Name, mail" as spreadsheets have it, "Name +2" and a mail alone are understood. Every
 * piece ends up in one of the three lists.
 */
export function readPaste(text: string): Pasted {
  const pasted: Pasted = { guests: [], repeated: [], unread: [] };
  const seen = new Set<string>();
  for (const piece of text.split(/[\r\n\u2028\u2029]+/u).flatMap(piecesOf)) {
    if (piece.trim().length > LONGEST_ENTRY) {
      pasted.unread.push({ text: piece.trim().slice(0, 120), reason: "tooLong" });
      continue;
    }
    const entry = piece
      .trimStart()
      .replace(/^(?:[-*•·–]|\d{1,4}[.)])\s+/u, "")
      .trim();
    if (!entry) continue;
    const { name: words, email } = splitEntry(entry);
    const { name, plusOnes } = splitPlusOnes(words);
    const goodName = guestName.safeParse(name);
    const goodEmail = guestEmail.safeParse(email);
    const reason = reasonOf(goodName) ?? reasonOf(goodEmail);
    if (reason || !goodName.success || !goodEmail.success) {
      pasted.unread.push({ text: piece.trim().slice(0, 120), reason: reason ?? "invalidField" });
    } else if (pasted.guests.length === GUEST_LIMITS.paste) {
      pasted.unread.push({ text: entry, reason: "pasteTooMany" });
    } else if (seen.has(nameKey(goodName.data))) {
      pasted.repeated.push(goodName.data);
    } else {
      seen.add(nameKey(goodName.data));
      pasted.guests.push({ name: goodName.data, email: goodEmail.data, plusOnes });
    }
  }
  return pasted;
}

/** The guests of a line; where each second piece is a mail, it belongs to the name before it. */
function piecesOf(line: string): string[] {
  const pieces = line.split(/[\t,;，；、]+/u).filter((piece) => piece.trim() !== "");
  const isMail = (piece: string) => /^[^\s@<>()]+@[^\s@<>()]+$/u.test(piece.trim());
  const isPaired =
    pieces.length % 2 === 0 && pieces.every((piece, at) => isMail(piece) === (at % 2 === 1));
  if (!isPaired) return pieces;
  return pieces.flatMap((piece, at) =>
    at % 2 === 0 ? [`${piece} ${pieces[at + 1]?.trim()}`] : [],
  );
}

/** "Cleo +2" is Cleo, who may bring two. */
function splitPlusOnes(words: string): { name: string; plusOnes: number } {
  const [plus = "", count = ""] = /\(?\+\s?(\d{1,2})\)?$/u.exec(words) ?? [];
  const name = words.slice(0, words.length - plus.length).trim();
  const plusOnes = Number(count);
  return name && plusOnes <= GUEST_LIMITS.plusOnes
    ? { name, plusOnes }
    : { name: words, plusOnes: 0 };
}

function reasonOf({ error }: { error?: { issues: { message: string }[] } | undefined }) {
  const issue = error?.issues[0];
  return issue ? issueKey(issue) : null;
}

/**
 * What stands in angle brackets at the end, or else the last word with an @, is the mail. No
 * expression with two free parts: those take cubic time on hostile text.
 */
function splitEntry(entry: string): { name: string; email: string } {
  const bracket = entry.endsWith(">") ? entry.lastIndexOf("<") : -1;
  if (bracket >= 0) {
    return named(entry.slice(0, bracket).trim(), entry.slice(bracket + 1, -1).trim());
  }
  const open = entry.endsWith(")") ? entry.slice(0, -1) : entry;
  const word = open.split(/\s/u).at(-1) ?? "";
  const email = word.startsWith("(") ? word.slice(1) : word;
  const at = email.indexOf("@");
  if (at < 1 || at === email.length - 1) return { name: unquoted(entry), email: "" };
  return named(open.slice(0, open.length - word.length).trim(), email);
}

/** A mail without a name is called by what stands before its @. */
const named = (name: string, email: string) => ({
  name: unquoted(name) || (email.split("@")[0] ?? ""),
  email,
});

const unquoted = (name: string) => name.replace(/^["“«](.*)["”»]$/u, "$1").trim();

/** What the kitchen should know of a guest, whoever wrote it; the same words only once. */
export const foodNotes = ({ diet, hostDiet }: { diet: string; hostDiet: string }): string =>
  nameKey(diet) === nameKey(hostDiet)
    ? hostDiet
    : [diet, hostDiet].filter((words) => words !== "").join(" · ");

/** How many guests may add themselves to a party that expects this many. */
export const selfAddedMost = (attendeeCount: number): number =>
  Math.max(GUEST_LIMITS.selfAddedLeast, GUEST_LIMITS.selfAddedPerGuest * attendeeCount);

/** Longer than any name and mail together: no guest, and never given to an expression. */
const LONGEST_ENTRY = GUEST_LIMITS.name + GUEST_LIMITS.email + 10;

type Counted = {
  answer: GuestAnswer;
  adults: number;
  children: number;
  plusOnes: number;
  diet: string;
  hostDiet: string;
  isSelfAdded: boolean;
  isUnconfirmed: boolean;
  isGuestOfHonour: boolean;
};

/** What guests add up to; the same sums as the triggers of `party_guests` keep. */
export function tallyOf(everyone: readonly Counted[]): Tally {
  const guests = everyone.filter(({ isUnconfirmed }) => !isUnconfirmed);
  const sum = (part: (guest: Counted) => number) =>
    guests.reduce((total, guest) => total + part(guest), 0);
  const when = (answer: GuestAnswer, part: (guest: Counted) => number) =>
    sum((guest) => (guest.answer === answer ? part(guest) : 0));
  return {
    guests: guests.length,
    yes: when("yes", () => 1),
    maybe: when("maybe", () => 1),
    no: when("no", () => 1),
    yesAdults: when("yes", ({ adults }) => adults),
    yesChildren: when("yes", ({ children }) => children),
    maybeAdults: when("maybe", ({ adults }) => adults),
    maybeChildren: when("maybe", ({ children }) => children),
    openPlusOnes: when("none", ({ plusOnes }) => plusOnes),
    diets: sum(({ diet, hostDiet }) => (diet === "" && hostDiet === "" ? 0 : 1)),
    selfAdded: everyone.filter(({ isSelfAdded }) => isSelfAdded).length,
    unconfirmed: everyone.length - guests.length,
    honoured: everyone.filter(({ isGuestOfHonour }) => isGuestOfHonour).length,
  };
}

/** Guests who have said nothing yet. */
export const unanswered = ({ guests, yes, maybe, no }: Tally): number => guests - yes - maybe - no;

/**
 * People to expect. Low: those who said yes. High: also every maybe, and everybody who hasn't
 * answered with all whom they may bring. Likely: half of the maybes and two thirds of the
 * unanswered, who come alone.
 */
export function headcount(tally: Tally): Headcount {
  const low = tally.yesAdults + tally.yesChildren;
  const maybe = tally.maybeAdults + tally.maybeChildren;
  const open = unanswered(tally);
  return {
    low,
    likely: low + Math.round(maybe / 2 + (open * 2) / 3),
    high: low + maybe + open + tally.openPlusOnes,
  };
}

/**
 * Whom to expect, planned guests who aren't on the list yet included: the one headcount that all
 * pages of a party show.
 */
export function expectedGuests(
  party: Pick<Party, "attendeeCount">,
  tally: Tally,
): Headcount & { unnamed: number } {
  const listed = tally.guests;
  const planned = listed === 0 ? plannedGuests(party) : party.attendeeCount;
  return headsOf({ ...headcount(tally), listed }, planned);
}

/**
 * Answers by the shared link whose name holds the whole name of a guest who hasn't answered, or the
 * other way round, word by word: "Joe" may be "Uncle Joe". Each with that guest.
 */
export const alikeAnswers = (guests: readonly Guest[]): UnconfirmedAnswer[] =>
  guests.flatMap((guest) => {
    if (!guest.isSelfAdded || guest.isApart) return [];
    const words = nameKey(guest.name).split(" ");
    const target = guests.find(({ name, answer, isSelfAdded }) => {
      if (isSelfAdded || answer !== "none") return false;
      const others = nameKey(name).split(" ");
      const [few, many] = words.length < others.length ? [words, others] : [others, words];
      return few.every((word) => many.includes(word));
    });
    if (!target) return [];
    const { id, name, answer, isSelfAdded } = target;
    return [{ ...guest, target: { id, name, answer, isSelfAdded } }];
  });

/** How many an answer may bring: the host's plus-ones, else what the shared link allows. */
export function allowanceOf(guest: { isSelfAdded: boolean; plusOnes: number }): Allowance {
  if (guest.isSelfAdded) {
    const { sharedAdults: adults, sharedChildren: children } = GUEST_LIMITS;
    return { adults, children, heads: adults + children };
  }
  const { plusOnes } = guest;
  return { adults: 1 + plusOnes, children: plusOnes, heads: 1 + plusOnes };
}

/**
 * May an answer bring these people? What it brings already stays allowed: the host may have agreed
 * to more by mouth.
 */
export function fits(
  answered: { adults: number; children: number },
  guest: { isSelfAdded: boolean; plusOnes: number; adults: number; children: number },
): boolean {
  if (answered.adults === guest.adults && answered.children === guest.children) return true;
  const { adults, children, heads } = allowanceOf(guest);
  return (
    answered.adults <= adults &&
    answered.children <= children &&
    answered.adults + answered.children <= heads
  );
}

/**
 * Is the gift board for this guest? Never for the guest of honour. Once there is one on the list, a
 * name given by the shared link isn't enough: they could have given any. Then it takes a place on
 * the host's own list, or the host's leave.
 */
export const maySeeGifts = (
  guest: { isGuestOfHonour: boolean; isSelfAdded: boolean; seesGifts: boolean },
  hasGuestOfHonour: boolean,
): boolean =>
  !guest.isGuestOfHonour && (!guest.isSelfAdded || guest.seesGifts || !hasGuestOfHonour);

/** Answers close when the day after the party is over, by the calendar of its place. */
export function isClosed(party: { eventDate: string; timeZone: string }, now: number): boolean {
  return dayAt(now, party.timeZone) > addDays(party.eventDate, 1);
}
