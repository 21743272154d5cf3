/**
 * Orders certified candidates; pure, deterministic. Relevance comes first, and
 * among equals variety: no two gifts of one kind, each stated interest before another one's second.
 */
import type { Brief } from "#shared/brief/schema";
import type { Region } from "#shared/catalogue/regions";
import type { SeasonKey } from "#shared/catalogue/season";
import type { InterestId, Situation } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import { ANSWER_SIZE, type Confidence } from "#shared/recommendations/schema";
import { toldOutright } from "../brief/asides";
import type { Candidate } from "../catalogue/candidate";
import { jitter } from "./jitter";
import { isTelling, LEVELS, levelOf } from "./levels";
import { bestMatch, interestMatches, type Match } from "./match";
import { isOutOfPlace, isReadable, isSoldIn, isUnfitFiller } from "./out-of-place";
import { withPartsServed } from "./parts";
import { budgetUse, tierOf } from "./prices";

/**
 * Points of each signal, among gifts that are linked to the person in the same way; in which order
 * those links fill an answer is `rankCandidates`'.
 */
export const WEIGHTS = {
  /** Each step of merit above or below the middle, of ten. */
  merit: 0.5,
  /** Each further stated interest that the gift is for as well. */
  furtherInterest: 2,
  /** A gift for a stated interest that suits the situation too. */
  alsoSituation: 1.2,
  /** Its words hold what the person named, and few gifts do. */
  named: 1.5,
  /** The giver picks which part of the interest it is about, and the person named one. */
  choice: 1,
  /** It is about a part of an interest, and the person named the whole. */
  part: -1.5,
  quality: 0.8,
  sameHoliday: 0.6,
  sameSeason: 0.2,
  otherHoliday: -1.5,
  romanticForPartner: 0.5,
  cliche: -2,
  childsOwn: 0.6,
  budgetUse: 0.8,
  /** A thumb on a gift with the same interest; many thumbs count no more than three. */
  taste: 1,
  jitter: 0.2,
  /** What each chosen gift for the same narrow interest costs the next one. */
  repeatedInterest: 0.7,
  repeatedCategory: 0.6,
  /** Where no amount was named: what each chosen gift of the same price tier costs the next. */
  repeatedTier: 2.2,
} as const;

/** Places of a full answer that are reserved for a telling situation beside the interests. */
const SITUATION_PLACES = 2;
/**
 * Up to here, a second gift of a kind, a weak one, those for a situation and those for a broader or
 * a narrower interest fill an answer: with four gifts, a third of the answers had fewer than six.
 * Beyond it readers graded two in five of them 2 or 3, and three in four of the others.
 */
const FILL_RELATED_TO = 6;
/** Where interests were stated, gifts for just anybody fill an answer up to here only. */
export const FILL_WITH_ANYBODY_TO = 3;

export type Ranked = {
  candidate: Candidate;
  match: Match;
  score: number;
  confidence: Confidence;
  /** The stated interests that it serves, itself or by a narrower one. */
  stated: readonly InterestId[];
};

export type RankingContext = {
  /** The holiday or season of the visitor's own date. */
  season: SeasonKey;
  /** Where the visitor shops; a gift for other countries alone is left out. */
  region?: Region;
  /** The language of the page, which the person is taken to read. */
  locale?: Locale;
  /** Gifts whose words hold what the person named (`candidates.server.ts`). */
  named?: ReadonlySet<number>;
  /** Whether no amount was named: prices are spread, and a dear gift is no better. */
  isAnyBudget?: boolean;
  /** Whether a refused gift is replaced: the next best may be weak, or for a narrower interest. */
  isReplacing?: boolean;
  /** Thumbs of this person by interest: up counts 1, down -1. */
  taste?: ReadonlyMap<InterestId, number>;
};

const CONFIDENCE: Record<Match["how"], Confidence> = {
  exact: "high",
  narrower: "high",
  situation: "good",
  broader: "fair",
  any: "fair",
};

