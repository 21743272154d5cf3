import { ON_FLOOR, type Scene } from "../scene";
import { linear, polygon, softEllipse } from "../svg";

const OUTER = { left: 96, top: 28, right: 384, bottom: 278 };
const INNER = { left: 114, top: 46, right: 366, bottom: 260 };

/** An empty picture frame with mitred corners and its passe-partout. */
export const art: Scene = {
  standsAt: ON_FLOOR,
  shape(p) {
    const { left: l, top: t, right: r, bottom: b } = OUTER;
    const { left, top, right, bottom } = INNER;
    const size = `width="${right - left}" height="${bottom - top}"`;
    return `
      ${softEllipse("throw", 262, 172, 190, 168, [0, p.deep, 0.3])}
      ${linear("mat", [left, top, right, bottom], [0, p.lit], [0.45, p.bright], [1, p.glow])}
      ${linear("lip", [left, top, left + 26, top + 26], [0, p.deep, 0.3], [1, p.deep, 0])}
      <path d="${polygon([l, t], [r, t], [right, top], [left, top])}" fill="${p.lit}"/>
      <path d="${polygon([l, t], [left, top], [left, bottom], [l, b])}" fill="${p.prop}"/>
      <path d="${polygon([r, t], [r, b], [right, bottom], [right, top])}" fill="${p.shade}"/>
      <path d="${polygon([l, b], [left, bottom], [right, bottom], [r, b])}" fill="${p.shade}"/>
      <path d="${polygon([l, b], [left, bottom], [right, bottom], [r, b])}" fill="${p.deep}" fill-opacity=".12"/>
      <rect x="${left}" y="${top}" ${size} fill="url(#mat)"/>
      <path d="M${left} ${top}H${right}V${top + 9}H${left + 9}V${bottom}H${left}Z" fill="${p.deep}" fill-opacity=".16"/>
      <path d="${polygon([left + 9, top + 9], [left + 96, top + 9], [left + 9, top + 150])}" fill="url(#lip)"/>`;
  },
};
