/** Arbitrary values for requests: odd text, wrong types, and what a zod schema describes. */
import fc from "fast-check";
import type { z } from "zod";

/**
 * Markup that a page must only ever show escaped; `x_7q` tells it from the page's own
 * (a nonce, in base64, never holds an underscore).
 */
export const MARKUP = [
  "<img src=x onerror=x_7q>",
  "</script><script>x_7q</script>",
  '" onfocus="x_7q" autofocus="',
  "' onfocus='x_7q",
  "<!--x_7q--><svg onload=x_7q>",
  "]]><b x_7q>",
] as const;

/** The name of a header that no answer may carry: text with line ends tries to add it. */
export const INJECTED_HEADER = "x-injected";

/** Text that programs have stumbled over, each for a reason of its own. */
const ODD_TEXTS = [
  ...MARKUP,
  "",
  " ",
  "\t\n\r",
  "\u00a0\u3000\u200b",
  "\0",
  "a\0b",
  "\ud800",
  "a\udfffb",
  "\u202egnp.exe",
  "\u2066a\u2069",
  "\ufeffa",
  `a${"\u0301".repeat(300)}`,
  "👩‍👩‍👧‍👦".repeat(20),
  "İıßﬃǅ",
  "١٢٣",
  "½",
  "，。、；",
  "OᎳnᎬᏒ",
  `a\r\n${INJECTED_HEADER}: 1\r\n\r\n<b x_7q>`,
  "'; DROP TABLE users; --",
  "' OR '1'='1",
  '"',
  "*",
  "a*",
  "(",
  "^a",
  "-a",
  "NEAR(a b)",
  "a AND OR NOT b",
  "name:tea",
  "%",
  "%00",
  "%ff",
  "_",
  "../../etc/passwd",
  "..%2f..%2f",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "true",
  "NaN",
  "Infinity",
  "-0",
  "-1",
  "0",
  "1e309",
  "1e-9",
  "0x10",
  "9007199254740993",
  "99999999999999999999",
  "1,5",
  "$1-2",
  "$1,250.50",
  "2027-02-30",
  "0000-01-01",
  "9999-12-31",
  "-000001-01-01",
  "24:00",
  "23:59:60",
  "America/New_York",
  "aMerica/new_york",
  "{{username}}",
  "{username}",
  "$t(common:brand)",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is sent as it stands.
  "${7*7}",
  "=1+1",
  "@SUM(A1)",
  "javascript:x_7q",
  "data:text/html,<b x_7q>",
  "//evil.example",
  "\\\\evil.example",
  "/\\evil.example",
  "https://u:p@evil.example/",
  "http://[::1",
  "https://evil.example/?x_7q=<script>",
  "a@b",
  "a@example.com",
  `${"a".repeat(64)}@example.com`,
  "[a](javascript:x_7q)",
  "![a](x onerror=x_7q)",
  "<details open ontoggle=x_7q>",
] as const;

/** What long text is made of: pieces that tempt an expression to go back and try again. */
export const LONG_PIECES = [
  "a",
  "a ",
  "@",
  "<",
  "(",
  " ",
  "\n",
  ",",
  "，",
  "1",
  "1-",
  "$1 ",
  "-",
  "'",
  "*",
  "[",
  "](",
  "\u0301",
  "é",
  "不",
  "no ",
  "and ",
  "a@b ",
] as const;

const longText = fc
  .tuple(fc.constantFrom(...LONG_PIECES), fc.constantFrom(61, 130, 301, 1_001, 4_001, 40_001))
  .map(([piece, length]) => `${piece.repeat(Math.ceil(length / piece.length))}!`);

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
  { weight: 1, arbitrary: longText },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...ODD_TEXTS), fc.constantFrom(...ODD_TEXTS))
      .map(([one, other]) => `Ana ${one} ${other}`),
  },
);

/** Any JSON value, most of all what a field doesn't expect. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  {
    weight: 6,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      1e21,
      -1e308,
      Number.MAX_SAFE_INTEGER,
      [],
      {},
      [[]],
      [null],
      { length: 1e9 },
      { toString: null, valueOf: null },
    ),
  },
  { weight: 1, arbitrary: fc.array(oddText, { maxLength: 100 }) },
  { weight: 1, arbitrary: fc.dictionary(oddText, oddText, { maxKeys: 5 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

type Def = {
  type: string;
  checks?: { _zod: { def: Check } }[];
  format?: string;
  shape?: Record<string, z.ZodType>;
  entries?: Record<string, unknown>;
  values?: unknown[];
  options?: z.ZodType[];
} & Partial<Record<"element" | "innerType" | "in" | "out" | "valueType", z.ZodType>>;
type Check = { check: string; format?: string; pattern?: RegExp } & Partial<
  Record<"minimum" | "maximum" | "value", number>
>;

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  email: fc.constantFrom("ana@example.com", "a+b@sub.example.co", "A.B@EXAMPLE.COM"),
  uuid: fc.uuid(),
  url: fc.webUrl(),
};

/**
 * Values that a schema's shape describes: the right types, lengths and ranges at and around their
 * ends. Refinements in code are not known here, so that many of them are only nearly valid.
 */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Def;
  const inner = () => valuesOf((def.innerType ?? def.out) as z.ZodType);
  switch (def.type) {
    case "string":
      return textsOf(def);
    case "number":
      return numbersOf(def);
    case "boolean":
      return fc.boolean();
    case "enum":
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case "literal":
      return fc.constantFrom(...(def.values ?? []));
    case "array": {
      const max = limitOf(def, "max_length") ?? 12;
      const maxLength = Math.min(max + 1, 130);
      return fc.array(valuesOf(def.element as z.ZodType), { maxLength, size: "max" });
    }
    case "object":
      return objectOf(def.shape ?? {});
    case "record":
      return fc.dictionary(oddText, valuesOf(def.valueType as z.ZodType), { maxKeys: 8 });
    case "union":
      return fc.oneof(...(def.options ?? []).map(valuesOf));
    case "nullable":
      return fc.oneof({ weight: 4, arbitrary: inner() }, fc.constant(null));
    case "pipe":
      // A preprocessing step takes anything; what it leads to says what is meant.
      return valuesOf((isTransform(def.in) ? def.out : def.in) as z.ZodType);
    case "optional":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
    case "nonoptional":
      return inner();
    default:
      return oddValue;
  }
}