/** A candidate that was chosen before, with what links it to the brief now. */
export function rankedAs(candidate: Candidate, brief: Brief): Ranked {
  const match = bestMatch(candidate, brief) ?? { how: "any" as const };
  const stated = servesOf(candidate, brief);
  return { candidate, match, score: 0, confidence: CONFIDENCE[match.how], stated };
}

/** Scores a candidate beside others that are linked to the brief alike; higher is better. */
export function scoreCandidate(
  candidate: Candidate,
  match: Match,
  brief: Brief,
  { season, taste, named, isAnyBudget = false }: RankingContext,
): number {
  const isNamed = named?.has(candidate.id) ?? false;
  const matches = interestMatches(candidate, brief, isNamed).filter(({ how }) => how !== "broader");
  let score = 0;
  score += WEIGHTS.merit * (meritOf(candidate, match) - MIDDLING);
  score += WEIGHTS.furtherInterest * Math.max(0, matches.length - 1);
  if (isNamed) score += WEIGHTS.named;
  score += scopeScore(candidate, match);
  if (match.how !== "situation" && brief.situations.some((s) => candidate.situations.includes(s))) {
    score += WEIGHTS.alsoSituation;
  }
  score +=
    WEIGHTS.quality * candidate.qualities.filter((word) => brief.qualities.includes(word)).length;
  if (candidate.tones.includes("romantic")) score += WEIGHTS.romanticForPartner;
  score += tasteScore(candidate, taste);
  score += holidayScore(candidate, brief, season);
  if (candidate.cliche) score += WEIGHTS.cliche;
  if (brief.ages[1] <= 14 && candidate.ages[1] < 100) score += WEIGHTS.childsOwn;
  if (!isAnyBudget) score += WEIGHTS.budgetUse * budgetUse(candidate.priceCents, brief.budget);
  return score + WEIGHTS.jitter * jitter(candidate.id, brief.recipient + brief.occasion);
}

/**
 * The best candidates, best first, at most `size`; fewer where nothing links the rest to the brief.
 * What was `kept` of an answer counts as chosen, stands first and is among the `size`.
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  brief: Brief,
  context: RankingContext,
  size: number,
  kept: readonly Ranked[] = [],
): Ranked[] {
  const isKept = new Set(kept.map(({ candidate }) => candidate.id));
  const others = candidates.filter(({ id }) => !isKept.has(id));
  const pool = withPartsServed(scoredPool(others, brief, context));
  const by = (...hows: Match["how"][]) => pool.filter(({ match }) => hows.includes(match.how));

  const chosen = new Selection(kept, context);
  const situational = by("situation");
  const related = Math.min(size, FILL_RELATED_TO);
  // A search lists all there is.
  const isListing = size > ANSWER_SIZE;
  if (brief.interests.length === 0) {
    chosen.take(situational.filter(isVeryGood), size);
    const most = isListing || context.isReplacing ? size : related;
    chosen.take(situational, most);
    chosen.take(by("any"), most);
    return chosen.ranked;
  }
  const telling = situational.filter(({ match }) => isTelling(match));
  const outright = toldOutright(brief);
  const isForOutright = ({ stated }: Ranked) =>
    outright.interests.some(({ id }) => stated.includes(id));
  const [exact, asides] = partition(by("exact"), isForOutright);
  const places = Math.max(
    0,
    SITUATION_PLACES - kept.filter(({ match }) => isTelling(match)).length,
  );
  const reserved = exact.length > 0 ? Math.min(places, telling.length) : size;
  const good = exact.filter(isGood);
  chosen.takeInTurn(good, outright, related - Math.min(reserved, related));
  chosen.take(telling, Math.min(related, chosen.size + reserved));
  chosen.takeInTurn(good, outright, related);
  // Prices can be spread over eight gifts only.
  const isSpread = context.isAnyBudget ?? false;
  chosen.takeInTurn(isListing || isSpread ? good : exact.filter(isExcellent), outright, size);
  chosen.takeInTurn(good, outright, related, 2);
  chosen.takeInTurn(exact, outright, related);
  chosen.takeInTurn(asides.filter(isGood), brief, related);
  chosen.take(situational.filter(isVeryGood), related);
  if (context.isReplacing) {
    chosen.takeInTurn(exact, brief, size, 2);
    chosen.takeInTurn(by("narrower"), brief, size);
  }
  chosen.take(by("broader"), related);
  chosen.take(situational, related);
  chosen.takeInTurn(by("narrower"), brief, related);
  chosen.take(by("any"), Math.min(size, FILL_WITH_ANYBODY_TO));
  return chosen.ranked;
}

/**
 * The candidates that serve the brief by level and then by score, at most `size`. What a model is
 * shown beside the answer: two may be of one kind.
 */
