/**
 * What stands in the hero's still life, season by season. Coordinates lie in a box of 560 x 480
 * whose floor begins at y = 400. Widths follow from `art.json`, which knows every cut-out's true
 * size. Read by the page and by `scripts/pictures`, so it stays plain data.
 */
import type { Holiday, Season } from "#shared/catalogue/vocabulary";

export type SeasonItem = {
  /** A drawing of the fluent-emoji set; its cut-out is `/art/<emoji>.webp`. */
  emoji: string;
  /** The middle of the drawing. */
  x: number;
  /** The line its lowest pixel stands on; in the air, its lower edge. */
  base: number;
  height: number;
  /** Painted behind the plinths, in front of them, or floating in front of the wall. */
  layer: "back" | "front" | "air";
  /** Degrees, clockwise. */
  lean?: number;
};

export const HERO_BOX = { width: 560, height: 480, floor: 400 } as const;

/** Round plinths by the middle of their upper ellipse; the block by its front face. */
export const HERO_PLINTHS = {
  centre: { cx: 290, cy: 330, rx: 104, ry: 20, height: 96 },
  right: { cx: 446, cy: 366, rx: 66, ry: 13, height: 58 },
  left: { x: 36, y: 386, width: 116, height: 46, depth: [22, 14] },
} as const;

/** The one gift of the still life, on the centre plinth. */
export const HERO_GIFT: SeasonItem = {
  emoji: "wrapped-gift",
  x: 290,
  base: 335,
  height: 186,
  layer: "front",
};

/** Where things on the block stand: the middle of its upper face. */
const BLOCK_TOP = 381;

/** Whether a season stands something on the left block; the others keep the floor there free. */
export function needsBlock(items: readonly SeasonItem[]) {
  return items.some(({ base }) => base === BLOCK_TOP);
}

const LEAVES: SeasonItem[] = [
  { emoji: "fallen-leaf", x: 62, base: 118, height: 42, layer: "air", lean: -18 },
  { emoji: "fallen-leaf", x: 468, base: 92, height: 54, layer: "air", lean: 24 },
  { emoji: "fallen-leaf", x: 520, base: 208, height: 34, layer: "air", lean: 100 },
];

const SNOW: SeasonItem[] = [
  { emoji: "snowflake", x: 74, base: 108, height: 32, layer: "air", lean: 12 },
  { emoji: "snowflake", x: 160, base: 60, height: 20, layer: "air" },
  { emoji: "snowflake", x: 462, base: 84, height: 38, layer: "air", lean: -10 },
  { emoji: "snowflake", x: 524, base: 196, height: 24, layer: "air", lean: 20 },
];

