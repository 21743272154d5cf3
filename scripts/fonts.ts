/**
 * Makes the site's own fonts from the packages: subset to Latin, Latin-ext apart, and to the
 * weights that the look uses (docs: look tokens). Written once; a second run finds them and leaves.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const out = new URL("../public/fonts/", import.meta.url);
const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const LATIN = `${range(0x20, 0xff)}ŒœŸ–—‘’‚“”„«»•…‹›€™−\u202f\u2009`;
const LATIN_EXT = range(0x100, 0x17f);

const FONTS = [
  {
    name: "fraunces",
    file: (set: string) => `@fontsource-variable/fraunces/files/fraunces-${set}-full-normal.woff2`,
    axes: { SOFT: 50, WONK: 0, wght: { min: 400, max: 500, default: 400 } },
  },
  {
    name: "instrument-sans",
    file: (set: string) =>
      `@fontsource-variable/instrument-sans/files/instrument-sans-${set}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
] as const;

mkdirSync(out, { recursive: true });
for (const { name, file, axes } of FONTS) {
  for (const [set, text] of [
    ["latin", LATIN],
    ["latin-ext", LATIN_EXT],
  ] as const) {
    const target = new URL(`${name}-${set}.woff2`, out);
    if (existsSync(target)) continue;
    const source = readFileSync(require.resolve(file(set)));
    const font = await subsetFont(source, text, { targetFormat: "woff2", variationAxes: axes });
    writeFileSync(target, font);
    console.log(`${name}-${set}.woff2 ${(font.length / 1024).toFixed(1)} kB`);
  }
}
