/** What the shop counts of a UTC day, for the Admin Dashboard. */

/** Security events that are refused; a stranger's costs no row of its own. */
export const SECURITY_TALLIES = [
  "signInsFailed",
  "codesRefused",
  "passkeysRefused",
  "rightsRefused",
  "throttled",
] as const;

/** Counted by the Worker itself, in batches; everything else by triggers where it is written. */
export const TALLIES = [
  "requests",
  "workersAi",
  "openAi",
  "catalogue",
  "rowsRead",
  "rowsWritten",
  "kvWrites",
  ...SECURITY_TALLIES,
] as const;
export type TallyName = (typeof TALLIES)[number];

/** One UTC day; every figure is 0 where nothing was counted. */
export type DayFigures = Record<
  TallyName | "signUps" | "saves" | "premium" | "neurons" | "bugs" | "suggestions",
  number
> & {
  /** YYYY-MM-DD. */
  day: string;
};

/** Days on one page of plots. */
export const DAYS_SHOWN = 30;

/** What a day may cost on the free tier. */
export const FREE_TIER = {
  requests: 100_000,
  neurons: 10_000,
  rowsRead: 5_000_000,
  rowsWritten: 100_000,
  kvWrites: 1_000,
} as const;
