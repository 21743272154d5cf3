import { block } from "../props";
import { BOX, FLOOR, type Scene } from "../scene";
import { linear } from "../svg";

const TILE = { width: 80, height: 61 };

/** Tiles with a lit upper edge; the offsets differ a little, as hand-laid ones do. */
function tiles() {
  const drawn: string[] = [];
  for (let row = 0; row * TILE.height < FLOOR; row++) {
    for (let column = -1; column * TILE.width < BOX.width; column++) {
      const x = column * TILE.width + (row % 2) * (TILE.width / 2) + 1.5;
      const y = row * TILE.height + 1.5;
      const tone = ((row * 7 + column * 5 + 35) % 4) / 10;
      const at = `x="${x}" y="${y}" width="${TILE.width - 3}" height="${TILE.height - 3}" rx="4"`;
      drawn.push(
        `<rect ${at} fill="url(#glaze)"/><rect ${at} fill="#fff" fill-opacity="${tone * 0.34}"/>`,
      );
    }
  }
  return drawn.join("");
}

/** A tiled wall and one shelf. */
export const kitchen: Scene = {
  standsAt: 308,
  shape(p) {
    const light = p.theme === "light";
    return `
      ${linear("glaze", [0, 0, 430, FLOOR], [0, p.bright, light ? 0.75 : 0.5], [1, p.wall, light ? 0.8 : 0.9])}
      <rect width="${BOX.width}" height="${FLOOR}" fill="${p.shade}" fill-opacity="${light ? 0.42 : 0.6}"/>
      <g opacity="${light ? 0.92 : 0.62}">${tiles()}</g>`;
  },
  stand: (p) => block(p, "shelf", { x: 92, y: 316, width: 282, height: 30, depth: [24, 17] }),
};
