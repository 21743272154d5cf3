/** How closely a gift serves a person. */
import type { Brief } from "#shared/brief/schema";
import type { Match } from "./match";

/** What says more of the person than an occasion does; a gift for a boss fits any boss. */
const TELLING: readonly Brief["situations"][number][] = [
  "breakup",
  "first-apartment",
  "grief",
  "illness",
  "long-distance",
  "moving-abroad",
  "new-driver",
  "new-parents",
  "new-pet",
];
/** Whether a gift is for a situation that says much of the person. */
export const isTelling = (match: Match) =>
  match.how === "situation" && TELLING.includes(match.situation);

/** The levels by which gifts serve a brief, the closest to the person first. */
export const LEVELS = ["exact", "telling", "narrower", "broader", "situation", "any"] as const;
type Level = (typeof LEVELS)[number];

/** The level of what links a gift to a brief. */
export const levelOf = (match: Match): Level => (isTelling(match) ? "telling" : match.how);