const isTransform = (schema?: z.ZodType) => schema?._zod.def.type === "transform";

const checksOf = (def: Def): Check[] => [
  ...(def.checks ?? []).map((check) => check._zod.def),
  ...(def.format ? [{ check: "string_format", format: def.format }] : []),
];

const limitOf = (def: Def, name: string) =>
  checksOf(def).find(({ check }) => check === name)?.[
    name === "min_length" ? "minimum" : name === "max_length" ? "maximum" : "value"
  ];

function textsOf(def: Def): fc.Arbitrary<string> {
  const format = checksOf(def).find((one) => FORMATS[one.format ?? ""])?.format;
  if (format) return fc.oneof({ weight: 4, arbitrary: FORMATS[format] ?? oddText }, oddText);
  const max = limitOf(def, "max_length") ?? 60;
  const min = limitOf(def, "min_length") ?? 0;
  const atTheEnds = fc
    .constantFrom(min, min + 1, Math.max(0, max - 1), max, max + 1)
    .map((length) => "é".repeat(length));
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: "grapheme", minLength: min, maxLength: max }) },
    { weight: 1, arbitrary: atTheEnds },
    { weight: 2, arbitrary: oddText },
  );
}

function numbersOf(def: Def): fc.Arbitrary<unknown> {
  const low = limitOf(def, "greater_than") ?? 0;
  const high = limitOf(def, "less_than") ?? 1_000;
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: Math.ceil(low), max: Math.floor(high) }) },
    { weight: 1, arbitrary: fc.constantFrom(low - 1, low, high, high + 1, 0.5, -0, 1e15) },
    { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
    // As forms and addresses carry numbers.
    { weight: 1, arbitrary: fc.integer({ min: -1, max: 40 }).map(String) },
  );
}

/** Objects of a shape; a field is now and then missing, or of another type. */
function objectOf(shape: Record<string, z.ZodType>): fc.Arbitrary<object> {
  const fields = Object.entries(shape).map(
    ([name, schema]) =>
      [
        name,
        fc.oneof({ weight: 12, arbitrary: valuesOf(schema) }, { weight: 1, arbitrary: oddValue }),
      ] as const,
  );
  const all = fc.record(Object.fromEntries(fields));
  return fc.oneof(
    { weight: 3, arbitrary: all },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
  );
}

/** One change of an example: where in it, and what stands there then. */
const change = fc.record({
  at: fc.nat(1_000),
  how: fc.oneof(
    { weight: 8, arbitrary: fc.constant("text" as const) },
    { weight: 4, arbitrary: fc.constant("value" as const) },
    { weight: 1, arbitrary: fc.constant("missing" as const) },
    { weight: 1, arbitrary: fc.constant("many" as const) },
    { weight: 1, arbitrary: fc.constant("surplus" as const) },
  ),
  text: oddText,
  value: oddValue,
});

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/**
 * An example that is valid, with one or two of its fields changed: nearly valid, or valid but odd.
 */
export const changesOf = fc.array(change, { minLength: 0, maxLength: 2 });

/** Defined, not assigned: "__proto__" becomes a field like any other. */
const WRITABLE = { enumerable: true, configurable: true, writable: true };

/** The example with these changes; the example itself stays as it is. */
export function applyChanges(example: unknown, changes: readonly Change[]): unknown {
  const copy = structuredClone(example);
  for (const { at, how, text, value } of changes) {
    const places = placesIn(copy);
    const place = places[at % places.length];
    if (!place) continue;
    const [parent, key] = place;
    if (how === "text") parent[key] = text;
    else if (how === "value") parent[key] = value;
    else if (how === "missing") delete parent[key];
    else if (how === "many") parent[key] = Array(200).fill(parent[key]);
    else Object.defineProperty(parent, text, { value, ...WRITABLE });
  }
  return copy;
}

type Place = [parent: Record<string, unknown>, key: string];

/** Every field of a value, at any depth. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((key) => [
    [parent, key] as Place,
    ...placesIn(parent[key]).slice(0, 60),
  ]);
}
