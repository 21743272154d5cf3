/**
 * Scores answers by what blind readers said of each gift (docs/quality.md). Nothing here looks at
 * the catalogue's facts, the brief or the checks: those are what is being judged.
 */
import type { Locale } from "#shared/locale";

/** A request of the test collection, as somebody typed it who had not seen the catalogue. */
export type JudgedRequest = {
  id: string;
  locale: Locale;
  recipient: string;
  age: string;
  occasion: string;
  interests: string;
  budget: string;
  relationship: string;
};

/**
 * What a reader said of a gift for a request: relevance 0 to 3, its reason 0 (false) to 2 (true and
 * specific), and whether it breaks a wish of the request.
 */
export type Grade = readonly [relevance: 0 | 1 | 2 | 3, reason: 0 | 1 | 2, breaksWish?: boolean];

/** Grades by request and gift: given once, used for ever. */
export type Judgments = Readonly<Record<string, Readonly<Record<string, Grade>>>>;

/** The slugs of an answer, best first. */
export type Answer = { request: JudgedRequest; slugs: readonly string[] };

export type Figures = {
  requests: number;
  /** Gifts without a grade; an answer that holds one is not scored. */
  ungraded: number;
  meanRelevance: number;
  /** Discounted gain against the best order of all gifts that were graded for the request. */
  ndcg: number;
  /** Gifts graded 2 or 3, of those shown, and of the first three. */
  precise: number;
  preciseAt3: number;
  /** Gifts graded 0. */
  wrong: number;
  falseReasons: number;
  specificReasons: number;
  /** Answers with a gift that breaks a wish. */
  broken: number;
  /** Answers with at least six gifts. */
  six: number;
};

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The gifts of an answer that nobody graded yet. */
export const ungradedOf = ({ request, slugs }: Answer, judgments: Judgments): string[] =>
  slugs.filter((slug) => !judgments[request.id]?.[slug]);

/** Figures over the answers whose gifts are all graded. */
export function figuresOf(answers: readonly Answer[], judgments: Judgments): Figures {
  const scored = answers.filter((answer) => ungradedOf(answer, judgments).length === 0);
  const graded = scored.map(({ request, slugs }) => ({
    all: Object.values(judgments[request.id] ?? {}),
    shown: slugs.flatMap((slug) => [judgments[request.id]?.[slug] ?? []].flat(0) as Grade[]),
  }));
  const shown = graded.flatMap((answer) => answer.shown);
  const first = graded.flatMap((answer) => answer.shown.slice(0, 3));
  const count = (grades: readonly Grade[], test: (grade: Grade) => boolean) =>
    grades.filter(test).length;
  return {
    requests: scored.length,
    ungraded: sum(answers.map((answer) => ungradedOf(answer, judgments).length)),
    meanRelevance: share(sum(shown.map(([relevance]) => relevance)), shown.length),
    ndcg: share(sum(graded.map(({ all, shown: grades }) => ndcgOf(grades, all))), graded.length),
    precise: share(
      count(shown, ([relevance]) => relevance >= 2),
      shown.length,
    ),
    preciseAt3: share(
      count(first, ([relevance]) => relevance >= 2),
      first.length,
    ),
    wrong: share(
      count(shown, ([relevance]) => relevance === 0),
      shown.length,
    ),
    falseReasons: share(
      count(shown, ([, reason]) => reason === 0),
      shown.length,
    ),
    specificReasons: share(
      count(shown, ([, reason]) => reason === 2),
      shown.length,
    ),
    broken: graded.filter((answer) => answer.shown.some(([, , breaks]) => breaks)).length,
    six: share(graded.filter((answer) => answer.shown.length >= 6).length, graded.length),
  };
}

/** Figures of gifts that have a grade, whatever else an answer holds. */
export type GradedFigures = {
  gifts: number;
  ungraded: number;
  meanRelevance: number;
  /** Of the first three of each answer. */
  meanAt3: number;
  wrong: number;
};

/** Compares answers of which some gifts have no grade: those are counted and left out. */
export function gradedFiguresOf(answers: readonly Answer[], judgments: Judgments): GradedFigures {
  const relevances = (slugs: readonly string[], { id }: JudgedRequest) =>
    slugs.flatMap((slug) => judgments[id]?.[slug]?.[0] ?? []);
  const all = answers.flatMap(({ slugs, request }) => relevances(slugs, request));
  const first = answers.flatMap(({ slugs, request }) => relevances(slugs.slice(0, 3), request));
  const gifts = sum(answers.map(({ slugs }) => slugs.length));
  return {
    gifts,
    ungraded: gifts - all.length,
    meanRelevance: share(sum(all), all.length),
    meanAt3: share(sum(first), first.length),
    wrong: share(all.filter((relevance) => relevance === 0).length, all.length),
  };
}

const PLACES = 8;

/** Normalised discounted cumulative gain at eight (Järvelin and Kekäläinen, 2002). */
function ndcgOf(shown: readonly Grade[], all: readonly Grade[]): number {
  const gain = (relevances: readonly number[]) =>
    sum(
      relevances
        .slice(0, PLACES)
        .map((relevance, place) => (2 ** relevance - 1) / Math.log2(place + 2)),
    );
  const ideal = gain(all.map(([relevance]) => relevance).toSorted((a, b) => b - a));
  return share(gain(shown.map(([relevance]) => relevance)), ideal);
}

/** What an answer must reach; `aim` is what the best would. */
export const BARS = {
  meanRelevance: { least: 2.2 },
  precise: { least: 0.85 },
  preciseAt3: { least: 0.92 },
  wrong: { most: 0.02 },
  falseReasons: { most: 0 },
  specificReasons: { least: 0.85 },
  broken: { most: 0 },
  six: { least: 0.9 },
} as const satisfies Partial<Record<keyof Figures, { least: number } | { most: number }>>;

/** The bars that figures miss, one sentence each. */
export function missedBars(figures: Figures): string[] {
  return Object.entries(BARS).flatMap(([name, bar]) => {
    const value = figures[name as keyof typeof BARS];
    if ("least" in bar && value < bar.least) return [`${name} ${value.toFixed(3)} < ${bar.least}`];
    if ("most" in bar && value > bar.most) return [`${name} ${value.toFixed(3)} > ${bar.most}`];
    return [];
  });
}
