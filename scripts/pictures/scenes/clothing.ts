import type { Palette } from "../palette";
import { roundPlinth } from "../props";
import { BOX, FLOOR, type Scene } from "../scene";
import { linear } from "../svg";

/** Fold widths repeat irregularly: even stripes would read as boards. */
const FOLDS = [46, 58, 40, 62, 50, 44, 60, 48, 72];

function drape(p: Palette) {
  const light = p.theme === "light";
  let left = 0;
  return FOLDS.map((width, index) => {
    const right = left + width;
    const hem = FLOOR - 7 + (index % 2) * 3;
    const tones = linear(
      `fold-${index}`,
      [left, 0, right, 0],
      [0, p.shade, light ? 0.62 : 0.9],
      [0.16, p.wall, 0.9],
      [0.5, p.bright, light ? 0.95 : 0.6],
      [0.85, p.wall, 0.9],
      [1, p.prop, 0.85],
    );
    const path = `M${left} 0V${hem}Q${left + width / 2} ${hem + 9} ${right} ${hem}V0Z`;
    left = right;
    return `${tones}<path d="${path}" fill="url(#fold-${index})"/>`;
  }).join("");
}

/** A hanging drape and a plinth. */
export const clothing: Scene = {
  standsAt: 334,
  shape: (p) => `
    ${linear("gloom", [0, 0, BOX.width, 0], [0, p.deep, 0], [0.5, p.deep, 0.02], [1, p.deep, 0.14])}
    <rect y="280" width="${BOX.width}" height="26" fill="${p.deep}" fill-opacity=".3"/>
    ${drape(p)}<rect width="${BOX.width}" height="${FLOOR}" fill="url(#gloom)"/>`,
  stand: (p) => roundPlinth(p, "plinth", { cx: 240, top: 328, rx: 134, ry: 24, height: 24 }),
};
