import { roundPlinth } from "../props";
import { FLOOR, type Scene } from "../scene";
import { archPath, innerShadow, linear } from "../svg";

/** A narrow niche and a tall pedestal. */
export const jewelry: Scene = {
  standsAt: 276,
  space: { width: 210, height: 206 },
  shape(p) {
    const outer = archPath(128, 352, 20, FLOOR);
    const inner = archPath(138, 342, 30, FLOOR);
    return `
      ${linear("reveal", [128, 50, 352, 230], [0, p.shade, 0.9], [0.5, p.lit], [1, p.bright])}
      ${linear("niche", [138, 30, 330, FLOOR], [0, p.shade], [0.6, p.prop], [1, p.lit])}
      <path d="${outer}" fill="url(#reveal)"/><path d="${inner}" fill="url(#niche)"/>
      ${innerShadow("cove", inner, p.deep, 0.38)}`;
  },
  stand: (p) => roundPlinth(p, "pedestal", { cx: 240, top: 272, rx: 84, ry: 18, height: 82 }),
};
