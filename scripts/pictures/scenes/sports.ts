import { BOX, FLOOR, ON_FLOOR, type Scene } from "../scene";
import { linear } from "../svg";

const LANES = [96, 138, 180, 222, 264];

/** The bend of a running track, its lanes coming down to the floor. */
export const sports: Scene = {
  standsAt: ON_FLOOR,
  shape(p) {
    const light = p.theme === "light";
    const bend = (r: number) => `<ellipse cx="240" cy="${FLOOR}" rx="${r}" ry="${r * 0.92}"/>`;
    return `
      ${linear("track", [0, 40, 420, FLOOR], [0, p.lit], [0.6, p.prop], [1, p.floor])}
      ${linear("chalk", [0, 40, 440, FLOOR], [0, "#fff", light ? 0.95 : 0.4], [1, "#fff", light ? 0.55 : 0.14])}
      <g fill="url(#track)" fill-opacity="${light ? 0.8 : 0.6}">${bend(LANES[4] ?? 0)}</g>
      <g fill="${p.wall}" fill-opacity=".85">${bend(LANES[0] ?? 0)}</g>
      <g fill="none" stroke="url(#chalk)" stroke-width="6">${LANES.map(bend).join("")}</g>`;
  },
  stand(p) {
    const lines = LANES.flatMap((r) => [
      [240 - r, 240 - r * 1.5],
      [240 + r, 240 + r * 1.5],
    ]);
    const chalk = p.theme === "light" ? 0.5 : 0.14;
    return lines
      .map(([from, to]) => `<path d="M${from} ${FLOOR + 1}L${to} ${BOX.height}"/>`)
      .join("")
      .replace(/^/, `<g stroke="#fff" stroke-opacity="${chalk}" stroke-width="6">`)
      .concat("</g>");
  },
};
