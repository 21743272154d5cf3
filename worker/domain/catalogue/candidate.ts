/**
 * A gift as ranking sees it, and its packed form. A posting list holds many packed candidates in
 * one row, so that a recommendation reads a handful of rows whatever the catalogue's size.
 */

import type { InterestId } from "#shared/catalogue/vocabulary";
import {
  ASKS,
  type Ask,
  AUDIENCES,
  type Audience,
  CARES,
  CATEGORIES,
  type Care,
  type Category,
  CLICHES,
  type Cliche,
  HOLIDAYS,
  type Holiday,
  OCCASIONS,
  type Occasion,
  QUALITIES,
  type Quality,
  RELATIONSHIPS,
  type Relationship,
  SCOPES,
  type Scope,
  SEASONS,
  type Season,
  SITUATIONS,
  type Situation,
  TONES,
  type Tone,
} from "#shared/catalogue/vocabulary";
import { LOCALES, type Locale } from "#shared/locale";
import type { CatalogueGift } from "./gift-file";
import { interestNumber, interestOf } from "./interests";

export type Candidate = {
  id: number;
  priceCents: number;
  /** Youngest and oldest age in years, both included. */
  ages: [number, number];
  /** Null for a category that isn't one of ours. */
  category: Category | null;
  /** What kind of thing it is ("turntable"); no answer holds two of one kind. */
  kind: string;
  /** The interests it is for, the most specific first. */
  serves: InterestId[];
  /** Interests without which it is odd or useless. */
  presumes: InterestId[];
  asks: Ask[];
  situations: Situation[];
  /** How good it is for each of its interests and situations, 0 to 9, as far as readers said. */
  merit?: Merit;
  /** Of its interests those of which it doesn't suit every part alike. */
  scope?: Readonly<Record<string, Scope>>;
  tones: Tone[];
  occasions: Occasion[];
  relationships: Relationship[];
  audience: Audience;
  cares: Care[];
  qualities: Quality[];
  cliche: Cliche | null;
  season: Season | null;
  holiday: Holiday | null;
  /** Countries outside of which it makes no sense, by their code; empty means everywhere. */
  regions?: readonly string[];
  /** Languages one of which has to be read or spoken to enjoy it; empty means none. */
  languages?: readonly Locale[];
};

/** Merits by interest or situation; no interest is called as a situation is. */
export type Merit = Readonly<Record<string, number>>;

export type CandidateFacts = Omit<Candidate, "id">;

/** What ranking needs of a gift of the data files. */
export const factsOf = (gift: CatalogueGift): CandidateFacts => ({
  ...gift,
  relationships: RELATIONSHIPS.filter((relationship) => !gift.notFor.includes(relationship)),
});

/** Packs what `unpackCandidate` reads, without the id, which the database knows. */
export function packCandidate(gift: CandidateFacts): string {
  return [
    gift.priceCents,
    gift.ages[0],
    gift.ages[1],
    gift.category ? CATEGORIES.indexOf(gift.category) : "",
    gift.kind,
    gift.serves
      .map((id) => `${interestNumber(id)}${markOf(gift.merit?.[id], gift.scope?.[id])}`)
      .join("."),
    gift.presumes.map(interestNumber).join("."),
    maskOf(ASKS, gift.asks),
    maskOf(SITUATIONS, gift.situations),
    maskOf(TONES, gift.tones),
    maskOf(OCCASIONS, gift.occasions),
    maskOf(RELATIONSHIPS, gift.relationships),
    AUDIENCES.indexOf(gift.audience),
    maskOf(CARES, gift.cares),
    maskOf(QUALITIES, gift.qualities),
    gift.cliche ? CLICHES.indexOf(gift.cliche) : "",
    gift.season ? SEASONS.indexOf(gift.season) : "",
    gift.holiday ? HOLIDAYS.indexOf(gift.holiday) : "",
    SITUATIONS.filter((situation) => gift.situations.includes(situation))
      .map((situation) => markOf(gift.merit?.[situation]) || NO_MARK)
      .join(""),
    "", // Rows of older loads hold something else here.
    gift.regions?.join(".") ?? "",
    maskOf(LOCALES, gift.languages ?? []),
  ].join(",");
}

