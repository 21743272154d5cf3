/**
 * What a gift asks of body and mind without its file saying so: a book is read, a thread is
 * threaded, a cheese is chewed. In doubt it asks: whoever has a limit is spared what may be hard.
 */

import type { Ask, Care, Category } from "#shared/catalogue/vocabulary";
import { isWithin } from "./interests";

type Facts = {
  category: Category;
  kind: string;
  serves: readonly string[];
  cares: readonly Care[];
  text: { en: { name: string } };
};

/** Books that nobody has to see: heard, or in print that weak eyes read. */
const EASY_TO_SEE = /audio|large.print|braille|tactile|giant|jumbo|chunky|thick/i;
const READ_OR_MADE_BY_EYE: readonly Category[] = ["art", "books"];
/** Kinds that are read or looked at closely, whatever their category. */
const SEEN =
  /book|atlas|magazine|journal|novel|(?:card|board|party|word|strategy|cooperative|tabletop|logic|trivia|mystery|escape|memory|video)-game|puzzle|go-set|xiangqi-set/;

const HEARD = /headphone|earphone|earbud|in-ear|speaker|soundbar|metronome/;

/** Crafts that are done with the fingertips. */
const FINGER_WORK: readonly string[] = [
  "beadwork",
  "calligraphy",
  "crochet",
  "embroidery",
  "jewelry-making",
  "knitting",
  "miniatures",
  "model-making",
  "model-trains",
  "origami",
  "quilting",
  "sewing",
  "ship-plane-models",
];
/** Boards whose pegs are pinched. */
const PEGS = /cribbage/;
/** Pastimes of the eye: their tools are no use to whom small print and fine thread escape. */
const EYE_WORK: readonly string[] = [...FINGER_WORK, "coins", "crosswords", "stamps", "sudoku"];
/** What those who do such work can enjoy with stiff fingers. */
const SPARES_FINGERS =
  /book|atlas|magazine|ticket|getaway|tour|membership|jewelry|print|puzzle|chunky|thick|easy.grip|large/;

/** Kinds whose pleasure is reading running text, whatever their category. */
const TEXT =
  /book|novel|magazine|memoir|biography|anthology|edition|encyclopedia|dictionary|poetry|newspaper|guide$|guidebook|puzzle-book|word-game|trivia|quiz|conversation-cards|letters-by-post|script-reading|writing|romance-box|crime-box|ya-box|scifi-|historical-box|horror-box|large-print-set|graded-readers|reading-log|e-reader|role-playing/;
/** Kinds among them, or of the category, whose pictures or sound tell it, or that hold books. */
const LITTLE_TEXT =
  /audio|picture-book|sound-book|recordable|comic|manga|graphic|color|photo|art-book|atlas|star-chart|drawing|activity|coffee-table|songbook|baby-book|guest-book|message-book|book-nook|book-pillow|book-press|book-stand|bookcase|bookend|bookbinding|restoration|library|rack|canopy|reading-aid/;
const HEARD_BOOK = /audio|dyslexi/i;

/** Kinds of the food category that nobody eats or drinks. */
const NOT_EATEN = /smoking-wood|coffee-accessory|bouquet|tasting-game|bar-tools/;
const DRUNK =
  /^tea|-tea$|coffee|matcha|mate$|wine|beer|spirits|whisky|champagne|cocktail|sake|cider|mead|drink|bar-syrups|brewing|hot-chocolate|kombucha|gin-set|keg/;
/** What such a gift holds where it is of another category, and is eaten or drunk all the same. */
const EDIBLE: readonly Care[] = [
  "nuts",
  "gluten",
  "dairy",
  "eggs",
  "meat",
  "fish",
  "shellfish",
  "honey",
  "sugar",
];
const SERVED_AT: readonly Category[] = ["experiences", "games", "home", "kitchen"];
const NO_MEAL = /animal|bird|coop|feeder|soap|craft|tableware|dish|jars|grain-mill|throw/;

