/**
 * i18next's `t` at the cost of a look-up. i18next merges options, tries languages and runs four
 * patterns for each text, which a page with hundreds of them can't afford. What it does beside
 * finding a text or its plural and filling in `{{names}}` (fallbacks, missing words) stays its own.
 */
import type { i18n } from "i18next";
import type { KeyOf, Namespace, QualifiedKey, TextValues } from "#shared/translate";

/** Translates a key of a namespace, or `namespace:key`, as i18next does. */
export type FixedT<Own extends Namespace> = ((
  key: KeyOf<Own> | QualifiedKey,
  values?: TextValues,
) => string) & {
  lng: string;
  ns: Own | readonly Namespace[];
};

/** Options of i18next that choose another text or treat it in another way. */
const OPTIONS: ReadonlySet<string> = new Set([
  "appendNamespaceToCIMode",
  "applyPostProcessor",
  "context",
  "defaultValue",
  "fallbackLng",
  "ignoreJSONStructure",
  "interpolation",
  "joinArrays",
  "keySeparator",
  "lng",
  "lngs",
  "missingInterpolationHandler",
  "nest",
  "ns",
  "nsSeparator",
  "ordinal",
  "postProcess",
  "replace",
  "returnDetails",
  "returnObjects",
  "skipInterpolation",
]);

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** A text, and whether it has placeholders. */
type Text = { text: string; isFilled: boolean };

/** Texts by the words of one namespace in one language, and by key. */
const known = new WeakMap<object, Map<string, Text>>();

/** `i18n.getFixedT(lng, ns)`: the first namespace counts for keys that name none. */
export function fixedT<Own extends Namespace>(
  i18n: i18n,
  lng: string,
  ns: Own | readonly [Own, ...Namespace[]],
): FixedT<Own> {
  const own = typeof ns === "string" ? ns : ns[0];
  const slow = i18n.getFixedT(lng, own);
  const t = (key: string, values?: TextValues) => {
    const colon = key.indexOf(":");
    // Read each time: the browser adds words as pages need them.
    const words = i18n.store.data[lng]?.[colon < 0 ? own : key.slice(0, colon)];
    const name = key.slice(colon + 1) + pluralSuffix(lng, values?.count);
    const found = typeof words === "object" ? textOf(words, name) : undefined;
    return (found && fill(found, values)) ?? slow(key, values);
  };
  return Object.assign(t, { lng, ns });
}

const pluralRules = new Map<string, Intl.PluralRules>();

/** "_one" for the text of a count; "" without one, and for 0, which may have a text of its own. */
function pluralSuffix(lng: string, count: TextValues[string] | undefined): string {
  if (typeof count !== "number" || count === 0) return "";
  const rules = pluralRules.get(lng) ?? new Intl.PluralRules(lng);
  pluralRules.set(lng, rules);
  return `_${rules.select(count)}`;
}

/** The text at a dotted key; undefined where there is none or i18next has to look at it. */
function textOf(words: object, key: string): Text | undefined {
  const texts = known.get(words) ?? new Map<string, Text>();
  known.set(words, texts);
  const remembered = texts.get(key);
  if (remembered) return remembered;
  let at: unknown = words;
  for (const part of key.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as Record<string, unknown>)[part];
  }
  if (typeof at !== "string" || at.includes("$t(")) return undefined;
  const isFilled = at.includes("{{");
  if (isFilled && at.replace(PLACEHOLDER, "").includes("{{")) return undefined;
  const found = { text: at, isFilled };
  texts.set(key, found);
  return found;
}

/** The text with its values; undefined where one is missing or chooses another text. */
function fill({ text, isFilled }: Text, values?: TextValues): string | undefined {
  if (values) for (const name in values) if (OPTIONS.has(name)) return undefined;
  if (values?.count === 0) return undefined;
  if (!isFilled) return text;
  let isWhole = true;
  const filled = text.replace(PLACEHOLDER, (_, name: string) => {
    const value = values?.[name];
    if (typeof value !== "string" && typeof value !== "number") isWhole = false;
    return String(value);
  });
  return isWhole ? filled : undefined;
}
