import type { Cutout } from "./emoji";
import type { Palette } from "./palette";
import { CAST, castShadow, footprint, type Mask } from "./shadow";

/** An opaque RGB raster. */
export type Canvas = { data: Buffer; width: number; height: number };
type Rgb = readonly [number, number, number];

export type Gift = {
  cutout: Cutout;
  shadow: Mask;
  foot: { left: number; right: number };
  /** Mean brightness, 0-255. */
  brightness: number;
};

/** Below this brightness a gift would drown in the dark theme, so it's lit from behind. */
const DIM = 105;
const WARM: Rgb = [255, 226, 176];

/** Measures what every picture of the same drawing and size needs. */
export function giftOf(cutout: Cutout): Gift {
  return {
    cutout,
    shadow: castShadow(cutout),
    foot: footprint(cutout),
    brightness: brightnessOf(cutout),
  };
}

function brightnessOf({ data }: Cutout) {
  let [sum, weight] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    const luma = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
    sum += luma * alpha;
    weight += alpha;
  }
  return sum / Math.max(1, weight);
}

/** Canvases that were drawn on and encoded, by size in bytes: new ones keep the collector busy. */
const spare = new Map<number, Buffer[]>();

/** A canvas of its own to draw on, until it is given back by `release`. */
export function copyOf(canvas: Canvas): Canvas {
  const data = spare.get(canvas.data.length)?.pop() ?? Buffer.allocUnsafe(canvas.data.length);
  canvas.data.copy(data);
  return { ...canvas, data };
}

/** Gives a canvas back whose pixels nobody needs any more. */
export function release({ data }: Canvas): void {
  spare.set(data.length, [...(spare.get(data.length) ?? []), data]);
}

/**
 * Stands a gift on a canvas, its lowest pixel row just above `standsAt` and its middle at
 * `centre`, with its contact shadow, the darker core right under its foot, and its cast shadow.
 */
export function stand(
  canvas: Canvas,
  gift: Gift,
  standsAt: number,
  p: Palette,
  centre = canvas.width / 2,
): Canvas {
  const { cutout, shadow, foot } = gift;
  const out = canvas;
  const colour = rgbOf(p.deep);
  const left = Math.round(centre - cutout.width / 2);
  const top = standsAt - cutout.height;
  const middle = left + (foot.left + foot.right) / 2;
  const footWidth = foot.right - foot.left;
  // A tall thing on a small foot still darkens the ground under all of it, but closest to its foot.
  const cx = (middle + left + cutout.width / 2) / 2;
  const rx = cutout.width * 0.46;
  const ry = Math.min(cutout.height, cutout.width) * 0.075;
  ellipse(out, { cx, cy: standsAt - ry * 0.1, rx, ry, opacity: 0.62 }, colour);
  const core = { cx: middle + 2, cy: standsAt - 1, rx: footWidth * 0.5 + 9, ry: 6, opacity: 0.5 };
  ellipse(out, core, colour);
  paint(out, shadow, { left: left + shadow.dx, top: top + shadow.dy, opacity: 0.42 }, colour);
  if (p.theme === "dark" && gift.brightness < DIM) {
    const rim = { left: left + shadow.dx - CAST.dx, top: top + shadow.dy - CAST.dy };
    const opacity = 0.15 + 0.42 * (1 - gift.brightness / DIM);
    paint(out, shadow, { ...rim, opacity }, WARM);
  }
  lay(out, cutout, left, top);
  return out;
}

/** Paints one colour through a mask. */
function paint(
  canvas: Canvas,
  mask: Mask,
  at: { left: number; top: number; opacity: number },
  [r, g, b]: Rgb,
) {
  const { data, width, height } = canvas;
  const values = mask.data;
  const opacity = fixed(at.opacity);
  const [first, last] = [Math.max(0, -at.left), Math.min(mask.width, width - at.left)];
  for (let y = Math.max(0, -at.top); y < mask.height && y + at.top < height; y++) {
    const from = y * mask.width;
    const to = ((y + at.top) * width + at.left) * 3;
    for (let x = first; x < last; x++) {
      const alpha = ((values[from + x] ?? 0) * opacity) >> 8;
      if (alpha > 0) mix(data, to + x * 3, r, g, b, alpha);
    }
  }
}

/** Lays a cutout on a canvas that has space for all of it. */
function lay({ data, width }: Canvas, cutout: Cutout, left: number, top: number) {
  const from = cutout.data;
  for (let y = 0; y < cutout.height; y++) {
    let at = y * cutout.width * 4;
    let to = ((y + top) * width + left) * 3;
    for (let x = 0; x < cutout.width; x++, at += 4, to += 3) {
      const alpha = from[at + 3] ?? 0;
      if (alpha === 255) {
        data[to] = from[at] ?? 0;
        data[to + 1] = from[at + 1] ?? 0;
        data[to + 2] = from[at + 2] ?? 0;
      } else if (alpha > 0) {
        mix(data, to, from[at] ?? 0, from[at + 1] ?? 0, from[at + 2] ?? 0, alpha);
      }
    }
  }
}

/** An opacity of 0-1 in 256ths: whole numbers mix in less time. */
const fixed = (opacity: number) => Math.round(opacity * 256);

/**
 * `alpha` in 256ths. Four numbers instead of a colour: an array per pixel would keep the collector
 * busy.
 */
function mix(data: Buffer, at: number, r: number, g: number, b: number, alpha: number) {
  const red = data[at] ?? 0;
  const green = data[at + 1] ?? 0;
  const blue = data[at + 2] ?? 0;
  data[at] = red + (((r - red) * alpha + 128) >> 8);
  data[at + 1] = green + (((g - green) * alpha + 128) >> 8);
  data[at + 2] = blue + (((b - blue) * alpha + 128) >> 8);
}

type Ellipse = { cx: number; cy: number; rx: number; ry: number; opacity: number };

function ellipse(canvas: Canvas, { cx, cy, rx, ry, opacity }: Ellipse, [r, g, b]: Rgb) {
  const { data, width, height } = canvas;
  for (let y = Math.ceil(cy - ry); y <= Math.min(cy + ry, height - 1); y++) {
    for (let x = Math.max(0, Math.ceil(cx - rx)); x <= Math.min(cx + rx, width - 1); x++) {
      const distance = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;
      if (distance >= 1) continue;
      const fade = 1 - Math.sqrt(distance);
      const alpha = fixed(opacity * fade * Math.sqrt(fade) * (2 - fade));
      mix(data, (y * width + x) * 3, r, g, b, alpha);
    }
  }
}

function rgbOf(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/**
 * The size at which a drawing looks as large as its neighbours: equal area first, then never wider
 * or taller than its space, so that a candle isn't tiny and a scarf isn't huge.
 */
export function sizeFor(cutout: Cutout, space: { width: number; height: number }) {
  const square = Math.min(space.height, space.width) * 0.93;
  const scale = Math.min(
    space.width / cutout.width,
    space.height / cutout.height,
    square / Math.sqrt(cutout.width * cutout.height),
  );
  return {
    width: Math.max(1, Math.round(cutout.width * scale)),
    height: Math.max(1, Math.round(cutout.height * scale)),
  };
}
