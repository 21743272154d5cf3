/**
 * The plots of the Admin Dashboard: what is stacked in each, and the free tier's limit where there
 * is one.
 */
import { type DayFigures, FREE_TIER } from "#shared/counters/schema";

export const PLOTS = [
  { name: "asked", series: ["workersAi", "openAi", "catalogue"] },
  { name: "saves", series: ["saves"] },
  { name: "signUps", series: ["signUps"] },
  { name: "premium", series: ["premium"] },
  { name: "neurons", series: ["neurons"], limit: FREE_TIER.neurons },
  { name: "rowsRead", series: ["rowsRead"], limit: FREE_TIER.rowsRead },
  { name: "rowsWritten", series: ["rowsWritten"], limit: FREE_TIER.rowsWritten },
  { name: "kvWrites", series: ["kvWrites"], limit: FREE_TIER.kvWrites },
  { name: "requests", series: ["requests"], limit: FREE_TIER.requests },
] as const satisfies readonly {
  name: string;
  series: readonly (keyof DayFigures)[];
  limit?: number;
}[];

export type Figure = (typeof PLOTS)[number]["series"][number];
export type Plot = {
  name: (typeof PLOTS)[number]["name"];
  /** From the bottom up: ribbon, ink, hatched. */
  series: readonly Figure[];
  /** What a day may cost, drawn as a line. */
  limit?: number;
};

/**
 * A scale's top for these values: 1, 2 or 5 times a power of ten, at least 1. The limit counts in
 * only once a day comes near it, or every bar below it would lie flat on the floor.
 */
export function scaleTop(highest: number, limit?: number): number {
  const wanted = limit !== undefined && highest > limit / 4 ? Math.max(highest, limit) : highest;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= wanted) ?? power * 10;
}
