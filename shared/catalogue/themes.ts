/**
 * Themes say what a gift is for, where its category says what it is. The home page shows them as
 * "Featured Categories", and each has a page at `/category/{name}` with its sub-items. Which gifts
 * belong where is in `theme-picks.json`. Browser-safe.
 */
import type { KeyOf } from "../translate";
import type { Occasion } from "./vocabulary";

/** `name` is the spelling that addresses carry; `occasion` the finder's word for it, if any. */
const THEMES = {
  birthday: {
    name: "Birthday",
    occasion: "birthday",
    items: ["Cakes", "Balloons", "Party Supplies", "Piñatas", "Party Games"],
  },
  anniversary: {
    name: "Anniversary",
    occasion: "anniversary",
    items: ["Romantic Gifts", "Couple Items", "Experiences", "Jewelry"],
  },
  wedding: {
    name: "Wedding",
    occasion: "wedding",
    items: ["Registry Items", "Home Decor", "Kitchen Appliances", "Personalized Gifts"],
  },
  holiday: {
    name: "Holiday",
    occasion: null,
    items: ["Seasonal Decorations", "Festive Gifts", "Holiday Foods", "Ornaments"],
  },
  "thank-you": {
    name: "Thank You",
    occasion: null,
    items: ["Appreciation Gifts", "Gift Baskets", "Thank You Cards", "Flowers"],
  },
  graduation: {
    name: "Graduation",
    occasion: "graduation",
    items: ["Academic Gifts", "Career Essentials", "Technology", "Keepsakes"],
  },
  "st-patricks": {
    name: "St. Patrick's Day",
    occasion: null,
    items: ["Food & Drink", "Music & Stories", "Shamrocks & Plants", "Knits & Keepsakes"],
  },
  housewarming: {
    name: "Housewarming",
    occasion: "house warming",
    items: ["Home Decor", "Kitchen Items", "Plants", "Utility Gifts"],
  },
  "baby-shower": {
    name: "Baby Shower",
    occasion: "baby shower",
    items: ["Baby Essentials", "Nursery Items", "Baby Clothes", "Toys"],
  },
} as const satisfies Record<
  string,
  { name: string; occasion: Occasion | null; items: readonly string[] }
>;

export type ThemeId = keyof typeof THEMES;
export const THEME_IDS = Object.keys(THEMES) as ThemeId[];

/** The eight that the home page shows, in its order; another has a page alone. */
export const HOME_THEMES = THEME_IDS.filter((id) => id !== "baby-shower");

/** The sub-items by their keys in the translations. */
type ItemId<Key> = Key extends `items.${infer Id}` ? Id : never;
export type ThemeItem = { id: ItemId<KeyOf<"themes">>; name: string };
export type Theme = {
  id: ThemeId;
  name: string;
  occasion: Occasion | null;
  items: readonly ThemeItem[];
};

/** Themes that were asked for. */
const known = new Map<ThemeId, Theme>();

/** A theme by its id. */
export function themeOf(id: ThemeId): Theme {
  const remembered = known.get(id);
  if (remembered) return remembered;
  const { name, occasion, items } = THEMES[id];
  const theme = {
    id,
    name,
    occasion,
    items: items.map((item) => ({ id: idOf(item), name: item })),
  };
  known.set(id, theme);
  return theme;
}

/** The theme that a text names, whatever its case, accents and punctuation; null if none. */
export function findTheme(text: string): Theme | null {
  const key = keyOf(text);
  const id = THEME_IDS.find((one) => key === keyOf(one) || key === keyOf(THEMES[one].name));
  return id ? themeOf(id) : null;
}

/** The sub-item of a theme that a text names, read as freely as `findTheme` does. */
export function findThemeItem(theme: Theme, text: string): ThemeItem | null {
  const key = keyOf(text);
  return theme.items.find((item) => key === keyOf(item.name) || key === keyOf(item.id)) ?? null;
}

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const keyOf = (text: string) => fold(text).replace(/[^a-z0-9]/g, "");
const idOf = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") as ThemeItem["id"];