export function rankSpares(
  candidates: readonly Candidate[],
  brief: Brief,
  context: RankingContext,
  size: number,
): Ranked[] {
  if (size <= 0) return [];
  const place = ({ match }: Ranked) => LEVELS.indexOf(levelOf(match));
  return scoredPool(candidates, brief, context)
    .sort((a, b) => place(a) - place(b))
    .slice(0, size);
}

/** Candidates that something links to the brief and that are in place, the best score first. */
const scoredPool = (
  candidates: readonly Candidate[],
  brief: Brief,
  context: RankingContext,
): Ranked[] =>
  candidates
    .filter(
      (candidate) =>
        !isOutOfPlace(candidate, brief) &&
        isSoldIn(candidate, context.region) &&
        isReadable(candidate, brief, context.locale),
    )
    .flatMap((candidate): Ranked[] => {
      const isNamed = context.named?.has(candidate.id) ?? false;
      const match = bestMatch(candidate, brief, isNamed);
      if (!match || isUnfitFiller(candidate, match, brief)) return [];
      const score = scoreCandidate(candidate, match, brief, context);
      const stated = servesOf(candidate, brief, isNamed);
      return [{ candidate, match, score, confidence: CONFIDENCE[match.how], stated }];
    })
    .sort((a, b) => b.score - a.score || a.candidate.id - b.candidate.id);

/** Gifts chosen so far; takes no second one of a kind. */
class Selection {
  readonly ranked: Ranked[];

  /** Starts from what was `kept` of an answer. */
  constructor(
    private readonly kept: readonly Ranked[],
    private readonly context: RankingContext,
  ) {
    this.ranked = [...kept];
  }

  get size() {
    return this.ranked.length;
  }

  /** The best of `pool` until there are `size` gifts. */
  take(pool: readonly Ranked[], size: number): void {
    while (this.size < size && this.#add(this.#best(pool)));
  }

  /** As `take`, but an interest with fewer gifts comes first; at most `perKind` gifts of a kind. */
  takeInTurn(pool: readonly Ranked[], brief: Brief, size: number, perKind = 1): void {
    const counts = new Map(brief.interests.map(({ id }) => [id, 0]));
    for (const { stated } of this.kept) {
      for (const id of stated) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const open = new Set(counts.keys());
    // Readers thought less of gifts for a part: it follows the others, and comes half as often.
    const isPart = new Set(brief.interests.flatMap(({ id, isPart }) => (isPart ? [id] : [])));
    const turnOf = (id: InterestId) => {
      const count = counts.get(id) ?? 0;
      return isPart.has(id) ? 2 * count + 0.5 : count;
    };
    while (this.size < size && open.size > 0) {
      const [next] = [...open].sort(
        (a, b) => turnOf(a) - turnOf(b) || this.#tasteFor(b) - this.#tasteFor(a),
      );
      if (next === undefined) return;
      const own = pool.filter(({ stated }) => stated.includes(next));
      const best = this.#best(own, perKind);
      if (!best) {
        open.delete(next);
        continue;
      }
      this.#add(best);
      for (const id of best.stated) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }

  #tasteFor(id: InterestId): number {
    return this.context.taste?.get(id) ?? 0;
  }

  #add(entry: Ranked | null): boolean {
    if (entry) this.ranked.push(entry);
    return entry !== null;
  }

  /**
   * The best of the pool that has fewer than `perKind` chosen gifts of its kind, by score less the
   * penalty for similarity with chosen gifts.
   */
  #best(pool: readonly Ranked[], perKind = 1): Ranked | null {
    const kinds = Map.groupBy(this.ranked, ({ candidate }) => candidate.kind);
    let best: Ranked | null = null;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const entry of pool) {
      // The pool is sorted: nothing further can beat what was found.
      if (entry.score <= bestValue) break;
      const alike = kinds.get(entry.candidate.kind) ?? [];
      if (alike.length >= perKind || alike.includes(entry)) continue;
      const value = entry.score - this.#likeness(entry.candidate);
      if (value > bestValue) [best, bestValue] = [entry, value];
    }
    return best;
  }

  #likeness({ serves: [narrow], category, priceCents }: Candidate): number {
    let cost = 0;
    const tier = tierOf(priceCents);
    for (const { candidate } of this.ranked) {
      if (narrow && candidate.serves[0] === narrow) cost += WEIGHTS.repeatedInterest;
      if (candidate.category === category) cost += WEIGHTS.repeatedCategory;
      if (this.context.isAnyBudget && tierOf(candidate.priceCents) === tier)
        cost += WEIGHTS.repeatedTier;
    }
    return cost;
  }
}