export const SEASON_ART: Record<Holiday | Season, SeasonItem[]> = {
  "st-patricks": [
    { emoji: "shamrock", x: 118, base: 412, height: 190, layer: "back" },
    { emoji: "coin", x: 58, base: 438, height: 62, layer: "front" },
    { emoji: "top-hat", x: 446, base: 371, height: 104, layer: "front" },
    { emoji: "four-leaf-clover", x: 516, base: 436, height: 84, layer: "front", lean: 6 },
  ],
  easter: [
    { emoji: "tulip", x: 114, base: 412, height: 202, layer: "back" },
    { emoji: "nest-with-eggs", x: 58, base: 440, height: 74, layer: "front" },
    { emoji: "rabbit", x: 448, base: 371, height: 122, layer: "front" },
    { emoji: "hatching-chick", x: 514, base: 438, height: 76, layer: "front" },
  ],
  "mothers-day": [
    { emoji: "bouquet", x: 108, base: 412, height: 186, layer: "back" },
    { emoji: "love-letter", x: 62, base: 440, height: 52, layer: "front", lean: -8 },
    { emoji: "teapot", x: 446, base: 371, height: 104, layer: "front" },
    { emoji: "cupcake", x: 516, base: 436, height: 76, layer: "front" },
  ],
  "fathers-day": [
    { emoji: "fishing-pole", x: 118, base: 414, height: 216, layer: "back" },
    { emoji: "baseball", x: 176, base: 438, height: 54, layer: "front" },
    { emoji: "toolbox", x: 446, base: 371, height: 92, layer: "front" },
    { emoji: "hot-beverage", x: 514, base: 438, height: 76, layer: "front" },
  ],
  "independence-day": [
    { emoji: "basket", x: 106, base: 412, height: 172, layer: "back" },
    { emoji: "watermelon", x: 166, base: 440, height: 64, layer: "front" },
    { emoji: "firecracker", x: 440, base: 371, height: 108, layer: "front" },
    { emoji: "balloon", x: 512, base: 436, height: 120, layer: "front" },
  ],
  halloween: [
    { emoji: "jack-o-lantern", x: 104, base: 412, height: 174, layer: "back" },
    { emoji: "candy", x: 186, base: 440, height: 46, layer: "front" },
    { emoji: "black-cat", x: 446, base: 371, height: 126, layer: "front" },
    { emoji: "candle", x: 528, base: 436, height: 104, layer: "front" },
    ...LEAVES.slice(0, 2),
  ],
  thanksgiving: [
    { emoji: "sunflower", x: 132, base: 412, height: 216, layer: "back" },
    { emoji: "pie", x: 78, base: BLOCK_TOP, height: 104, layer: "front" },
    { emoji: "teapot", x: 446, base: 371, height: 108, layer: "front" },
    { emoji: "pear", x: 392, base: 440, height: 74, layer: "front" },
    { emoji: "candle", x: 532, base: 432, height: 104, layer: "front" },
    ...LEAVES,
  ],
  christmas: [
    { emoji: "christmas-tree", x: 122, base: 412, height: 248, layer: "back" },
    { emoji: "teddy-bear", x: 66, base: 436, height: 100, layer: "front" },
    { emoji: "red-apple", x: 166, base: 438, height: 60, layer: "front" },
    { emoji: "bell", x: 446, base: 371, height: 108, layer: "front" },
    { emoji: "candle", x: 532, base: 432, height: 104, layer: "front" },
    ...SNOW,
  ],
  spring: [
    { emoji: "potted-plant", x: 122, base: 412, height: 204, layer: "back" },
    { emoji: "tulip", x: 52, base: 434, height: 118, layer: "front" },
    { emoji: "nest-with-eggs", x: 444, base: 371, height: 92, layer: "front" },
    { emoji: "bird", x: 510, base: 438, height: 70, layer: "front" },
  ],
  summer: [
    { emoji: "sailboat", x: 118, base: 412, height: 200, layer: "back" },
    { emoji: "spiral-shell", x: 178, base: 438, height: 62, layer: "front" },
    { emoji: "tropical-drink", x: 448, base: 371, height: 134, layer: "front" },
    { emoji: "watermelon", x: 514, base: 438, height: 62, layer: "front" },
  ],
  autumn: [
    { emoji: "basket", x: 106, base: 412, height: 178, layer: "back" },
    { emoji: "red-apple", x: 168, base: 440, height: 66, layer: "front" },
    { emoji: "hot-beverage", x: 446, base: 371, height: 104, layer: "front" },
    { emoji: "brown-mushroom", x: 518, base: 436, height: 62, layer: "front" },
    { emoji: "chestnut", x: 394, base: 440, height: 46, layer: "front" },
    ...LEAVES,
  ],
  winter: [
    { emoji: "evergreen-tree", x: 128, base: 408, height: 226, layer: "back" },
    { emoji: "evergreen-tree", x: 50, base: 432, height: 146, layer: "front" },
    { emoji: "books", x: 172, base: 438, height: 78, layer: "front" },
    { emoji: "hot-beverage", x: 446, base: 371, height: 104, layer: "front" },
    { emoji: "sled", x: 496, base: 440, height: 64, layer: "front" },
    ...SNOW,
  ],
};
