/**
 * The closed vocabularies that describe a gift. Browser-safe: forms, cards and the catalogue's
 * data files all use these ids; the words a person reads come from `locales/`.
 */

export const CATEGORIES = [
  "home",
  "kitchen",
  "books",
  "tech",
  "garden",
  "beauty",
  "clothing",
  "sports",
  "games",
  "art",
  "music",
  "outdoors",
  "food",
  "jewelry",
  "kids",
  "experiences",
] as const;
export type Category = (typeof CATEGORIES)[number];
export const isCategory = (text: string): text is Category =>
  (CATEGORIES as readonly string[]).includes(text);

/**
 * The category of a gift: one of ours or, for a gift that the Owner made, the name of a theme
 * (`themes.ts`) or free text.
 */
export type GiftCategory = Category | (string & {});

/**
 * What a gift contains or is made of, and a person may need to avoid. A gift lists all that apply.
 */
export const CARES = [
  "alcohol",
  "nuts",
  "gluten",
  "dairy",
  "eggs",
  "meat",
  "fish",
  "shellfish",
  "honey",
  "sugar",
  "caffeine",
  "leather",
  "wool",
  "silk",
  "down",
  "animal",
  "plastic",
  "scent",
  "flame",
  "sharp",
  "small-parts",
  "screen",
  "charging",
  "noise",
  "clutter",
  "heavy",
  "subscription",
  "living",
] as const;
export type Care = (typeof CARES)[number];

/** What a vegan avoids: a gift that is called vegan contains none of these. */
export const NOT_VEGAN = [
  "dairy",
  "eggs",
  "meat",
  "fish",
  "shellfish",
  "honey",
  "leather",
  "wool",
  "silk",
  "down",
  "animal",
] as const satisfies readonly Care[];

/**
 * What a gift asks of a person's body, mind and home; a person may be unable to offer it. Packed
 * candidates name them by their place: new ones go last.
 */
export const ASKS = [
  "fine-hands",
  "strength",
  "sight",
  "hearing",
  "stamina",
  "standing",
  "space",
  "garden",
  "outdoor-space",
  "car",
  "smartphone",
  "computer",
  "oven",
  "bathtub",
  "fireplace",
  "turntable",
  "chewing",
  "swallowing",
  "reading",
  "memory",
] as const;
export type Ask = (typeof ASKS)[number];

/**
 * Not everybody has these: a gift that needs one is offered only where an interest of theirs
 * implies it.
 */
export const RARE_ASKS = [
  "garden",
  "car",
  "bathtub",
  "fireplace",
  "turntable",
] as const satisfies readonly Ask[];

/**
 * Whom of those with an interest a gift suits: with "choice" everybody, since the giver picks the
 * part ("a portrait of their own pet"); with "part" only who loves the part that it is about.
 */
export const SCOPES = ["choice", "part"] as const;
export type Scope = (typeof SCOPES)[number];

/** The mood of a gift; "quiet" is right even for somebody who grieves or is ill. */
export const TONES = ["playful", "festive", "romantic", "quiet"] as const;
export type Tone = (typeof TONES)[number];

/**
 * What a person is going through. A gift lists those it suits even when no interest is known; "any"
 * is for nearly anybody of its ages.
 */
