import { roundPlinth } from "../props";
import type { Scene } from "../scene";
import { linear, softEllipse } from "../svg";

/** Two overlapping discs, one lit, one in shade, and a plinth. */
export const beauty: Scene = {
  standsAt: 334,
  shape: (p) => `
    ${softEllipse("throw", 322, 186, 112, 112, [0, p.deep, 0.36])}
    ${linear("shaded", [240, 90, 390, 260], [0, p.shade], [0.6, p.prop], [1, p.lit])}
    <circle cx="308" cy="174" r="92" fill="url(#shaded)"/>
    ${softEllipse("between", 204, 160, 132, 132, [0, p.deep, 0.3])}
    ${linear("lit", [90, 40, 280, 250], [0, p.bright], [1, p.glow])}
    <circle cx="190" cy="146" r="112" fill="url(#lit)"/>`,
  stand: (p) => roundPlinth(p, "plinth", { cx: 240, top: 328, rx: 122, ry: 23, height: 27 }),
};
