import type { Palette } from "../palette";
import type { Scene } from "../scene";
import { linear, softEllipse } from "../svg";

const TABLE = { cx: 240, top: 326, rx: 178, ry: 27, drop: 22, scallops: 11 };

/** The cloth's edge follows the table's rim and swings down once per scallop. */
function cloth(p: Palette) {
  const { cx, top, rx, ry, drop, scallops } = TABLE;
  const rim = (step: number) => {
    const angle = Math.PI * (1 - step / scallops);
    return { x: cx + rx * Math.cos(angle), y: top + ry * Math.sin(angle) };
  };
  let edge = `M${cx - rx} ${top}V${top + drop}`;
  for (let step = 1; step <= scallops; step++) {
    const [from, to] = [rim(step - 1), rim(step)];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + drop + 20 };
    edge += `Q${middle.x} ${middle.y} ${to.x} ${to.y + drop}`;
  }
  edge += `V${top}Z`;
  return `
    ${linear("cloth", [cx - rx, 0, cx + rx, 0], [0, p.bright], [0.3, p.bright], [0.75, p.lit], [1, p.prop])}
    ${linear("hang", [0, top, 0, top + ry + drop + 10], [0.2, p.deep, 0], [1, p.deep, 0.18])}
    <path d="${edge}" fill="url(#cloth)"/><path d="${edge}" fill="url(#hang)"/>
    ${linear("table", [cx - rx, top - ry, cx + rx, top + ry], [0, p.bright], [0.5, p.bright], [1, p.lit])}
    <ellipse cx="${cx}" cy="${top}" rx="${rx}" ry="${ry}" fill="url(#table)"/>
    <path d="M${cx - rx} ${top}A${rx} ${ry} 0 0 0 ${cx + rx} ${top}" fill="none" stroke="${p.deep}" stroke-opacity=".16" stroke-width="1.5"/>`;
}

/** A disc like a low sun and a round table with a scalloped cloth. */
export const food: Scene = {
  standsAt: 332,
  shape: (p) => `
    ${linear("disc", [130, 50, 350, 300], [0, p.bright], [1, p.glow])}
    ${softEllipse("throw", 256, 188, 164, 164, [0, p.deep, 0.2])}
    <circle cx="240" cy="176" r="138" fill="url(#disc)" fill-opacity=".9"/>`,
  stand: (p) => `
    ${softEllipse("under", 262, 376, 212, 30, [0, p.deep, 0.62])}
    ${cloth(p)}`,
};