/** Reads `id,packed`; null for an entry that an older vocabulary wrote. */
export function unpackCandidate(entry: string): Candidate | null {
  const parts = entry.split(",");
  const at = (index: number) => Number(parts[index]);
  const category = parts[4] === "" ? null : CATEGORIES[at(4)];
  const audience = AUDIENCES[at(13)];
  // Gifts that the Owner saved before languages were stated have one part less.
  if (parts.length < 22 || category === undefined || !audience) return null;
  const marked: Marked = { merit: {}, scope: {} };
  const situations = fromMask(SITUATIONS, at(9));
  for (const [place, id] of situations.entries()) readMark(id, parts[19]?.[place], marked);
  return {
    id: at(0),
    priceCents: at(1),
    ages: [at(2), at(3)],
    category,
    kind: parts[5] ?? "",
    serves: interestsOf(parts[6], marked),
    presumes: interestsOf(parts[7], { merit: {}, scope: {} }),
    asks: fromMask(ASKS, at(8)),
    situations,
    ...marked,
    tones: fromMask(TONES, at(10)),
    occasions: fromMask(OCCASIONS, at(11)),
    relationships: fromMask(RELATIONSHIPS, at(12)),
    audience,
    cares: fromMask(CARES, at(14)),
    qualities: fromMask(QUALITIES, at(15)),
    cliche: nth(CLICHES, parts[16]),
    season: nth(SEASONS, parts[17]),
    holiday: nth(HOLIDAYS, parts[18]),
    regions: parts[21] ? parts[21].split(".") : [],
    languages: fromMask(LOCALES, Number(parts[22] ?? 0)),
  };
}

/**
 * A letter for each merit of each scope, behind what it is for; what has none says so where a place
 * counts.
 */
const MARKS = "abcdefghij" + "klmnopqrst" + "uvwxyzABCD";
const MERITS = 10;
const NO_MARK = "-";

const markOf = (merit: number | undefined, scope?: Scope) =>
  merit === undefined ? "" : MARKS.charAt((scope ? SCOPES.indexOf(scope) + 1 : 0) * MERITS + merit);

/** What the marks say, by interest or situation. */
type Marked = { merit: Record<string, number>; scope: Record<string, Scope> };

/** The interests of numbers that dots separate; the mark behind each goes into `marked`. */
function interestsOf(numbers: string | undefined, marked: Marked): InterestId[] {
  const known: InterestId[] = [];
  for (const number of numbers ? numbers.split(".") : []) {
    const id = interestOf(Number.parseInt(number, 10));
    if (!id) continue;
    known.push(id);
    readMark(id, number.at(-1), marked);
  }
  return known;
}

function readMark(id: string, mark: string | undefined, { merit, scope }: Marked): void {
  const value = mark ? MARKS.indexOf(mark) : -1;
  if (value < 0) return;
  merit[id] = value % MERITS;
  const known = SCOPES[Math.floor(value / MERITS) - 1];
  if (known) scope[id] = known;
}

function maskOf<T>(vocabulary: readonly T[], chosen: readonly T[]): number {
  return chosen.reduce((mask, word) => mask | (1 << vocabulary.indexOf(word)), 0);
}

function fromMask<T>(vocabulary: readonly T[], mask: number): T[] {
  const words: T[] = [];
  for (let index = 0, rest = mask; rest !== 0; index++, rest >>>= 1) {
    const word = vocabulary[index];
    if (rest & 1 && word !== undefined) words.push(word);
  }
  return words;
}

function nth<T>(vocabulary: readonly T[], index: string | undefined): T | null {
  return index ? (vocabulary[Number(index)] ?? null) : null;
}
