/** What one field of an entry was and became, in words; null where there was or is nothing. */
export type Change = { field: string; was: string | null; became: string | null };

/** How fields and their values are called. */
export type Wording = {
  nameOf: (field: string) => string;
  say: (field: string, value: unknown) => string | null;
};

/** Longest text of a value in the log's table; the API has all of it. */
const SHOWN = 120;
/** How much of what stayed is shown before it. */
const LEAD = 20;

type Facts = Record<string, unknown>;

/**
 * The fields that differ between two states, in the order in which they were noted; facts within
 * facts each alone.
 */
export function changesOf(
  before: Facts | null,
  after: Facts | null,
  { nameOf, say }: Wording,
): Change[] {
  return pairsOf(before ?? {}, after ?? {}).flatMap(({ path, ...values }) => {
    const field = path.at(-1) ?? "";
    const [was, became] = [say(field, values.was), say(field, values.became)];
    if (was === became) return [];
    return [{ field: path.map(nameOf).join(" · "), ...shorten(was, became) }];
  });
}

type Pair = { path: string[]; was: unknown; became: unknown };

function pairsOf(before: Facts, after: Facts, path: string[] = []): Pair[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field): Pair[] => {
    const [was, became] = [before, after].map((facts) =>
      Object.hasOwn(facts, field) ? facts[field] : null,
    );
    const here = [...path, field];
    if (!isFacts(was) && !isFacts(became)) return [{ path: here, was, became }];
    if (![was, became].every((value) => isFacts(value) || value === null)) {
      return [{ path: here, was, became }];
    }
    return pairsOf((was ?? {}) as Facts, (became ?? {}) as Facts, here);
  });
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Values = Pick<Change, "was" | "became">;

/** Long texts are shown from a little before the place where they begin to differ. */
function shorten(was: string | null, became: string | null): Values {
  // By characters as people count them: half of an emoji is no text.
  const [old, now] = [was, became].map((said) => [...(said ?? "")]);
  const same = old?.findIndex((letter, place) => letter !== now?.[place]) ?? 0;
  const from = same < 0 ? (old?.length ?? 0) : same;
  const start = from > SHOWN / 2 ? from - LEAD : 0;
  const cut = (said: string | null, letters: string[] = []) => {
    if (said === null) return null;
    const end = start + SHOWN - 2;
    const text = letters.slice(start, end).join("");
    return `${start > 0 ? "…" : ""}${text}${letters.length > end ? "…" : ""}`;
  };
  return { was: cut(was, old), became: cut(became, now) };
}
