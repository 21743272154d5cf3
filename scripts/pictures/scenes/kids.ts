import { FLOOR, ON_FLOOR, type Scene } from "../scene";
import { archPath, linear, softEllipse } from "../svg";

/** Toy arches nested in one another, as in a wooden rainbow. */
export const kids: Scene = {
  standsAt: ON_FLOOR,
  shape(p) {
    const arch = (id: string, half: number, from: string, to: string) => {
      const path = archPath(240 - half, 240 + half, FLOOR - half * 1.5, FLOOR);
      const sheen = linear(id, [240 - half, 60, 240 + half, FLOOR], [0, from], [1, to]);
      return `${sheen}<path d="${path}" fill="url(#${id})"/>
        <path d="${path}" fill="none" stroke="#fff" stroke-width="2"
          stroke-opacity="${p.theme === "light" ? 0.35 : 0.07}"/>`;
    };
    return `
      ${softEllipse("throw", 262, 214, 206, 200, [0, p.deep, 0.3])}
      ${arch("outer", 172, p.prop, p.shade)}
      ${arch("second", 137, p.bright, p.lit)}
      ${arch("third", 102, p.shade, p.prop)}
      ${arch("hollow", 67, p.lit, p.wall)}`;
  },
};
