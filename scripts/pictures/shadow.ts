import type { Cutout } from "./emoji";

/** An 8-bit mask, and how far its upper left corner lies from that of the cutout it belongs to. */
export type Mask = { data: Uint8Array; width: number; height: number; dx: number; dy: number };

/** Where the shadow falls and how soft it is, in pixels (look.md, "Gift pictures"). */
export const CAST = { dx: 16, dy: 9, blur: 9 } as const;

/**
 * The silhouette moved right and down and blurred: the shadow cast by light from the upper left.
 */
export function castShadow({ data, width, height }: Cutout): Mask {
  const pad = CAST.blur * 2;
  const [w, h] = [width + 2 * pad, height + 2 * pad];
  const mask = new Uint8Array(w * h);
  const other = new Uint8Array(w * h);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      mask[(y + pad) * w + x + pad] = data[(y * width + x) * 4 + 3] ?? 0;
    }
  }
  // Three box blurs are as good as a Gaussian of about the box's radius.
  const radius = Math.round(CAST.blur * 0.6);
  for (let pass = 0; pass < 3; pass++) {
    boxBlur(mask, other, { length: w, lines: h, radius, step: 1, next: w });
    boxBlur(other, mask, { length: h, lines: w, radius, step: w, next: 1 });
  }
  return { data: mask, width: w, height: h, dx: CAST.dx - pad, dy: CAST.dy - pad };
}

type Lines = { length: number; lines: number; radius: number; step: number; next: number };

/**
 * Box blur along lines of `length` pixels: pixels lie `step` apart, lines `next` apart. Overwrites
 * all of `to`.
 */
function boxBlur(from: Uint8Array, to: Uint8Array, { length, lines, radius, step, next }: Lines) {
  const span = radius * 2 + 1;
  for (let line = 0; line < lines; line++) {
    const start = line * next;
    let sum = 0;
    for (let i = 0; i < radius; i++) sum += from[start + i * step] ?? 0;
    for (let i = 0; i < length; i++) {
      const [enters, leaves] = [i + radius, i - radius - 1];
      if (enters < length) sum += from[start + enters * step] ?? 0;
      if (leaves >= 0) sum -= from[start + leaves * step] ?? 0;
      to[start + i * step] = sum / span;
    }
  }
}

/** Left and right end of what touches the ground: the lowest 5 % of the drawing. */
export function footprint({ data, width, height }: Cutout) {
  const foot = { left: width, right: 0 };
  for (let y = Math.floor(height * 0.95); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 128) continue;
      foot.left = Math.min(foot.left, x);
      foot.right = Math.max(foot.right, x);
    }
  }
  return foot.right < foot.left ? { left: 0, right: width } : foot;
}
