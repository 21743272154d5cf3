import { formatHex, toGamut } from "culori";
import type { Category } from "#shared/catalogue/vocabulary";

export type Theme = "light" | "dark";

/** The colours a scene is painted with, as hex, all of one hue. */
export type Palette = {
  theme: Theme;
  wall: string;
  glow: string;
  floor: string;
  prop: string;
  deep: string;
  /** Faces that look up to the light. */
  lit: string;
  /** Faces that look away from the light. */
  shade: string;
  /** Thin bright edges, windows and cloth. */
  bright: string;
};

type Tint = { h: number; c: number };

/** Hue and chroma of every category (look.md, "Gift pictures"), plus the neutral default. */
export const TINTS: Record<Category | "default", Tint> = {
  home: { h: 40, c: 0.062 },
  kitchen: { h: 192, c: 0.042 },
  books: { h: 22, c: 0.062 },
  tech: { h: 250, c: 0.05 },
  garden: { h: 142, c: 0.062 },
  beauty: { h: 2, c: 0.052 },
  clothing: { h: 302, c: 0.042 },
  sports: { h: 124, c: 0.075 },
  games: { h: 58, c: 0.09 },
  art: { h: 338, c: 0.055 },
  music: { h: 280, c: 0.05 },
  outdoors: { h: 166, c: 0.055 },
  food: { h: 80, c: 0.088 },
  jewelry: { h: 226, c: 0.042 },
  kids: { h: 100, c: 0.085 },
  experiences: { h: 32, c: 0.08 },
  default: { h: 78, c: 0.022 },
};

type Tone = readonly [lightness: number, chroma: number];
type Tones = Record<Exclude<keyof Palette, "theme">, Tone>;

const TONES: Record<Theme, Tones> = {
  light: {
    wall: [0.865, 0.95],
    glow: [0.935, 0.6],
    floor: [0.785, 1.2],
    prop: [0.8, 1.25],
    deep: [0.5, 1.3],
    lit: [0.89, 0.85],
    shade: [0.7, 1.3],
    bright: [0.955, 0.4],
  },
  dark: {
    wall: [0.37, 0.7],
    glow: [0.5, 0.85],
    floor: [0.3, 0.65],
    prop: [0.44, 0.85],
    deep: [0.17, 0.5],
    lit: [0.53, 0.8],
    shade: [0.31, 0.75],
    bright: [0.57, 0.6],
  },
};

const intoSrgb = toGamut("rgb", "oklch");

/** Mixes a tint into the colours of a theme, mapped into sRGB at constant lightness and hue. */
export function paletteOf({ h, c }: Tint, theme: Theme): Palette {
  const colour = ([l, factor]: Tone) => formatHex(intoSrgb({ mode: "oklch", l, c: c * factor, h }));
  const tones = TONES[theme];
  return {
    theme,
    wall: colour(tones.wall),
    glow: colour(tones.glow),
    floor: colour(tones.floor),
    prop: colour(tones.prop),
    deep: colour(tones.deep),
    lit: colour(tones.lit),
    shade: colour(tones.shade),
    bright: colour(tones.bright),
  };
}
