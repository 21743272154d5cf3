import type { CatalogueGift } from "./schema";
import { budgetBandsOf } from "./schema";
import { SEASON_KEYS, seasonTags } from "./season";
import {
  AGE_BANDS,
  AGES,
  BUDGETS,
  CLICHES,
  LOCALES,
  OCCASIONS,
  RELATIONSHIPS,
  TAGS,
} from "./vocabulary";

/** Least number of fitting gifts per cell of the catalogue; the promise of `catalogue:check`. */
export const COVERAGE = {
  gifts: 360,
  ageAndBudget: 10,
  occasion: 25,
  relationship: 40,
  tag: 5,
  stores: 15,
  /** Custom gifts of one season or holiday. */
  season: 8,
  /** Highest share of the whole catalogue that one cliché may take. */
  clicheShare: 0.03,
  /** Two gifts whose words overlap more than this are one gift written twice. */
  nearDuplicate: 0.6,
} as const;

/** Where the catalogue is too thin to keep the promise of `COVERAGE`, one sentence a gap. */
export function findGaps(gifts: readonly CatalogueGift[]): string[] {
  const gaps: string[] = [];
  const need = (what: string, found: number, least: number) => {
    if (found < least) gaps.push(`${what}: ${found} gifts, ${least} needed`);
  };
  need("catalogue", gifts.length, COVERAGE.gifts);
  for (const age of AGES) {
    const [youngest, oldest] = AGE_BANDS[age];
    for (const budget of BUDGETS) {
      const fitting = gifts.filter(
        (gift) =>
          gift.ages[0] <= youngest &&
          gift.ages[1] >= oldest &&
          budgetBandsOf(gift.priceCents).includes(budget),
      );
      need(`age ${age}, budget ${budget}`, fitting.length, COVERAGE.ageAndBudget);
    }
  }
  for (const occasion of OCCASIONS) {
    const fitting = gifts.filter((g) => occasion === "other" || g.occasions.includes(occasion));
    need(`occasion ${occasion}`, fitting.length, COVERAGE.occasion);
  }
  for (const relationship of RELATIONSHIPS) {
    const fitting = gifts.filter((gift) => gift.relationships.includes(relationship));
    need(`relationship ${relationship}`, fitting.length, COVERAGE.relationship);
  }
  for (const tag of TAGS) {
    need(`tag ${tag}`, gifts.filter((gift) => gift.tags.includes(tag)).length, COVERAGE.tag);
  }
  const stores = new Set(gifts.map((gift) => gift.store)).size;
  if (stores < COVERAGE.stores) gaps.push(`stores: ${stores}, ${COVERAGE.stores} needed`);
  for (const cliche of CLICHES) {
    const share = gifts.filter((gift) => gift.cliche === cliche).length / gifts.length;
    if (share > COVERAGE.clicheShare) gaps.push(`cliché ${cliche}: ${(share * 100).toFixed(1)} %`);
  }
  return gaps;
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

/** Gifts that a reader would take for the same: equal slugs, names or pictures, or the same words. */
export function findDuplicates(gifts: readonly CatalogueGift[]): string[] {
  const found: string[] = [];
  const taken = new Map<string, string>();
  const words = gifts.map((gift) => significantWords(gift));
  gifts.forEach((gift, index) => {
    const english = gift.text.en.name.toLowerCase();
    const keys = [`slug ${gift.slug}`, `picture ${gift.category}/${gift.emoji}`];
    for (const locale of LOCALES) {
      keys.push(`${locale} name “${gift.text[locale].name.toLowerCase()}”`);
    }
    for (const key of keys) {
      const other = taken.get(key);
      if (other) found.push(`${other} and ${gift.slug} share the ${key}`);
      taken.set(key, gift.slug);
    }
    for (let before = 0; before < index; before++) {
      const other = gifts[before];
      const [mine, theirs] = [words[index], words[before]];
      if (!other || !mine || !theirs || other.text.en.name.toLowerCase() === english) continue;
      const likeness = jaccard(mine, theirs);
      if (likeness > COVERAGE.nearDuplicate) {
        found.push(`${other.slug} and ${gift.slug} are alike (${likeness.toFixed(2)})`);
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
