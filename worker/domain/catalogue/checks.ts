import { budgetBandsOf } from "#shared/catalogue/schema";
import { SEASON_KEYS, seasonTags } from "#shared/catalogue/season";
import type { InterestId } from "#shared/catalogue/vocabulary";
import {
  BUDGETS,
  type BudgetBand,
  CLICHES,
  SITUATIONS,
  type Situation,
} from "#shared/catalogue/vocabulary";
import { LOCALES } from "#shared/locale";
import type { CatalogueGift } from "./gift-file";
import { INTERESTS, isInterest, isWithin } from "./interests";
import { isKind, KINDS } from "./kinds";

/** Least number of fitting gifts per cell of the catalogue; the promise of `catalogue:check`. */
export const COVERAGE = {
  gifts: 2_400,
  interests: 400,
  /** Gifts for an interest or a narrower one, and the budget bands they lie in. */
  interest: 6,
  interestBands: 3,
  /** Gifts of a family for each stage of life and budget band. */
  familyCell: 4,
  /** Gifts for a situation in a budget band; they presume nothing. */
  situation: 6,
  /** Custom gifts of one season or holiday. */
  season: 8,
  /** Highest share of the whole catalogue that one cliché may take. */
  clicheShare: 0.02,
  /** Gifts that one picture may stand for. */
  picture: 3,
  /** Two gifts whose words overlap more than this are one gift written twice. */
  nearDuplicate: 0.6,
} as const;

/** Where the promise can't be kept, and why; each entry is checked to be still needed. */
export type Exceptions = {
  /** By interest: why there are fewer gifts or budget bands. */
  interests: Record<InterestId, string>;
  /** By "family stage band": why such gifts make no sense. */
  families: Record<string, string>;
  /** By "situation band". */
  situations: Record<string, string>;
};

/** Stages of life by an age range that a gift must suit wholly. */
export const STAGES = {
  child: [8, 10],
  teenager: [15, 17],
  adult: [30, 50],
  senior: [71, 85],
} as const satisfies Record<string, readonly [number, number]>;

/** Where the catalogue is too thin to keep the promise of `COVERAGE`, one sentence a gap. */
export function findGaps(gifts: readonly CatalogueGift[], exceptions: Exceptions): string[] {
  const gaps: string[] = [];
  const need = (what: string, found: number, least: number) => {
    if (found < least) gaps.push(`${what}: ${found}, ${least} needed`);
  };
  need("gifts in the catalogue", gifts.length, COVERAGE.gifts);
  need("interests in the tree", INTERESTS.length, COVERAGE.interests);
  gaps.push(...interestGaps(gifts, exceptions), ...familyGaps(gifts, exceptions));
  gaps.push(...situationGaps(gifts, exceptions));
  for (const cliche of CLICHES) {
    const share = gifts.filter((gift) => gift.cliche === cliche).length / gifts.length;
    if (share > COVERAGE.clicheShare) gaps.push(`cliché ${cliche}: ${(share * 100).toFixed(1)} %`);
  }
  return gaps;
}

const servesWithin = (gift: CatalogueGift, interest: InterestId) =>
  gift.serves.some((served) => isWithin(served, interest));

const bandsOf = (gifts: readonly CatalogueGift[]): Set<BudgetBand> =>
  new Set(gifts.flatMap(({ priceCents }) => budgetBandsOf(priceCents)));

/** Reports a gap, or an exception that is no longer needed. */
function judge(isThin: boolean, sentence: string, reason: string | undefined): string[] {
  if (isThin && !reason) return [sentence];
  return !isThin && reason ? [`${sentence}: its exception is needed no more`] : [];
}

function interestGaps(gifts: readonly CatalogueGift[], { interests }: Exceptions): string[] {
  const unknown = Object.keys(interests).filter((id) => !isInterest(id));
  const gaps = unknown.map((id) => `exception for ${id}: no such interest`);
  for (const { id } of INTERESTS) {
    const own = gifts.filter((gift) => servesWithin(gift, id));
    const bands = bandsOf(own).size;
    const isThin = own.length < COVERAGE.interest || bands < COVERAGE.interestBands;
    gaps.push(
      ...judge(isThin, `interest ${id}: ${own.length} gifts in ${bands} bands`, interests[id]),
    );
  }
  return gaps;
}

