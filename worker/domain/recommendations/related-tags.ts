/** Tags that please much the same person; asked when the stated interests alone can't fill an answer. */
import { TAGS, type Tag } from "../catalogue/vocabulary";

/** Each group is a circle of neighbours; a tag may stand in several. */
const CIRCLES: readonly (readonly Tag[])[] = [
  ["gardening", "houseplants", "nature", "birds", "sustainability"],
  ["cooking", "baking", "grilling", "gourmet", "hosting"],
  ["coffee", "tea", "sweets", "gourmet"],
  ["wine", "beer", "cocktails", "hosting", "gourmet"],
  ["reading", "writing", "poetry", "mystery", "history", "languages"],
  ["calligraphy", "writing", "drawing", "painting", "crafts"],
  ["science", "space", "coding", "gadgets", "dinosaurs"],
  ["cats", "dogs", "horses", "birds", "nature"],
  ["hiking", "camping", "climbing", "nature", "travel", "fishing"],
  ["cycling", "running", "fitness", "swimming", "yoga"],
  ["golf", "racket-sports", "soccer", "basketball", "fitness"],
  ["winter-sports", "hiking", "climbing", "camping"],
  ["water-sports", "beach", "swimming", "fishing", "picnic"],
  ["photography", "travel", "film", "design", "museums"],
  ["music", "instruments", "vinyl", "singing", "audio", "dance"],
  ["theatre", "film", "dance", "singing", "museums"],
  ["pottery", "painting", "drawing", "crafts", "design"],
  ["knitting", "sewing", "crafts"],
  ["woodworking", "diy", "crafts", "building-toys"],
  ["jewelry", "fashion", "keepsakes", "makeup"],
  ["skincare", "makeup", "fragrance", "grooming", "wellness"],
  ["wellness", "meditation", "sleep", "yoga"],
  ["board-games", "puzzles", "chess", "card-games", "role-playing"],
  ["video-games", "role-playing", "comics", "coding", "gadgets"],
  ["building-toys", "pretend-play", "trains", "dinosaurs", "puzzles"],
  ["collecting", "comics", "vinyl", "history", "trains"],
  ["cars", "trains", "aviation", "gadgets", "diy"],
  ["smart-home", "gadgets", "audio", "coding"],
  ["home-decor", "design", "hosting", "organizing", "houseplants"],
  ["family-history", "keepsakes", "photography", "writing", "history"],
  ["organizing", "sustainability", "design"],
];

const NEIGHBOURS = new Map<Tag, readonly Tag[]>(
  TAGS.map((tag) => {
    const near = CIRCLES.filter((circle) => circle.includes(tag)).flat();
    return [tag, [...new Set(near)].filter((other) => other !== tag)];
  }),
);

/** The neighbours of a tag, nearest circles first; every tag has at least two. */
export const relatedTags = (tag: Tag): readonly Tag[] => NEIGHBOURS.get(tag) ?? [];
