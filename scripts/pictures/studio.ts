import sharp from "sharp";
import { type Canvas, giftOf, sizeFor, stand } from "./compose";
import { type Cutout, scaled } from "./emoji";
import { paletteOf, type Theme, TINTS } from "./palette";
import { BOX, sceneSvg } from "./scene";
import { SCENES, type SceneName } from "./scenes";

type Format = { width: number; height: number; room: { width: number; height: number } };

/** A gift's picture: 56 % of its height at most, and no wider than a hand's breadth more. */
export const PICTURE: Format = { ...BOX, room: { width: 246, height: 224 } };

/** A category's niche on the home page's shelf. */
export const NICHE: Format = { width: 240, height: 340, room: { width: 164, height: 180 } };

const canvases = new Map<string, Promise<Canvas>>();

/** The empty scene, drawn once per format and theme. */
function canvasOf(name: SceneName, theme: Theme, format: Format) {
  const key = `${name} ${theme} ${format.width}`;
  const known = canvases.get(key) ?? drawCanvas(name, theme, format);
  canvases.set(key, known);
  return known;
}

async function drawCanvas(name: SceneName, theme: Theme, format: Format): Promise<Canvas> {
  const svg = sceneSvg(SCENES[name], paletteOf(TINTS[name], theme), format);
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Where one of several drawings stands and how large: parts of the room's width and height. */
type Place = { dx: number; scale: number; dy: number };
/** By how many drawings there are; the main one first. What stands in front is lower and drawn later. */
const PLACES: readonly (readonly Place[])[] = [
  [{ dx: 0, scale: 1, dy: 0 }],
  [
    { dx: -0.22, scale: 0.9, dy: 0 },
    { dx: 0.42, scale: 0.6, dy: 0.05 },
  ],
  [
    { dx: 0, scale: 0.86, dy: 0 },
    { dx: 0.5, scale: 0.52, dy: 0.05 },
    { dx: -0.5, scale: 0.5, dy: 0.06 },
  ],
];

/** Photographs up to three drawings in their scene, in both themes. */
export async function photograph(cutouts: readonly Cutout[], name: SceneName, format: Format) {
  const scene = SCENES[name];
  const zoom = format.height / BOX.height;
  const room = {
    width: Math.min(format.room.width, (scene.room?.width ?? BOX.width) * zoom),
    height: Math.min(format.room.height, (scene.room?.height ?? BOX.height) * zoom),
  };
  const places = PLACES[cutouts.length - 1] ?? [];
  const standing = await Promise.all(
    cutouts.map(async (cutout, index) => {
      const { dx, dy, scale } = places[index] ?? { dx: 0, dy: 0, scale: 1 };
      const size = sizeFor(cutout, { width: room.width * scale, height: room.height * scale });
      const gift = giftOf(await scaled(cutout, size.width, size.height));
      const centre = format.width / 2 + dx * room.width;
      return { gift, centre, standsAt: Math.round(scene.standsAt * zoom + dy * room.height) };
    }),
  );
  const inTheme = async (theme: Theme) => {
    const palette = paletteOf(TINTS[name], theme);
    let canvas = await canvasOf(name, theme, format);
    for (const { gift, centre, standsAt } of standing) {
      canvas = stand(canvas, gift, standsAt, palette, centre);
    }
    return canvas;
  };
  return { light: await inTheme("light"), dark: await inTheme("dark") };
}
