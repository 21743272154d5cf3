import type { ActionResult } from "~/forms/action-result";

/** One a form: the sections of the page that change something. */
export const INTENTS = [
  "username",
  "email",
  "emailResend",
  "emailCancel",
  "locale",
  "password",
  "disconnect",
  "addPasskey",
  "removePasskey",
  "recoveryCodes",
  "endSession",
  "signOut",
  "close",
] as const;
export type Intent = (typeof INTENTS)[number];

/** The result of a form of the account page; new recovery codes are shown this once. */
export type SectionResult = ActionResult<{ codes?: string[] }>;

/** Parts of the page that send people to sign in again, and back to themselves. */
export const INTERRUPTED = [...INTENTS, "data"] as const;
export type InterruptedPart = (typeof INTERRUPTED)[number];

/** What somebody was doing when they were asked to sign in again, which they have done now. */
export type Restored = { part: InterruptedPart; values: Record<string, string> };

/** What was typed into a form, by field; several values of one field are separated by commas. */
export function typedValues({ lastResult }: Pick<ActionResult, "lastResult">) {
  const entries = Object.entries(lastResult?.initialValue ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value ?? "")]));
}
