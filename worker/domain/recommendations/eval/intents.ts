/**
 * The ground truth of the eval: twenty people and what a good answer for them looks like. Written
 * by hand before the parser existed, and never changed to suit it.
 */
import type { BudgetRange, Dislikes, RecommendInput } from "#shared/brief/schema";
import type { Audience, InterestId, Occasion } from "#shared/catalogue/vocabulary";

export type Gold = {
  /** The interests that the words name; a gift for a narrower one serves them too. */
  interests: readonly InterestId[];
  /** Interests whose gifts would please this person just as well. */
  alsoFine: readonly InterestId[];
  /** Years, both ends included. */
  ages: readonly [number, number];
  /** Cents, both ends included. */
  budget: BudgetRange;
  occasion: Occasion;
  audience: Exclude<Audience, "anyone"> | null;
  without: Partial<Dislikes>;
};

const band = (min: number, max: number | null): BudgetRange => ({ min, max });
const UP_TO_50 = band(0, 5_000);
const FROM_50_TO_100 = band(5_000, 10_000);
const FROM_100_TO_200 = band(10_000, 20_000);
const FROM_200 = band(20_000, null);

export const INTENTS = {
  sourdoughSister: {
    interests: ["baking", "hiking"],
    alsoFine: ["cooking", "food", "nature", "camping"],
    ages: [26, 50],
    budget: FROM_50_TO_100,
    occasion: "birthday",
    audience: "women",
    without: { cares: ["alcohol"] },
  },
  birdingFather: {
    interests: ["photography", "birdwatching"],
    alsoFine: ["nature"],
    ages: [51, 70],
    budget: FROM_100_TO_200,
    occasion: "father's day",
    audience: "men",
    without: { cares: ["clutter"] },
  },
  dinosaurNephew: {
    interests: ["dinosaurs", "pretend-play"],
    alsoFine: ["building-toys"],
    ages: [4, 4],
    budget: UP_TO_50,
    occasion: "birthday",
    audience: "men",
    without: { cares: ["noise", "small-parts"] },
  },
  rocketChild: {
    interests: ["space", "building-toys", "science"],
    alsoFine: [],
    ages: [6, 10],
    budget: UP_TO_50,
    occasion: "christmas",
    audience: "women",
    without: { cares: ["screen"] },
  },
  mangaTeen: {
    interests: ["drawing", "comics", "video-games"],
    alsoFine: ["painting", "collecting"],
    ages: [11, 14],
    budget: UP_TO_50,
    occasion: "birthday",
    audience: null,
    without: { categories: ["clothing"] },
  },
  guitarTeen: {
    interests: ["instruments", "basketball"],
    alsoFine: ["music", "hi-fi"],
    ages: [15, 18],
    budget: FROM_50_TO_100,
    occasion: "graduation",
    audience: "men",
    without: { interests: ["reading"], categories: ["books"] },
  },
  dormPlants: {
    interests: ["houseplants", "coffee"],
    alsoFine: ["gardening", "interior-design"],
    ages: [19, 21],
    budget: UP_TO_50,
    occasion: "house warming",
    audience: null,
    without: { cares: ["flame"] },
  },
  railGraduate: {
    interests: ["travel", "languages", "writing"],
    alsoFine: ["photography"],
    ages: [22, 25],
    budget: FROM_100_TO_200,
    occasion: "graduation",
    audience: null,
    without: { cares: ["leather"] },
  },
  retiringAngler: {
    interests: ["fishing", "woodworking"],
    alsoFine: ["diy", "nature", "camping"],
    ages: [51, 70],
    budget: FROM_50_TO_100,
    occasion: "retirement",
    audience: "men",
    without: { cares: ["alcohol"] },
  },
  knittingGrandmother: {
    interests: ["knitting", "jigsaw-puzzles", "genealogy"],
    alsoFine: ["making"],
    ages: [80, 120],
    budget: UP_TO_50,
    occasion: "mother's day",
    audience: "women",
    without: { cares: ["sugar"] },
  },
  wineValentine: {
    interests: ["wine", "film", "cooking"],
    alsoFine: ["hosting", "food"],
    ages: [26, 50],
    budget: FROM_100_TO_200,
    occasion: "valentine",
    audience: "women",
    without: { cares: ["nuts"] },
  },
  weddingHosts: {
    interests: ["hosting", "board-games", "travel"],
    alsoFine: ["cooking", "card-games"],
    ages: [26, 50],
    budget: FROM_200,
    occasion: "wedding",
    audience: null,
    without: { cares: ["clutter"] },
  },
  cyclingHusband: {
    interests: ["cycling", "grilling"],
    alsoFine: ["fitness", "cooking"],
    ages: [26, 50],
    budget: FROM_200,
    occasion: "anniversary",
    audience: "men",
    without: { cares: ["subscription"] },
  },
  thanksgivingNeighbour: {
    interests: ["food", "hosting", "gardening"],
    alsoFine: ["cooking"],
    ages: [51, 70],
    budget: UP_TO_50,
    occasion: "thanksgiving",
    audience: "women",
    without: { cares: ["gluten"] },
  },
  halloweenSleuth: {
    interests: ["crime-novels", "board-games", "film"],
    alsoFine: ["reading", "escape-rooms", "jigsaw-puzzles", "card-games"],
    ages: [26, 50],
    budget: UP_TO_50,
    occasion: "halloween",
    audience: null,
    without: { cares: ["alcohol"] },
  },
  ponyEaster: {
    interests: ["horses", "painting"],
    alsoFine: ["drawing", "making", "kids-crafts"],
    ages: [6, 10],
    budget: UP_TO_50,
    occasion: "easter",
    audience: "women",
    without: { interests: ["sweets"] },
  },
  newbornOfColleague: {
    interests: ["reading", "sleep", "music"],
    alsoFine: ["baby-play", "childrens-books"],
    // A baby: what is for a first year only is as right as what is for all five.
    ages: [0, 1],
    budget: FROM_50_TO_100,
    occasion: "baby shower",
    audience: null,
    without: { cares: ["noise"] },
  },
  julyGriller: {
    interests: ["grilling", "beer", "camping"],
    alsoFine: ["picnic", "cooking"],
    ages: [51, 70],
    budget: FROM_50_TO_100,
    occasion: "independence day",
    audience: null,
    without: {},
  },
  chessGrandfather: {
    interests: ["chess", "history", "trains"],
    alsoFine: ["board-games", "museums"],
    ages: [71, 80],
    budget: FROM_50_TO_100,
    occasion: "christmas",
    audience: "men",
    without: { cares: ["screen"], categories: ["tech"] },
  },
  veganYogi: {
    interests: ["yoga", "meditation", "skincare"],
    alsoFine: ["wellness", "fitness"],
    ages: [26, 50],
    budget: UP_TO_50,
    occasion: "other",
    audience: null,
    without: { cares: ["scent", "meat", "dairy", "leather", "wool"] },
  },
} as const satisfies Record<string, Gold>;

export type Intent = keyof typeof INTENTS;

/**
 * What a person typed; `gold` says where these very words differ from the intent's ground truth.
 */
type WrittenBrief = RecommendInput & { gold?: Partial<Gold> };
export type WrittenBriefs = Record<Intent, WrittenBrief>;
