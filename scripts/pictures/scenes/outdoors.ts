import { FLOOR, ON_FLOOR, type Scene } from "../scene";
import { linear, polygon, softEllipse } from "../svg";

/** Peaks with lit and shaded flanks under a low sun. */
export const outdoors: Scene = {
  standsAt: ON_FLOOR,
  shape(p) {
    const sun = p.theme === "light" ? [0.62, 0.5] : [0.2, 0.14];
    return `
      ${softEllipse("halo", 112, 84, 104, 104, [0, "#fff", sun[1]])}
      <circle cx="112" cy="84" r="46" fill="#fff" fill-opacity="${sun[0]}"/>
      ${linear("far", [0, 110, 0, FLOOR], [0, p.prop, 0.6], [1, p.wall, 0.7])}
      ${linear("flank", [0, 70, 0, FLOOR], [0, p.prop], [1, p.prop, 0.6])}
      ${linear("lee", [0, 70, 0, FLOOR], [0, p.shade], [1, p.shade, 0.65])}
      <path d="${polygon([-20, 250], [70, 172], [140, 226], [212, 150], [330, 250], [330, FLOOR], [-20, FLOOR])}" fill="url(#far)"/>
      <path d="${polygon([130, FLOOR], [296, 74], [342, 150], [318, 176], [352, 224], [330, FLOOR])}" fill="url(#flank)"/>
      <path d="${polygon([296, 74], [500, FLOOR], [330, FLOOR], [352, 224], [318, 176], [342, 150])}" fill="url(#lee)"/>
      <path d="${polygon([-40, FLOOR], [74, 206], [96, 240], [84, 262], [104, FLOOR])}" fill="url(#flank)"/>
      <path d="${polygon([74, 206], [196, FLOOR], [104, FLOOR], [84, 262], [96, 240])}" fill="url(#lee)"/>`;
  },
};
