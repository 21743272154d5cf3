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

/** Photographs a gift in its scene, in both themes. */
export async function photograph(cutout: Cutout, name: SceneName, format: Format) {
  const scene = SCENES[name];
  const zoom = format.height / BOX.height;
  const room = {
    width: Math.min(format.room.width, (scene.room?.width ?? BOX.width) * zoom),
    height: Math.min(format.room.height, (scene.room?.height ?? BOX.height) * zoom),
  };
  const size = sizeFor(cutout, room);
  const gift = giftOf(await scaled(cutout, size.width, size.height));
  const standsAt = Math.round(scene.standsAt * zoom);
  const inTheme = async (theme: Theme) => {
    const canvas = await canvasOf(name, theme, format);
    return stand(canvas, gift, standsAt, paletteOf(TINTS[name], theme));
  };
  return { light: await inTheme("light"), dark: await inTheme("dark") };
}
