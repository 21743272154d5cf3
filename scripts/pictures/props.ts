import type { Palette } from "./palette";
import { linear, polygon, softEllipse } from "./svg";

type Plinth = { cx: number; top: number; rx: number; ry: number; height: number };

/** A round plinth; `top` is the middle of its upper face, where a gift stands. */
export function roundPlinth(p: Palette, id: string, { cx, top, rx, ry, height }: Plinth) {
  const [left, right, bottom] = [cx - rx, cx + rx, top + height];
  const body = `M${left} ${top}V${bottom}A${rx} ${ry} 0 0 0 ${right} ${bottom}V${top}Z`;
  return `
    ${softEllipse(`${id}-far`, cx + rx * 0.34, bottom + ry * 0.35, rx * 1.12, ry * 1.1, [0, p.deep, 0.5])}
    ${softEllipse(`${id}-near`, cx + 6, bottom + ry * 0.45, rx * 1.05, ry * 0.85, [0, p.deep, 0.55])}
    ${linear(`${id}-body`, [left, 0, right, 0], [0, p.prop], [0.22, p.lit], [0.55, p.prop], [1, p.shade])}
    ${linear(`${id}-foot`, [0, top, 0, bottom + ry], [0.3, p.deep, 0], [1, p.deep, 0.16])}
    ${linear(`${id}-top`, [left, top - ry, right, top + ry], [0, p.bright], [0.5, p.lit], [1, p.prop])}
    <path d="${body}" fill="url(#${id}-body)"/><path d="${body}" fill="url(#${id}-foot)"/>
    <ellipse cx="${cx}" cy="${top}" rx="${rx}" ry="${ry}" fill="url(#${id}-top)"/>
    <path d="M${left} ${top}A${rx} ${ry} 0 0 0 ${right} ${top}" fill="none" stroke="#fff"
      stroke-opacity="${p.theme === "light" ? 0.4 : 0.14}" stroke-width="1.5"/>`;
}

type Block = { x: number; y: number; width: number; height: number; depth?: [number, number] };

/** A block seen from slightly above and left: `y` is its front upper edge. */
export function block(p: Palette, id: string, { x, y, width, height, depth = [26, 18] }: Block) {
  const [dx, dy] = depth;
  const [right, bottom] = [x + width, y + height];
  const top = polygon([x, y], [x + dx, y - dy], [right + dx, y - dy], [right, y]);
  const side = polygon(
    [right, y],
    [right + dx, y - dy],
    [right + dx, bottom - dy],
    [right, bottom],
  );
  const shadeAt = { cx: x + width / 2 + dx, cy: bottom - dy * 0.35 };
  return `
    ${softEllipse(`${id}-far`, shadeAt.cx + 16, shadeAt.cy, width * 0.68, dy * 1.15 + 4, [0, p.deep, 0.6])}
    ${linear(`${id}-front`, [x, y, right, bottom], [0, p.lit], [0.45, p.prop], [1, p.prop])}
    ${linear(`${id}-foot`, [0, y, 0, bottom], [0.35, p.deep, 0], [1, p.deep, 0.15])}
    ${linear(`${id}-top`, [x, y - dy, right + dx, y], [0, p.bright], [0.6, p.lit], [1, p.lit])}
    ${linear(`${id}-side`, [0, y - dy, 0, bottom], [0, p.shade], [1, p.shade])}
    <path d="${side}" fill="url(#${id}-side)"/><path d="${side}" fill="url(#${id}-foot)"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id}-front)"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id}-foot)"/>
    <path d="${top}" fill="url(#${id}-top)"/>
    <path d="M${x} ${y}H${right}" stroke="#fff" stroke-width="1.5"
      stroke-opacity="${p.theme === "light" ? 0.4 : 0.12}"/>`;
}
