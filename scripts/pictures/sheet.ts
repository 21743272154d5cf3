/**
 * A contact sheet of what the generator made, for human eyes:
 * `tsx scripts/pictures/sheet.ts out.png [pictures|dark|art|niches|heroes] [filter] [from]`.
 */
import { readdirSync } from "node:fs";
import sharp from "sharp";
import { heroes } from "./hero-preview";
import { pathOf } from "./paths";

const [out, what = "pictures", filter = "", from = "0"] = process.argv.slice(2);
if (!out) throw new Error("Say where to write the sheet");

const COLUMNS = 8;
const PER_SHEET = 96;
const GAP = 8;

const isDark = (file: string) => file.endsWith("-dark.webp");
const LISTS: Record<string, { folder: string; keep: (file: string) => boolean; cell: number[] }> = {
  pictures: { folder: "pictures", keep: (file) => !isDark(file), cell: [240, 200] },
  dark: { folder: "pictures", keep: isDark, cell: [240, 200] },
  art: { folder: "art", keep: (file) => !file.startsWith("niche-"), cell: [220, 220] },
  niches: { folder: "art", keep: (file) => file.startsWith("niche-"), cell: [240, 340] },
};

const tiles: Buffer[] = [];
let [width = 0, height = 0] = [560, 480];
const list = LISTS[what];
if (list) {
  [width = 0, height = 0] = list.cell;
  const files = readdirSync(pathOf(`public/${list.folder}`))
    .filter((file) => file.endsWith(".webp") && list.keep(file) && file.includes(filter))
    .slice(Number(from), Number(from) + PER_SHEET);
  for (const file of files) {
    const tile = sharp(pathOf(`public/${list.folder}/${file}`));
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    tiles.push(await tile.resize(width, height, { fit: "contain", background }).png().toBuffer());
    console.log(tiles.length, file);
  }
} else tiles.push(...(await heroes()));

const columns = what === "heroes" ? 3 : COLUMNS;
const rows = Math.ceil(tiles.length / columns);
await sharp({
  create: {
    width: columns * (width + GAP) + GAP,
    height: rows * (height + GAP) + GAP,
    channels: 3,
    background: what === "dark" ? "#131623" : "#fbf6ec",
  },
})
  .composite(
    tiles.map((input, index) => ({
      input,
      left: GAP + (index % columns) * (width + GAP),
      top: GAP + Math.floor(index / columns) * (height + GAP),
    })),
  )
  .png()
  .toFile(out);