function familyGaps(gifts: readonly CatalogueGift[], { families }: Exceptions): string[] {
  const gaps: string[] = [];
  for (const family of INTERESTS.filter(({ parent }) => parent === null)) {
    const own = gifts.filter((gift) => servesWithin(gift, family.id));
    for (const [stage, [youngest, oldest]] of Object.entries(STAGES)) {
      const suited = own.filter(({ ages }) => ages[0] <= youngest && ages[1] >= oldest);
      for (const band of BUDGETS) {
        const found = suited.filter(({ priceCents }) =>
          budgetBandsOf(priceCents).includes(band),
        ).length;
        const cell = `${family.id} ${stage} ${band}`;
        gaps.push(
          ...judge(found < COVERAGE.familyCell, `family ${cell}: ${found}`, families[cell]),
        );
      }
    }
  }
  return gaps;
}

function situationGaps(gifts: readonly CatalogueGift[], { situations }: Exceptions): string[] {
  const inBand = (situation: Situation, band: BudgetBand) =>
    gifts.filter(
      (gift) =>
        gift.situations.includes(situation) && budgetBandsOf(gift.priceCents).includes(band),
    ).length;
  return SITUATIONS.flatMap((situation) =>
    BUDGETS.flatMap((band) => {
      const found = inBand(situation, band);
      const cell = `${situation} ${band}`;
      return judge(found < COVERAGE.situation, `situation ${cell}: ${found}`, situations[cell]);
    }),
  );
}

/** Seasons and holidays with too few custom gifts of their own, one sentence each. */
export function findSeasonGaps(seasonal: readonly CatalogueGift[]): string[] {
  return SEASON_KEYS.flatMap((key) => {
    const { season, holiday } = seasonTags(key);
    const own = seasonal.filter((gift) => gift.season === season && gift.holiday === holiday);
    return own.length < COVERAGE.season
      ? [`season ${key}: ${own.length} gifts, ${COVERAGE.season} needed`]
      : [];
  });
}

/** Gifts of a kind that has no names, and kinds that no gift is. */
export function findKindFaults(gifts: readonly CatalogueGift[]): string[] {
  const used = new Set(gifts.map(({ kind }) => kind));
  return [
    ...[...used].filter((kind) => !isKind(kind)).map((kind) => `kind ${kind} has no names`),
    ...Object.keys(KINDS)
      .filter((kind) => !used.has(kind))
      .map((kind) => `no gift is of kind ${kind}`),
  ];
}

/**
 * Gifts that a reader would take for the same: equal slugs or names, a picture too often, or the
 * same words.
 */
export function findDuplicates(gifts: readonly CatalogueGift[]): string[] {
  const found: string[] = [];
  const taken = new Map<string, string>();
  const pictures = new Map<string, string[]>();
  for (const gift of gifts) {
    const keys = [
      `slug ${gift.slug}`,
      ...LOCALES.map((locale) => `${locale} name “${gift.text[locale].name.toLowerCase()}”`),
    ];
    for (const key of keys) {
      const other = taken.get(key);
      if (other) found.push(`${other} and ${gift.slug} share the ${key}`);
      taken.set(key, gift.slug);
    }
    const picture = `${gift.category}/${gift.picture.join("+")}`;
    pictures.set(picture, [...(pictures.get(picture) ?? []), gift.slug]);
  }
  for (const [picture, slugs] of pictures) {
    if (slugs.length > COVERAGE.picture) {
      found.push(`picture ${picture} stands for ${slugs.join(", ")}`);
    }
  }
  return [...found, ...findNearDuplicates(gifts)];
}

/**
 * Pairs whose names and searches hold nearly the same words; only gifts that share a word are
 * compared.
 */
function findNearDuplicates(gifts: readonly CatalogueGift[]): string[] {
  const words = gifts.map(significantWords);
  const holders = new Map<string, number[]>();
  words.forEach((set, index) => {
    for (const word of set) holders.set(word, [...(holders.get(word) ?? []), index]);
  });
  const found: string[] = [];
  words.forEach((mine, index) => {
    const near = new Set([...mine].flatMap((word) => holders.get(word) ?? []));
    for (const before of near) {
      const other = words[before];
      if (before >= index || !other) continue;
      const likeness = jaccard(mine, other);
      if (likeness > COVERAGE.nearDuplicate) {
        const [a, b] = [gifts[before]?.slug, gifts[index]?.slug];
        found.push(`${a} and ${b} are alike (${likeness.toFixed(2)})`);
      }
    }
  });
  return found;
}

function significantWords(gift: CatalogueGift): Set<string> {
  const text = `${gift.text.en.name} ${gift.query}`.toLowerCase();
  return new Set(text.match(/[a-z]{3,}/g)?.map((word) => word.replace(/s$/, "")) ?? []);
}

function jaccard(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared || 1);
}
