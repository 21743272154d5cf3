/** The eval's findings as text for a terminal. */
import type { InterestId } from "#shared/catalogue/vocabulary";
import { type BriefScore, type Totals, totalsOf, VIOLATIONS } from "./score";

/** One brief that was run: who asked, what came back, how good it was. */
export type Run = {
  locale: string;
  intent: string;
  /** What was typed as interests. */
  words: string;
  /** Interests that the parser understood. */
  understood: InterestId[];
  /** Why there was no answer at all. */
  refused: string | null;
  /** Slugs of the answer. */
  answer: string[];
  score: BriefScore;
};

type Column = [title: string, cell: (totals: Totals) => string];

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

const COLUMNS: readonly Column[] = [
  ["briefs", (totals) => String(totals.briefs)],
  ...VIOLATIONS.map((violation): Column => [violation, (totals) => String(totals[violation])]),
  ["short", (totals) => String(totals.short)],
  ["coverage", (totals) => percent(totals.coverage)],
  ["precision", (totals) => percent(totals.precision)],
  ["reachable", (totals) => percent(totals.reachable)],
  ["categories", (totals) => totals.categories.toFixed(2)],
  ["clichés", (totals) => percent(totals.cliches)],
];

/** A row a language and one for all; the columns from budget to short must be 0. */
export function table(runs: readonly Run[]): string {
  const locales = [...new Set(runs.map((run) => run.locale))];
  const row = (name: string, of: readonly Run[]) => {
    const totals = totalsOf(of.map((run) => run.score));
    return [name, ...COLUMNS.map(([, cell]) => cell(totals))];
  };
  const rows = [
    ["", ...COLUMNS.map(([title]) => title)],
    ...locales.map((locale) =>
      row(
        locale,
        runs.filter((run) => run.locale === locale),
      ),
    ),
    row("all", runs),
  ];
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells.map((cell, at) => cell.padStart(widths?.[at] ?? 0)).join("  ");
  return rows.map(line).join("\n");
}

/** How far a brief is from a perfect answer; violations weigh most. */
function badness({ score }: Run): number {
  const broken = VIOLATIONS.reduce((total, kind) => total + score.broken[kind].length, 0);
  const waste = score.gifts === 0 ? 1 : 1 - score.precise / score.gifts;
  return broken * 100 + (score.short ? 50 : 0) + score.missed.length * 10 + waste;
}

/** The worst briefs with what was understood, broken and missed. */
export function worst(runs: readonly Run[], most: number): string {
  return runs
    .toSorted((a, b) => badness(b) - badness(a))
    .slice(0, most)
    .map(describe)
    .join("\n");
}

function describe({ locale, intent, words, understood, refused, answer, score }: Run): string {
  const broken = VIOLATIONS.filter((kind) => score.broken[kind].length > 0);
  const facts = [
    ...broken.map((kind) => `breaks ${kind}: ${score.broken[kind].join(", ")}`),
    ...(score.short ? [`${score.gifts} gifts where ${score.fitting} fit`] : []),
    ...(score.missed.length > 0 ? [`missed ${score.missed.join(", ")}`] : []),
    `${score.precise} of ${score.gifts} to the point, ${score.reachable} could be (${score.fitting} fit)`,
    refused ? `refused: ${refused}` : `understood ${understood.join(", ") || "nothing"}`,
  ];
  const lines = [`${locale} ${intent}: ${words}`, ...facts, `gave ${answer.join(", ")}`];
  return lines.join("\n     ");
}
