import { roundPlinth } from "../props";
import type { Scene } from "../scene";

/** The default picture's scene: a bare wall and a plinth. */
export const neutral: Scene = {
  standsAt: 330,
  shape: () => "",
  stand: (p) => roundPlinth(p, "plinth", { cx: 240, top: 324, rx: 136, ry: 26, height: 32 }),
};
