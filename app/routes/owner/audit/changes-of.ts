/** What one field of an entry was and became; a value that can't be said in a word is shortened text. */
export type Change = { field: string; was: Said; became: Said };
export type Said = string | boolean | null;

/** Longest text of a value in the log's table; the API has all of it. */
const SHOWN = 120;
/** How much of what stayed is shown before it. */
const LEAD = 20;

type Facts = Record<string, unknown> | null;

/** The fields that differ between two states, in the order in which they were noted. */
export function changesOf(before: Facts, after: Facts): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    const [was, became] = [say(field, before?.[field]), say(field, after?.[field])];
    return was === became ? [] : [{ field, ...shorten(was, became) }];
  });
}

/** The log keeps moments in UTC seconds, under names like `expiresAt`. */
const LATEST = 253_402_300_799;
const isMoment = (field: string, value: unknown): value is number =>
  field.endsWith("At") && Number.isInteger(value) && Number(value) > 0 && Number(value) <= LATEST;

function say(field: string, value: unknown): Said {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "boolean") return value;
  if (isMoment(field, value)) return new Date(value * 1000).toISOString().slice(0, 10);
  const isList = Array.isArray(value) && value.every((one) => typeof one !== "object");
  if (isList) return value.join(", ") || null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Long texts are shown from a little before the place where they begin to differ. */
function shorten(was: Said, became: Said): { was: Said; became: Said } {
  // By characters as people count them: half of an emoji is no text.
  const [old, now] = [was, became].map((said) => (typeof said === "string" ? [...said] : []));
  const same = old?.findIndex((letter, place) => letter !== now?.[place]) ?? 0;
  const from = same < 0 ? (old?.length ?? 0) : same;
  const start = from > SHOWN / 2 ? from - LEAD : 0;
  const cut = (said: Said, letters: string[] = []) => {
    if (typeof said !== "string") return said;
    const end = start + SHOWN - 2;
    const text = letters.slice(start, end).join("");
    return `${start > 0 ? "…" : ""}${text}${letters.length > end ? "…" : ""}`;
  };
  return { was: cut(was, old), became: cut(became, now) };
}
