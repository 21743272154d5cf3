import sharp from "sharp";
import { type Canvas, copyOf, giftOf, sizeFor, stand } from "./compose";
import { type Cutout, scaled } from "./emoji";
import { paletteOf, TINTS } from "./palette";
import { BOX, sceneSvg } from "./scene";
import { SCENES, type SceneName } from "./scenes";

/** What link previews ask for (Open Graph), in pixels: a strip of paper, then the scene. */
const SIZE = { width: 1200, height: 630 };
const ZOOM = SIZE.height / BOX.height;
const SCENE_WIDTH = BOX.width * ZOOM;
const STRIP = SIZE.width - SCENE_WIDTH;

const INK = "#1b2139";
const PAPER = "#fbf6ec";
const RIBBON = "#a3243b";
const STRIPE = "#fffaf0";
const SCALLOP = { width: 75, straight: 34, drop: 26 };

/** The shop's bow (`app/components/brand-mark.tsx`), in a box of 32. */
const BOW = `
  <path d="M11.3 9.4C8.7 6.3 4.8 3.7 2.7 4.9.6 6.2.4 10 .8 13.2c.4 3.1 2 4.7 4.5 4.5 2.1-.2 4.3-1.2 6.1-2.5-.5-1.8-.6-4-.1-5.8Z"/>
  <path d="M20.7 9.4c2.6-3.1 6.5-5.7 8.6-4.5 2.1 1.3 2.3 5.1 1.9 8.3-.4 3.1-2 4.7-4.5 4.5-2.1-.2-4.3-1.2-6.1-2.5.5-1.8.6-4 .1-5.8Z"/>
  <rect x="12.7" y="8.1" width="6.6" height="9" rx="2.6"/>
  <g opacity=".78">
    <path d="M12.1 18.6C9 19.7 7 23.3 5.4 27.3c-.2.6.4 1.1 1 .8l3.3-1.8 1.7 3.3c.3.5 1 .5 1.2 0 1.4-3.4 2.2-7 2.5-10.5a4 4 0 0 1-3-.5Z"/>
    <path d="M19.9 18.6c3.1 1.1 5.1 4.7 6.7 8.7.2.6-.4 1.1-1 .8l-3.3-1.8-1.7 3.3c-.3.5-1 .5-1.2 0-1.4-3.4-2.2-7-2.5-10.5a4 4 0 0 0 3-.5Z"/>
  </g>`;

const canvases = new Map<SceneName, Promise<Canvas>>();

/**
 * A scene under the shop's awning, beside the shop's bow; without words, which no language would
 * share.
 */
async function drawCanvas(name: SceneName): Promise<Canvas> {
  const p = paletteOf(TINTS[name], "light");
  const scene = sceneSvg(SCENES[name], p, { width: SCENE_WIDTH, height: SIZE.height });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <g transform="translate(${STRIP} 0)">${scene}</g>
    <rect width="${STRIP}" height="${SIZE.height}" fill="${PAPER}"/>
    <g transform="translate(${STRIP / 2 - 120} 205) scale(7.5)" fill="${RIBBON}">${BOW}</g>
    ${awning()}
  </svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function awning() {
  const { width, straight, drop } = SCALLOP;
  const scallops = Array.from({ length: SIZE.width / width }, (_, index) => {
    const shape = `M${index * width} 0h${width}v${straight}a${width / 2} ${drop} 0 0 1-${width} 0z`;
    return `<path d="${shape}" fill="${index % 2 ? STRIPE : RIBBON}"/>`;
  });
  const shade = `<rect width="${SIZE.width}" height="${straight + drop + 6}" fill="${INK}" opacity=".06"/>`;
  return shade + scallops.join("");
}

/** Photographs a gift for link previews: larger than on a card, in the light theme alone. */
export async function photographForShare(cutout: Cutout, name: SceneName): Promise<Canvas> {
  const scene = SCENES[name];
  const space = {
    width: Math.min(246, scene.space?.width ?? BOX.width) * ZOOM,
    height: Math.min(224, scene.space?.height ?? BOX.height) * ZOOM,
  };
  const size = sizeFor(cutout, space);
  const gift = giftOf(await scaled(cutout, size.width, size.height));
  const canvas = canvases.get(name) ?? drawCanvas(name);
  canvases.set(name, canvas);
  const standsAt = Math.round(scene.standsAt * ZOOM);
  const p = paletteOf(TINTS[name], "light");
  return stand(copyOf(await canvas), gift, standsAt, p, STRIP + SCENE_WIDTH / 2);
}
