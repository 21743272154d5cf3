import type { Palette } from "./palette";
import { linear, polygon, radial } from "./svg";

/** Every scene is drawn in this box; the floor begins at 76 % of its height. */
export const BOX = { width: 480, height: 400 } as const;
export const FLOOR = BOX.height * 0.76;

/** Where a gift that stands on the bare floor has its lowest pixel. */
export const ON_FLOOR = 350;

export type Scene = {
  /** The line on which the gift's lowest pixel stands. */
  standsAt: number;
  /** The space there is for the gift; less than usual under a low ceiling or on a narrow plinth. */
  space?: { width?: number; height?: number };
  /** What hangs or stands against the wall. */
  shape(p: Palette): string;
  /** What stands on the floor and carries the gift. */
  stand?(p: Palette): string;
};

/** Two slanted beams that fall from the upper left and fade before they reach the floor. */
function beams(p: Palette) {
  const strength = p.theme === "light" ? 0.26 : 0.05;
  const slant = FLOOR * 0.5;
  const beam = (left: number, width: number) =>
    polygon([left, 0], [left + width, 0], [left + width + slant, FLOOR], [left + slant, FLOOR]);
  return `
    ${linear("beam", [0, 0, 60, FLOOR], [0, "#fff", strength], [0.6, "#fff", strength], [1, "#fff", 0.03])}
    <path d="${beam(66, 78)}${beam(170, 30)}" fill="url(#beam)"/>`;
}

function floor(p: Palette) {
  const { width, height } = BOX;
  return `
    ${linear("corner", [0, FLOOR - 44, 0, FLOOR], [0, p.deep, 0], [1, p.deep, 0.13])}
    ${linear("floor", [0, FLOOR, width * 0.6, height], [0, p.floor], [0.5, p.floor], [1, p.prop])}
    ${linear("back", [0, FLOOR, 0, FLOOR + 36], [0, p.deep, 0.2], [1, p.deep, 0])}
    <rect y="${FLOOR - 44}" width="${width}" height="44" fill="url(#corner)"/>
    <rect y="${FLOOR}" width="${width}" height="${height - FLOOR}" fill="url(#floor)"/>
    <rect y="${FLOOR}" width="${width}" height="36" fill="url(#back)"/>
    <rect y="${FLOOR - 1.5}" width="${width}" height="3" fill="${p.deep}" fill-opacity=".2"/>`;
}

/** The warm spot that stands behind the gift in the dark. */
function spot(p: Palette, standsAt: number) {
  if (p.theme === "light") return "";
  const warm = "#ffe2b0";
  return `
    ${radial("spot", [0, warm, 0.34], [0.4, warm, 0.2], [0.75, warm, 0.05], [1, warm, 0])}
    <ellipse cx="240" cy="${standsAt - 105}" rx="215" ry="200" fill="url(#spot)"/>`;
}

/**
 * The whole scene without its gift, as an SVG of the given size; a narrower one is cut in the
 * middle.
 */
export function sceneSvg(scene: Scene, p: Palette, size: { width: number; height: number } = BOX) {
  const seen = (BOX.height * size.width) / size.height;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"
    viewBox="${(BOX.width - seen) / 2} 0 ${seen} ${BOX.height}">
    ${linear("wall", [0, 0, BOX.width * 0.9, FLOOR], [0, p.glow], [0.75, p.wall], [1, p.wall])}
    <rect width="${BOX.width}" height="${BOX.height}" fill="url(#wall)"/>
    ${beams(p)}${scene.shape(p)}${floor(p)}${scene.stand?.(p) ?? ""}${spot(p, scene.standsAt)}
  </svg>`;
}
