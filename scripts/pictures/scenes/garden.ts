import { FLOOR, ON_FLOOR, type Scene } from "../scene";
import { archPath, innerShadow, linear } from "../svg";

/** An arched window onto hills, with its sill. */
export const garden: Scene = {
  standsAt: ON_FLOOR,
  shape(p) {
    const light = p.theme === "light";
    const frame = archPath(92, 388, 20, FLOOR);
    const pane = archPath(102, 378, 30, 288);
    return `
      ${linear("frame", [92, 20, 388, FLOOR], [0, "#fff", light ? 0.85 : 0.22], [1, "#fff", light ? 0.4 : 0.08])}
      ${linear("sky", [102, 30, 340, 280], [0, p.bright], [1, p.lit])}
      ${linear("far", [0, 170, 0, 290], [0, p.prop], [1, p.floor])}
      ${linear("near", [0, 220, 0, 290], [0, p.shade, 0.75], [1, p.floor])}
      <clipPath id="pane"><path d="${pane}"/></clipPath>
      <path d="${frame}" fill="url(#frame)"/><path d="${pane}" fill="url(#sky)"/>
      <g clip-path="url(#pane)">
        <circle cx="170" cy="110" r="34" fill="#fff" fill-opacity="${light ? 0.6 : 0.12}"/>
        <path d="M90 214C150 176 200 196 250 216S350 214 400 176V300H90Z" fill="url(#far)"/>
        <path d="M90 262C160 226 240 236 290 252S360 262 400 240V300H90Z" fill="url(#near)"/>
      </g>
      ${innerShadow("depth", pane, p.deep, 0.24)}
      <rect x="80" y="288" width="320" height="13" rx="2" fill="${p.bright}"/>
      <rect x="80" y="299" width="320" height="4" fill="${p.deep}" fill-opacity=".22"/>`;
  },
};
