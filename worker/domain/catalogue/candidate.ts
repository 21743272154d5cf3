/**
 * A gift as ranking sees it, and its packed form. A posting list holds many packed candidates in
 * one row, so that a recommendation reads a handful of rows whatever the catalogue's size (design
 * §6).
 */
import type { CatalogueGift } from "./schema";
import {
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
  SEASONS,
  type Season,
  TAGS,
  type Tag,
} from "./vocabulary";

export type Candidate = {
  id: number;
  priceCents: number;
  /** Youngest and oldest age in years, both included. */
  ages: [number, number];
  /** Null for a category that isn't one of ours. */
  category: Category | null;
  tags: Tag[];
  occasions: Occasion[];
  relationships: Relationship[];
  audience: Audience;
  cares: Care[];
  qualities: Quality[];
  cliche: Cliche | null;
  season: Season | null;
  holiday: Holiday | null;
};

export type CandidateFacts = Omit<
  CatalogueGift,
  "slug" | "emoji" | "store" | "query" | "text" | "category"
> & { category: Category | null };

/** Packs what `unpackCandidate` reads, without the id, which the database knows. */
export function packCandidate(gift: CandidateFacts): string {
  return [
    gift.priceCents,
    gift.ages[0],
    gift.ages[1],
    gift.category ? CATEGORIES.indexOf(gift.category) : "",
    gift.tags.map((tag) => TAGS.indexOf(tag)).join("."),
    maskOf(OCCASIONS, gift.occasions),
    maskOf(RELATIONSHIPS, gift.relationships),
    AUDIENCES.indexOf(gift.audience),
    maskOf(CARES, gift.cares),
    maskOf(QUALITIES, gift.qualities),
    gift.cliche ? CLICHES.indexOf(gift.cliche) : "",
    gift.season ? SEASONS.indexOf(gift.season) : "",
    gift.holiday ? HOLIDAYS.indexOf(gift.holiday) : "",
  ].join(",");
}

/** Reads `id,packed`; null for an entry that an older vocabulary wrote. */
export function unpackCandidate(entry: string): Candidate | null {
  const parts = entry.split(",");
  const at = (index: number) => Number(parts[index]);
  const category = parts[4] === "" ? null : CATEGORIES[at(4)];
  const audience = AUDIENCES[at(8)];
  if (parts.length !== 14 || category === undefined || !audience) return null;
  return {
    id: at(0),
    priceCents: at(1),
    ages: [at(2), at(3)],
    category,
    tags: (parts[5] ?? "").split(".").flatMap((index) => TAGS[Number(index)] ?? []),
    occasions: fromMask(OCCASIONS, at(6)),
    relationships: fromMask(RELATIONSHIPS, at(7)),
    audience,
    cares: fromMask(CARES, at(9)),
    qualities: fromMask(QUALITIES, at(10)),
    cliche: nth(CLICHES, parts[11]),
    season: nth(SEASONS, parts[12]),
    holiday: nth(HOLIDAYS, parts[13]),
  };
}

function maskOf<T>(vocabulary: readonly T[], chosen: readonly T[]): number {
  return chosen.reduce((mask, word) => mask | (1 << vocabulary.indexOf(word)), 0);
}

function fromMask<T>(vocabulary: readonly T[], mask: number): T[] {
  return vocabulary.filter((_, index) => mask & (1 << index));
}

function nth<T>(vocabulary: readonly T[], index: string | undefined): T | null {
  return index ? (vocabulary[Number(index)] ?? null) : null;
}
