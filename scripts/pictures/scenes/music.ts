import { roundPlinth } from "../props";
import type { Scene } from "../scene";
import { linear, softEllipse } from "../svg";

/** A record's rings on the wall and a plinth. */
export const music: Scene = {
  standsAt: 334,
  shape(p) {
    const light = p.theme === "light";
    const ring = (r: number, width: number) =>
      `<circle cx="240" cy="168" r="${r}" fill="none" stroke="url(#disc)" stroke-width="${width}"/>`;
    const groove = (r: number) =>
      `<circle cx="240" cy="168" r="${r}" fill="none" stroke="${p.deep}" stroke-opacity=".13" stroke-width="1.5"/>`;
    return `
      ${softEllipse("throw", 258, 186, 172, 172, [0, p.deep, 0.32])}
      ${linear("disc", [130, 50, 350, 290], [0, p.prop], [0.4, p.shade], [1, p.prop])}
      ${linear("field", [130, 50, 350, 290], [0, p.bright], [1, p.wall])}
      <circle cx="240" cy="168" r="146" fill="url(#field)" fill-opacity="${light ? 0.9 : 0.8}"/>
      ${ring(129, 34)}${ring(72, 30)}${[120, 129, 138, 66, 74].map(groove).join("")}
      <circle cx="240" cy="168" r="24" fill="url(#disc)"/>`;
  },
  stand: (p) => roundPlinth(p, "plinth", { cx: 240, top: 328, rx: 124, ry: 23, height: 27 }),
};
