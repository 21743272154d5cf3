import sharp from "sharp";
import { type Canvas, copyOf, type Gift, giftOf, sizeFor, stand } from "./compose";
import { type Cutout, cutoutOf, scaled } from "./emoji";
import { paletteOf, type Theme, TINTS } from "./palette";
import { BOX, sceneSvg } from "./scene";
import { SCENES, type SceneName } from "./scenes";

type Space = { width: number; height: number };
type Format = Space & { space: Space };

/** A gift's picture: 56 % of its height at most, and no wider than a hand's breadth more. */
export const PICTURE: Format = { ...BOX, space: { width: 246, height: 224 } };

/** A category's niche on the home page. */
export const NICHE: Format = { width: 240, height: 340, space: { width: 164, height: 180 } };

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

/** Where one of several drawings stands and how large: parts of the space's width and height. */
type Place = { dx: number; scale: number; dy: number };
/**
 * By how many drawings there are; the main one first. What stands in front is lower and drawn
 * later.
 */
const ALONE: Place = { dx: 0, scale: 1, dy: 0 };
const PLACES: readonly (readonly Place[])[] = [
  [ALONE],
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

/** Every drawing as large as it stands alone: rasterising it costs more than all that follows. */
const drawings = new Map<string, Promise<Cutout>>();
/** The same, measured, at the few sizes they have beside another one. */
const beside = new Map<string, Promise<Gift>>();
/** Main drawings, of which only the latest are kept: pictures come in their order. */
const mains = new Map<string, Promise<Gift>>();
const MAINS_KEPT = 32;

/**
 * Photographs a drawing, and up to two smaller ones beside it, in their scene, in both themes.
 */
export async function photograph(
  main: string,
  others: readonly string[],
  name: SceneName,
  format: Format,
) {
  const scene = SCENES[name];
  const zoom = format.height / BOX.height;
  const space = {
    width: Math.min(format.space.width, (scene.space?.width ?? BOX.width) * zoom),
    height: Math.min(format.space.height, (scene.space?.height ?? BOX.height) * zoom),
  };
  const places = PLACES[others.length] ?? [];
  const placedDrawings = await Promise.all(
    [main, ...others].map(async (drawing, index) => {
      const { dx, dy, scale } = places[index] ?? ALONE;
      return {
        gift: await giftAt(
          drawing,
          { width: space.width * scale, height: space.height * scale },
          index === 0 ? mains : beside,
        ),
        centre: format.width / 2 + dx * space.width,
        standsAt: Math.round(scene.standsAt * zoom + dy * space.height),
      };
    }),
  );
  const inTheme = async (theme: Theme) => {
    const palette = paletteOf(TINTS[name], theme);
    const canvas = copyOf(await canvasOf(name, theme, format));
    for (const { gift, centre, standsAt } of placedDrawings) {
      stand(canvas, gift, standsAt, palette, centre);
    }
    return canvas;
  };
  return { light: await inTheme("light"), dark: await inTheme("dark") };
}

/** A drawing as large as a space allows. */
function giftAt(drawing: string, space: Space, known: typeof beside): Promise<Gift> {
  const key = [drawing, Math.round(space.width), Math.round(space.height)].join();
  const gift = known.get(key) ?? measure(drawing, space);
  known.set(key, gift);
  const [oldest = ""] = mains.keys();
  if (mains.size > MAINS_KEPT) mains.delete(oldest);
  return gift;
}

async function measure(drawing: string, space: Space) {
  const cutout = drawings.get(drawing) ?? drawAlone(drawing);
  drawings.set(drawing, cutout);
  const { width, height } = sizeFor(await cutout, space);
  return giftOf(await scaled(await cutout, width, height));
}

async function drawAlone(drawing: string) {
  const cutout = await cutoutOf(drawing);
  const { width, height } = sizeFor(cutout, PICTURE.space);
  return scaled(cutout, width, height);
}
