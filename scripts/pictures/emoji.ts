import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";

/** A straight-alpha RGBA raster, cut to its drawing's true bounds. */
export type Cutout = { data: Buffer; width: number; height: number };

type Drawing = { body: string };

/**
 * Pixels per side that a drawing's 32 units are rasterised at: half as many again as are shown at
 * most, because the inner shadows' filters leave hard, ragged edges that only scaling down makes
 * smooth. Those filters cost most of a drawing's time, which grows with its area.
 */
export const RASTER = { picture: 320, share: 448, art: 704 } as const;

/** Degrees by which flat things lean, and space for their corners in units of the drawing. */
const LEAN = 8;
const CORNERS = 3;

/** Things with no thickness: upright they would stand on an edge like a board. */
const FLAT = new Set(
  `admission-tickets bookmark bookmark-tabs calendar clipboard credit-card envelope
  flower-playing-cards identification-card incoming-envelope joker label ledger love-letter memo
  musical-score newspaper page-facing-up page-with-curl receipt red-envelope rolled-up-newspaper
  scroll spiral-calendar spiral-notepad tear-off-calendar ticket world-map`.split(/\s+/),
);

let drawings: Record<string, Drawing> | undefined;

/** The SVG body of a fluent-emoji drawing; throws when the set has none of that name. */
export function drawingOf(name: string): string {
  if (!drawings) {
    const file = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji/icons.json");
    drawings = JSON.parse(readFileSync(file, "utf8")).icons as Record<string, Drawing>;
  }
  const drawing = drawings[name];
  if (!drawing) throw new Error(`fluent-emoji has no drawing called ${name}`);
  return drawing.body;
}

/** Rasterises a drawing large and clean; the callers scale it down, which smooths every edge. */
export async function cutoutOf(name: string, raster: number = RASTER.picture): Promise<Cutout> {
  const leans = raster !== RASTER.art && FLAT.has(name);
  const margin = leans ? CORNERS : 0;
  const side = 32 + 2 * margin;
  const size = Math.round((raster * side) / 32);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    width="${size}" height="${size}" viewBox="${-margin} ${-margin} ${side} ${side}"><g
    transform="rotate(${leans ? -LEAN : 0} 16 16)">${drawingOf(name)}</g></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  sharpenEdge(data);
  return trim({ data, width: size, height: size });
}

/** Scales a cutout to exactly the given size. */
export async function scaled(cutout: Cutout, width: number, height: number): Promise<Cutout> {
  const raw = { width: cutout.width, height: cutout.height, channels: 4 as const };
  const data = await sharp(cutout.data, { raw })
    .resize(width, height, { fit: "fill", kernel: "lanczos3" })
    .raw()
    .toBuffer();
  return { data, width, height };
}

/**
 * Many drawings blur a layer past their outline: a faint halo on white paper, a dirty fringe on a
 * coloured wall, and a wrong lowest pixel. Alpha below 10 % goes, up to 36 % it is ramped.
 */
function sharpenEdge(data: Buffer) {
  const ramp = Uint8Array.from({ length: 256 }, (_, alpha) => {
    const t = Math.min(1, Math.max(0, (alpha / 255 - 0.1) / 0.26));
    return Math.round(alpha * t * t * (3 - 2 * t));
  });
  for (let at = 3; at < data.length; at += 4) data[at] = ramp[data[at] ?? 0] ?? 0;
}

function trim({ data, width, height }: Cutout): Cutout {
  const seen = { left: width, right: -1, top: height, bottom: -1 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 64) continue;
      seen.left = Math.min(seen.left, x);
      seen.right = Math.max(seen.right, x);
      seen.top = Math.min(seen.top, y);
      seen.bottom = y;
    }
  }
  if (seen.right < 0) throw new Error("the drawing is empty");
  const cut = { width: seen.right - seen.left + 1, height: seen.bottom - seen.top + 1 };
  const out = Buffer.alloc(cut.width * cut.height * 4);
  for (let y = 0; y < cut.height; y++) {
    const from = ((y + seen.top) * width + seen.left) * 4;
    data.copy(out, y * cut.width * 4, from, from + cut.width * 4);
  }
  return { data: out, ...cut };
}
