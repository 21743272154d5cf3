import { FLOOR, ON_FLOOR, type Scene } from "../scene";
import { archPath, innerShadow, linear } from "../svg";

/** An arched niche with a plastered reveal. */
export const home: Scene = {
  standsAt: ON_FLOOR,
  shape(p) {
    const outer = archPath(112, 368, 36, FLOOR);
    const inner = archPath(122, 358, 46, FLOOR);
    return `
      ${linear("reveal", [112, 60, 368, 240], [0, p.shade, 0.9], [0.5, p.prop], [1, p.bright])}
      ${linear("niche", [122, 46, 350, FLOOR], [0, p.shade], [0.55, p.prop], [1, p.lit])}
      <path d="${outer}" fill="url(#reveal)"/><path d="${inner}" fill="url(#niche)"/>
      ${innerShadow("cove", inner, p.deep, 0.42)}`;
  },
};