/** Games with rules to keep in mind, teaching, long texts and devices that want to be operated. */
const DEMANDING =
  /strategy|trivia|quiz|role-playing|logic|escape|mystery|chess|^go-set|mahjong|backgammon|board-game|card-game|party-game|word-game|tabletop-game|cooperative|puzzle-b|mechanical-puzzle|speed-cube|model-kit|lego|class$|course|lesson|coaching|workshop|training|software|online|video-game|console|robot|electronics|coding|smart|drone|3d-|scanner|-kit$|convention|consultation/;
/** Few or big pieces, one button, pictures, hands in clay: what goes on giving pleasure. */
const FAMILIAR =
  /large.(?:piece|print|index|character|button)|chunky|one.button|simple|photo|paint-by|painting-kit|clay|growing|terrarium|care-|recovery|singing|plush|sensory/i;
/** Devices that everybody has used for decades, or that only shine, warm or play. */
const PLAIN_DEVICES =
  /frame|audio-player|^radio$|night-light|touch-lamp|^lamp$|speaker-light|portable-speaker|bluetooth-speaker|service|clock|heating-pad/;
const LONG_TEXT: readonly Category[] = ["books"];

function isDemanding({ category, kind, cares, text }: Facts): boolean {
  const words = `${kind} ${text.en.name}`;
  const isUnsafe = cares.includes("flame") || cares.includes("sharp");
  if (isUnsafe) return true;
  if (kind === "jigsaw" || DEMANDING.test(kind)) return !FAMILIAR.test(words);
  const isRead = LONG_TEXT.includes(category) && TEXT.test(kind) && !LITTLE_TEXT.test(kind);
  return isRead || (category === "tech" && !PLAIN_DEVICES.test(kind) && !FAMILIAR.test(words));
}

/** Is it for readers alone: a book, or what helps to choose and to hold one? */
const isRead = (serves: Facts["serves"]) =>
  serves.length > 0 && serves.every((id) => isWithin(id, "reading") && id !== "audiobooks");

/** Chewed things are swallowed too; a drink is only that. */
function eating({ category, kind, cares }: Facts): Ask[] {
  const isFood = category === "food" && !NOT_EATEN.test(kind);
  const isMeal =
    SERVED_AT.includes(category) &&
    !NO_MEAL.test(kind) &&
    cares.some((care) => EDIBLE.includes(care));
  const isDrink =
    DRUNK.test(kind) && (isFood || cares.includes("alcohol") || cares.includes("caffeine"));
  if (isDrink && !isMeal) return ["swallowing"];
  return isFood || isMeal ? ["chewing", "swallowing"] : [];
}

/** What a gift asks beyond what its file says. */
export function usualAsks(gift: Facts): Ask[] {
  const { category, kind, serves, text } = gift;
  const words = `${kind} ${text.en.name}`.toLowerCase();
  const isOnly = (interests: readonly string[]) =>
    serves.length > 0 && serves.every((id) => interests.includes(id));
  const isSeen =
    READ_OR_MADE_BY_EYE.includes(category) || SEEN.test(kind) || isOnly(EYE_WORK) || isRead(serves);
  const hasPegs = PEGS.test(kind);
  const needsFingers = hasPegs || (isOnly(FINGER_WORK) && !SPARES_FINGERS.test(words));
  const isText = TEXT.test(kind) && !LITTLE_TEXT.test(kind) && !HEARD_BOOK.test(words);
  return [
    ...(isSeen && !EASY_TO_SEE.test(words) ? (["sight"] as const) : []),
    ...(HEARD.test(kind) ? (["hearing"] as const) : []),
    ...(needsFingers ? (["fine-hands"] as const) : []),
    ...(isText ? (["reading"] as const) : []),
    ...eating(gift),
    ...(isDemanding(gift) || (needsFingers && !hasPegs) ? (["memory"] as const) : []),
  ];
}
