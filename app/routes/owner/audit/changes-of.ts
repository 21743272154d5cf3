/** What one field of an entry was and became; a value that can't be said in a word is shortened text. */
export type Change = { field: string; was: Said; became: Said };
export type Said = string | boolean | null;

/** Longest text of a value in the log's table; the API has all of it. */
const SHOWN = 120;

type Facts = Record<string, unknown> | null;

/** The fields that differ between two states, in the order in which they were noted. */
export function changesOf(before: Facts, after: Facts): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, was: say(before?.[field]), became: say(after?.[field]) }))
    .filter(({ was, became }) => was !== became);
}

function say(value: unknown): Said {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "boolean") return value;
  const isList = Array.isArray(value) && value.every((one) => typeof one !== "object");
  const text = isList
    ? value.join(", ")
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);
  if (text.length <= SHOWN) return text === "" ? null : text;
  // By characters as people count them: half of an emoji is no text.
  return `${[...text].slice(0, SHOWN - 1).join("")}…`;
}
