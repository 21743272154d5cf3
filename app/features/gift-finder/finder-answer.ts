/** What the finder's form gets back: results, or what to mend. */

import type { RecommendInput } from "#shared/brief/schema";
import type { Recommendation } from "#shared/recommendations/schema";
import type { ActionResult } from "~/forms/action-result";
import type { ErrorKey } from "~/translation";

export const FINDER_FIELDS = [
  "recipient",
  "age",
  "occasion",
  "interests",
  "budget",
  "relationship",
] as const satisfies (keyof RecommendInput)[];

export type FinderField = (typeof FINDER_FIELDS)[number];
/** The six fields, and the address of the answer that filled them where one did. */
export type FinderValues = Record<FinderField, string> & { known?: string };

/** What is wrong, or what only the browser sees: no list of gifts in the answer. */
export type FinderFailure = ErrorKey | "badFormat";

export type FinderAnswer = Pick<ActionResult, "lastResult"> & {
  /** What was asked, when it could be read; the blocker's one-press change starts from it. */
  values: FinderValues | null;
  recommendation: Recommendation | null;
  error: FinderFailure | null;
  /** True when the question came from the blocker's button, so the form takes its values over. */
  changed: boolean;
};

/** Where the finder posts; the fragment brings a visitor without scripts to the answer. */
export const FINDER_ACTION = "/?index#answer";

/** The six answers, and what filled them, of a form that is being sent. */
export function valuesOf(formData: FormData): FinderValues {
  const text = (name: string) => {
    const value = formData.get(name);
    return typeof value === "string" ? value : "";
  };
  const values = Object.fromEntries(FINDER_FIELDS.map((name) => [name, text(name)]));
  const known = text("known");
  return { ...(values as Record<FinderField, string>), ...(known && { known }) };
}

/** The fields as typed for one answer, with what the answer after it changed; else the same. */
export function refineValues(
  typed: FinderValues,
  before: Recommendation,
  { fields, address }: Recommendation,
): FinderValues {
  const isSame = FINDER_FIELDS.every((name) => before.fields[name] === fields[name]);
  if (isSame) return typed;
  const values = { ...typed };
  for (const name of FINDER_FIELDS) {
    const [was, is] = [before.fields[name], fields[name]];
    if (was === is) continue;
    // Wishes that were added follow the words that were typed.
    const isAdded = name === "interests" && is.startsWith(`${was}, `);
    values[name] = isAdded ? typed.interests + is.slice(was.length) : is;
  }
  return { ...values, known: address };
}
