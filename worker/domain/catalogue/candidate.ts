/**
 * A gift as ranking sees it, and its packed form. A posting list holds many packed candidates in
 * one row, so that a recommendation reads a handful of rows whatever the catalogue's size (design
 * §6).
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
  LOCALES,
  type Locale,
  OCCASIONS,
  type Occasion,
  QUALITIES,
  type Quality,
  RELATIONSHIPS,
  type Relationship,
  SEASONS,
  type Season,
  SITUATIONS,
  type Situation,
  TONES,
  type Tone,
} from "#shared/catalogue/vocabulary";
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
  /** Of those, the ones whose people it delights. */
  best?: readonly InterestId[];
  /** Of those, the ones that it suits only in part. */
  weak?: readonly InterestId[];
  /** Interests without which it is odd or useless. */
  presumes: InterestId[];
  asks: Ask[];
  situations: Situation[];
  /** Of those, the ones for which readers found it excellent, and those for which it is so-so. */
  bestSituations?: readonly Situation[];
  weakSituations?: readonly Situation[];
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
    gift.serves.map((id) => `${interestNumber(id)}${meritMark(gift, id)}`).join("."),
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
    maskOf(SITUATIONS, gift.bestSituations ?? []),
    maskOf(SITUATIONS, gift.weakSituations ?? []),
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
  return {
    id: at(0),
    priceCents: at(1),
    ages: [at(2), at(3)],
    category,
    kind: parts[5] ?? "",
    ...interestsOf(parts[6]),
    presumes: parts[7] ? interestsOf(parts[7]).serves : [],
    asks: fromMask(ASKS, at(8)),
    situations: fromMask(SITUATIONS, at(9)),
    tones: fromMask(TONES, at(10)),
    occasions: fromMask(OCCASIONS, at(11)),
    relationships: fromMask(RELATIONSHIPS, at(12)),
    audience,
    cares: fromMask(CARES, at(14)),
    qualities: fromMask(QUALITIES, at(15)),
    cliche: nth(CLICHES, parts[16]),
    season: nth(SEASONS, parts[17]),
    holiday: nth(HOLIDAYS, parts[18]),
    bestSituations: fromMask(SITUATIONS, at(19)),
    weakSituations: fromMask(SITUATIONS, at(20)),
    regions: parts[21] ? parts[21].split(".") : [],
    languages: fromMask(LOCALES, Number(parts[22] ?? 0)),
  };
}

/** Behind an interest that a gift is best or weak for. */
const BEST = "+";
const WEAK = "-";

const meritMark = ({ best, weak }: CandidateFacts, id: InterestId) =>
  best?.includes(id) ? BEST : weak?.includes(id) ? WEAK : "";

type Interests = Required<Pick<Candidate, "serves" | "best" | "weak">>;

/** The interests of numbers that dots separate, with those that carry a mark. */
function interestsOf(numbers = ""): Interests {
  const all: Interests = { serves: [], best: [], weak: [] };
  if (!numbers) return all;
  const marked = { [BEST]: [] as InterestId[], [WEAK]: [] as InterestId[] };
  for (const number of numbers.split(".")) {
    const id = interestOf(Number.parseInt(number, 10));
    if (!id) continue;
    all.serves.push(id);
    const mark = number.at(-1);
    if (mark === BEST || mark === WEAK) marked[mark].push(id);
  }
  return { ...all, best: marked[BEST], weak: marked[WEAK] };
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
