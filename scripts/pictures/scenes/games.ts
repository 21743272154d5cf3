import { block } from "../props";
import type { Scene } from "../scene";

/** Three staggered blocks, like a winners' stand for a small champion. */
export const games: Scene = {
  standsAt: 324,
  shape: () => "",
  stand: (p) => `
    ${block(p, "left", { x: 50, y: 216, width: 98, height: 122, depth: [26, 18] })}
    ${block(p, "right", { x: 326, y: 184, width: 92, height: 150, depth: [26, 18] })}
    ${block(p, "centre", { x: 142, y: 334, width: 178, height: 40, depth: [28, 20] })}`,
};
