/** What was asked last, kept for the life of the tab: a reload or a change of language asks it again. */
import { FINDER_FIELDS, type FinderValues } from "./finder-answer";

const KEY = "giftwright:finder";

/** The six answers of a form that is being sent. */
export const valuesOf = (formData: FormData): FinderValues =>
  Object.fromEntries(
    FINDER_FIELDS.map((name) => [name, String(formData.get(name) ?? "")]),
  ) as FinderValues;

/** Stores what was asked; null forgets it. A browser that keeps nothing is no trouble. */
export function keepAnswers(values: FinderValues | null): void {
  try {
    if (values) sessionStorage.setItem(KEY, JSON.stringify(values));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is off or full: results last as long as the page.
  }
}

/** What was asked last in this tab, if it was kept whole. */
export function keptAnswers(): FinderValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isFinderValues(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isFinderValues = (value: unknown): value is FinderValues =>
  typeof value === "object" &&
  value !== null &&
  FINDER_FIELDS.every((name) => typeof (value as Partial<FinderValues>)[name] === "string");
