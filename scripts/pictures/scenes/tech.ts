import { roundPlinth } from "../props";
import type { Scene } from "../scene";
import { linear, softEllipse } from "../svg";

/** A disc on the wall behind a low round plinth. */
export const tech: Scene = {
  standsAt: 334,
  shape: (p) => `
    ${softEllipse("throw", 258, 190, 168, 168, [0, p.deep, 0.34])}
    ${linear("disc", [130, 60, 350, 290], [0, p.shade], [0.55, p.prop], [1, p.lit])}
    <circle cx="240" cy="174" r="138" fill="url(#disc)"/>
    <circle cx="240" cy="174" r="137" fill="none" stroke="${p.bright}" stroke-opacity=".5" stroke-width="2"/>`,
  stand: (p) => roundPlinth(p, "plinth", { cx: 240, top: 328, rx: 132, ry: 25, height: 26 }),
};