function partition<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}

/** The stated interests that a candidate serves, itself or by a narrower one. */
const servesOf = (candidate: Candidate, brief: Brief, isNamed = false): InterestId[] =>
  interestMatches(candidate, brief, isNamed).flatMap((match) =>
    match.how === "exact" || match.how === "narrower" ? [match.interest.id] : [],
  );

/** The least merits of a gift that is no weak one, and of one of the best. */
const GOOD = 6;
const VERY_GOOD = 8;
/** What a gift is taken for that nobody rated. */
const MIDDLING = 7;

const isGood = ({ candidate, match }: Ranked) => meritOf(candidate, match) >= GOOD;

const isExcellent = ({ candidate, match }: Ranked) => meritOf(candidate, match) > GOOD;

const isVeryGood = ({ candidate, match }: Ranked) => meritOf(candidate, match) >= VERY_GOOD;

/** How good readers find the gift for this interest or situation, 0 to 9. */
export const meritOf = ({ merit }: Candidate, match: Match): number =>
  merit?.[subjectOf(match)] ?? MIDDLING;

/** What a gift's merit makes it: one of the best, a good one, or a weak one. */
export const meritTierOf = (candidate: Candidate, match: Match): 0 | 1 | 2 => {
  const merit = meritOf(candidate, match);
  return merit >= VERY_GOOD ? 2 : merit >= GOOD ? 1 : 0;
};

const subjectOf = (match: Match): InterestId | Situation =>
  "served" in match ? match.served : match.how === "any" ? "any" : match.situation;

/** A gift whose part of an interest the giver picks suits who named one; one about a part, few. */
function scopeScore({ scope }: Candidate, match: Match): number {
  if (match.how !== "exact") return 0;
  const own = scope?.[match.served];
  if (match.interest.isPart) return own === "choice" ? WEIGHTS.choice : 0;
  return own === "part" ? WEIGHTS.part : 0;
}

function tasteScore(candidate: Candidate, taste?: ReadonlyMap<InterestId, number>): number {
  if (!taste || taste.size === 0) return 0;
  const thumbs = candidate.serves.reduce((sum, id) => sum + (taste.get(id) ?? 0), 0);
  return WEIGHTS.taste * Math.max(-3, Math.min(3, thumbs));
}

/** Holiday of a gift and the occasion that people mean by it. */
const HOLIDAY_OF: Partial<Record<Brief["occasion"], string>> = {
  easter: "easter",
  "mother's day": "mothers-day",
  "father's day": "fathers-day",
  "independence day": "independence-day",
  halloween: "halloween",
  thanksgiving: "thanksgiving",
  christmas: "christmas",
};

function holidayScore({ holiday, season }: Candidate, brief: Brief, now: SeasonKey): number {
  if (holiday) {
    const asked = HOLIDAY_OF[brief.occasion];
    if (asked) return holiday === asked ? WEIGHTS.sameHoliday : WEIGHTS.otherHoliday;
    return holiday === now ? 0 : WEIGHTS.otherHoliday;
  }
  return season !== null && season === now ? WEIGHTS.sameSeason : 0;
}
