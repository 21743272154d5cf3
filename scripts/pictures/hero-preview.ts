import { readFileSync } from "node:fs";
import sharp from "sharp";
import {
  HERO_BOX,
  HERO_GIFT,
  HERO_PLINTHS,
  needsBlock,
  SEASON_ART,
  type SeasonItem,
} from "../../app/features/season-hero/season-art";
import { paletteOf, TINTS } from "./palette";
import { ART_SIZES, pathOf } from "./paths";
import { block, roundPlinth } from "./props";
import { archPath, softEllipse } from "./svg";
import type { Sizes } from "./workshop";

/** Rough heroes in one neutral colour, to judge how the seasons' things stand together. */
export async function heroes(): Promise<Buffer[]> {
  const sizes = JSON.parse(readFileSync(pathOf(ART_SIZES), "utf8")) as Sizes;
  return Promise.all(Object.values(SEASON_ART).map((items) => hero(items, sizes)));
}

async function hero(items: readonly SeasonItem[], sizes: Sizes) {
  const p = paletteOf(TINTS.food, "light");
  const place = (item: SeasonItem) => thing(item, sizes, p.deep);
  const layer = (name: SeasonItem["layer"]) => items.filter((item) => item.layer === name);
  const { centre, right, left } = HERO_PLINTHS;
  const leftBlock = { ...left, depth: [...left.depth] as [number, number] };
  const drawn = [
    ...layer("air").map(place),
    ...layer("back").map(place),
    Promise.resolve(`
      ${needsBlock(items) ? block(p, "left", leftBlock) : ""}
      ${roundPlinth(p, "right", { ...right, top: right.cy })}
      ${roundPlinth(p, "centre", { ...centre, top: centre.cy })}`),
    place(HERO_GIFT),
    ...layer("front").map(place),
  ];
  const { width, height, floor } = HERO_BOX;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${p.wall}"/>
    <path d="${archPath(110, 470, 40, floor)}" fill="${p.shade}"/>
    <rect y="${floor}" width="${width}" height="${height - floor}" fill="${p.floor}"/>
    ${(await Promise.all(drawn)).join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function thing(item: SeasonItem, sizes: Sizes, deep: string) {
  const size = sizes[item.emoji];
  if (!size) throw new Error(`${item.emoji} has no cut-out yet`);
  const width = (item.height * size.width) / size.height;
  const [left, top] = [item.x - width / 2, item.base - item.height];
  const png = await sharp(pathOf(`public/art/${item.emoji}.webp`))
    .png()
    .toBuffer();
  const id = `s${Math.round(item.x)}-${Math.round(item.base)}`;
  const shadow =
    item.layer === "air"
      ? ""
      : softEllipse(id, item.x, item.base, width * 0.5, width * 0.08, [0, deep, 0.7]);
  return `${shadow}<image href="data:image/png;base64,${png.toString("base64")}" x="${left}" y="${top}"
    width="${width}" height="${item.height}"
    transform="rotate(${item.lean ?? 0} ${item.x} ${item.base - item.height / 2})"/>`;
}