export const SITUATIONS = [
  "any",
  "new-home",
  "first-apartment",
  "retirement",
  "new-parents",
  "expecting",
  "teacher-thanks",
  "coach-thanks",
  "caregiver-thanks",
  "thanks",
  "host",
  "neighbor",
  "boss",
  "colleague-leaving",
  "secret-santa",
  "exam-passed",
  "new-job",
  "promotion",
  "grief",
  "illness",
  "recovery",
  "breakup",
  "apology",
  "encouragement",
  "new-driver",
  "empty-nest",
  "wedding",
  "engagement",
  "long-distance",
  "moving-abroad",
  "new-pet",
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** The kinds of shop that sell a gift; `stores.ts` knows the shops of each region. */
export const SHOPS = [
  "general",
  "books",
  "records",
  "games",
  "toys",
  "electronics",
  "computers",
  "photo",
  "music-gear",
  "sports",
  "outdoors",
  "cycling",
  "garden",
  "plants",
  "home",
  "kitchen",
  "food",
  "wine",
  "tea-coffee",
  "beauty",
  "fashion",
  "jewelry",
  "crafts",
  "art-supplies",
  "stationery",
  "tools",
  "pets",
  "baby",
  "handmade",
  "experiences",
  "cars",
  "health",
  "collectibles",
] as const;
export type Shop = (typeof SHOPS)[number];

/** Ways in which a gift is good; wishes such as "more handmade" ask for these. */
export const QUALITIES = [
  "handmade",
  "personalized",
  "consumable",
  "experience",
  "practical",
  "sentimental",
  "luxurious",
  "funny",
  "sustainable",
  "compact",
  "educational",
  "active",
  "shared",
] as const;
export type Quality = (typeof QUALITIES)[number];

/** The finder's occasions, in its order and spelling. */
export const OCCASIONS = [
  "birthday",
  "christmas",
  "anniversary",
  "wedding",
  "graduation",
  "valentine",
  "easter",
  "mother's day",
  "father's day",
  "independence day",
  "halloween",
  "thanksgiving",
  "baby shower",
  "house warming",
  "retirement",
  "other",
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/**
 * Occasions for which people give what suits the person; the others are about a home, a couple or a
 * baby.
 */
export const PERSONAL_OCCASIONS = [
  "birthday",
  "christmas",
  "anniversary",
  "graduation",
  "valentine",
  "easter",
  "mother's day",
  "father's day",
  "independence day",
  "halloween",
  "thanksgiving",
  "retirement",
] as const satisfies readonly Occasion[];

/** The finder's relationships. */
export const RELATIONSHIPS = ["family", "friend", "colleague", "partner", "other"] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/** The finder's age bands in years, both ends included. 120 stands for "no upper end". */
export const AGE_BANDS = {
  "0-5": [0, 5],
  "6-10": [6, 10],
  "11-14": [11, 14],
  "15-18": [15, 18],
  "19-21": [19, 21],
  "22-25": [22, 25],
  "26-50": [26, 50],
  "51-70": [51, 70],
  "71-80": [71, 80],
  "80+": [80, 120],
} as const satisfies Record<string, readonly [number, number]>;
export type AgeBand = keyof typeof AGE_BANDS;
export const AGES = Object.keys(AGE_BANDS) as [AgeBand, ...AgeBand[]];
export const MAX_AGE = 120;

/** The finder's budget bands in cents, both ends included; `null` is "no upper end". */
export const BUDGET_BANDS = {
  "0-50": [0, 5_000],
  "50-100": [5_000, 10_000],
  "100-200": [10_000, 20_000],
  "200+": [20_000, null],
} as const satisfies Record<string, readonly [number, number | null]>;
export type BudgetBand = keyof typeof BUDGET_BANDS;
export const BUDGETS = Object.keys(BUDGET_BANDS) as [BudgetBand, ...BudgetBand[]];

/** Custom gifts and the hero know these four. */
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];

/** The eight holidays that have dates (`season.ts`). */
export const HOLIDAYS = [
  "st-patricks",
  "easter",
  "mothers-day",
  "fathers-day",
  "independence-day",
  "halloween",
  "thanksgiving",
  "christmas",
] as const;
export type Holiday = (typeof HOLIDAYS)[number];

/** The six gifts that everybody thinks of first; ranking puts a price on them. */
export const CLICHES = ["candle", "mug", "slippers", "socks", "tote", "bath set"] as const;
export type Cliche = (typeof CLICHES)[number];

export const AUDIENCES = ["anyone", "women", "men"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Id of a node of the interest tree. */
export type InterestId = string;
