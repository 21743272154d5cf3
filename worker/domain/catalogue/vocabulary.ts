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
 * The category of a gift: one of ours or, for a gift that the Owner made, the name of an occasion
 * category (`themes.ts`) or words of the Owner's own (spec §3: text).
 */
export type GiftCategory = Category | (string & {});

/** What a gift is about; an interest in a brief is one of these (spec §2 "interests"). */
export const TAGS = [
  "gardening",
  "houseplants",
  "cooking",
  "baking",
  "grilling",
  "coffee",
  "tea",
  "wine",
  "beer",
  "cocktails",
  "sweets",
  "gourmet",
  "reading",
  "writing",
  "history",
  "science",
  "space",
  "nature",
  "birds",
  "cats",
  "dogs",
  "horses",
  "dinosaurs",
  "hiking",
  "camping",
  "fishing",
  "cycling",
  "running",
  "yoga",
  "fitness",
  "swimming",
  "golf",
  "racket-sports",
  "soccer",
  "basketball",
  "winter-sports",
  "climbing",
  "water-sports",
  "beach",
  "picnic",
  "travel",
  "photography",
  "film",
  "music",
  "instruments",
  "vinyl",
  "singing",
  "dance",
  "theatre",
  "painting",
  "drawing",
  "pottery",
  "knitting",
  "sewing",
  "woodworking",
  "diy",
  "crafts",
  "calligraphy",
  "jewelry",
  "fashion",
  "skincare",
  "makeup",
  "fragrance",
  "grooming",
  "wellness",
  "meditation",
  "sleep",
  "board-games",
  "puzzles",
  "chess",
  "card-games",
  "video-games",
  "role-playing",
  "building-toys",
  "pretend-play",
  "collecting",
  "cars",
  "trains",
  "aviation",
  "coding",
  "gadgets",
  "smart-home",
  "audio",
  "home-decor",
  "hosting",
  "organizing",
  "design",
  "museums",
  "languages",
  "family-history",
  "keepsakes",
  "sustainability",
  "mystery",
  "poetry",
  "comics",
] as const;
export type Tag = (typeof TAGS)[number];

/** Things a person may need or wish to avoid. A gift lists every one that applies to it. */
export const CARES = [
  "alcohol",
  "nuts",
  "gluten",
  "dairy",
  "meat",
  "sugar",
  "caffeine",
  "leather",
  "wool",
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

/** The finder's occasions, spec §2, in the spec's order and spelling. */
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

/** The finder's relationships, spec §2. */
export const RELATIONSHIPS = ["family", "friend", "colleague", "partner", "other"] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/** The finder's age bands, spec §2, in years, both ends included. 120 stands for "no upper end". */
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

/** The finder's budget bands, spec §2, in cents, both ends included; `null` is "no upper end". */
export const BUDGET_BANDS = {
  "0-50": [0, 5_000],
  "50-100": [5_000, 10_000],
  "100-200": [10_000, 20_000],
  "200+": [20_000, null],
} as const satisfies Record<string, readonly [number, number | null]>;
export type BudgetBand = keyof typeof BUDGET_BANDS;
export const BUDGETS = Object.keys(BUDGET_BANDS) as [BudgetBand, ...BudgetBand[]];

/** Custom gifts and the hero know these four (spec §3, §9). */
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];

/** The eight dated holidays of spec §4. */
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

/** The six gifts that everybody thinks of first; ranking puts a price on them (design §5). */
export const CLICHES = ["candle", "mug", "slippers", "socks", "tote", "bath set"] as const;
export type Cliche = (typeof CLICHES)[number];

export const AUDIENCES = ["anyone", "women", "men"] as const;
export type Audience = (typeof AUDIENCES)[number];

export const LOCALES = ["en", "fr", "es", "zh"] as const;
export type Locale = (typeof LOCALES)[number];
