import { block } from "../props";
import type { Scene } from "../scene";

/** Blocks stacked like books on a stair. */
export const books: Scene = {
  standsAt: 282,
  shape: () => "",
  stand: (p) => `
    ${block(p, "tall", { x: 336, y: 190, width: 64, height: 142, depth: [28, 19] })}
    ${block(p, "base", { x: 62, y: 330, width: 306, height: 42, depth: [30, 20] })}
    ${block(p, "upper", { x: 118, y: 292, width: 226, height: 36, depth: [28, 19] })}`,
};
