/** What the form held for the answer on screen, kept for the life of the tab. */
import { FINDER_FIELDS, type FinderValues } from "./finder-answer";

const KEY = "giftwright:finder";

export type KeptAnswers = {
  values: FinderValues;
  /** The query of the answer's address; empty where it has none: it is asked for again. */
  address: string;
};

/** Stores what was asked; null forgets it. A browser that keeps nothing is no trouble. */
export function keepAnswers(kept: KeptAnswers | null): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is off or full: results last as long as the page.
  }
}

/** What was asked last in this tab, if it was kept whole. */
export function keptAnswers(): KeptAnswers | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isKept = (kept: unknown): kept is KeptAnswers => {
  const { values, address } = (kept ?? {}) as Partial<KeptAnswers>;
  const isWhole = values && FINDER_FIELDS.every((name) => typeof values[name] === "string");
  return Boolean(isWhole) && typeof address === "string";
};
