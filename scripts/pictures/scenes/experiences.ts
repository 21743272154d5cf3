import { block } from "../props";
import { BOX, FLOOR, type Scene } from "../scene";
import { linear, polygon } from "../svg";

/** A door ajar, light coming through it, and one step. */
export const experiences: Scene = {
  standsAt: 334,
  shape: (p) => `
    ${linear("beyond", [150, 40, 350, FLOOR], [0, p.theme === "light" ? "#fff" : p.bright], [0.5, p.bright], [1, p.glow])}
    ${linear("leaf", [96, 0, 156, 0], [0, p.prop], [1, p.shade])}
    <rect x="148" y="28" width="202" height="${FLOOR - 28}" fill="${p.lit}"/>
    <path d="M350 28V${FLOOR}H342V36H156V28Z" fill="${p.prop}"/>
    <rect x="156" y="36" width="186" height="${FLOOR - 36}" fill="url(#beyond)"/>`,
  stand(p) {
    const light = p.theme === "light";
    const leaf = polygon([156, 36], [98, 14], [98, 326], [156, FLOOR]);
    const panel = (top: number, bottom: number) =>
      polygon([147, top + 3], [108, top - 8], [108, bottom + 10], [147, bottom]);
    return `
      ${linear("spill", [0, FLOOR, 0, BOX.height], [0, "#fff", light ? 0.55 : 0.16], [1, "#fff", 0])}
      <path d="${polygon([156, FLOOR], [342, FLOOR], [440, BOX.height], [190, BOX.height])}" fill="url(#spill)"/>
      <path d="${leaf}" fill="url(#leaf)"/>
      <path d="${panel(62, 158)}${panel(186, 286)}" fill="${p.deep}" fill-opacity=".12"/>
      <path d="M156 36V${FLOOR}" stroke="${p.deep}" stroke-opacity=".3" stroke-width="2"/>
      <circle cx="107" cy="176" r="5" fill="${p.bright}"/>
      ${block(p, "step", { x: 132, y: 342, width: 208, height: 26, depth: [24, 18] })}`;
  },
};
