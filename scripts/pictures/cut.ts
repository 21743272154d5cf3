import { type Cutout, scaled } from "./emoji";

/** The longer side of a cut-out in pixels: twice its size on the largest hero. */
const SIDE = 320;

/** How far, in pixels, colour is carried past the outline: half an encoder's block. */
const BLEED = 8;

/** Scales a drawing for the page's own art, transparent and without any margin. */
export async function cut(cutout: Cutout): Promise<Cutout> {
  const scale = SIDE / Math.max(cutout.width, cutout.height);
  const piece = await scaled(
    cutout,
    Math.round(cutout.width * scale),
    Math.round(cutout.height * scale),
  );
  bleed(piece);
  return piece;
}

/**
 * Carries the outline's colour outwards under transparent pixels. WebP stores colour and alpha
 * apart, and a black hem behind every edge costs more bytes than the drawing itself.
 */
function bleed({ data, width, height }: Cutout) {
  const known = new Uint8Array(width * height);
  for (let at = 0; at < known.length; at++) known[at] = (data[at * 4 + 3] ?? 0) > 160 ? 1 : 0;
  for (let pass = 0; pass < BLEED; pass++) {
    const before = Uint8Array.from(known);
    for (let at = 0; at < known.length; at++) {
      if (before[at]) continue;
      const x = at % width;
      const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      const from = near.find((other) => before[other]);
      if (from === undefined) continue;
      data.copyWithin(at * 4, from * 4, from * 4 + 3);
      known[at] = 1;
    }
  }
}
