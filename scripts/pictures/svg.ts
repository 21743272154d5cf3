/**
 * Small words for drawing scenes: gradients, soft shadows, blurs. Ids must be unique in a scene.
 */

type Stop = readonly [offset: number, colour: string, opacity?: number];
type Line = readonly [x1: number, y1: number, x2: number, y2: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([at, colour, opacity = 1]) => {
      return `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join("");

/** A linear gradient in the scene's own coordinates. */
export function linear(id: string, [x1, y1, x2, y2]: Line, ...stops: Stop[]) {
  const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stopsOf(stops)}</linearGradient>`;
}

/** A radial gradient that fills the box of the shape it is used on. */
export function radial(id: string, ...stops: Stop[]) {
  return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`;
}

/** An ellipse of shadow that fades out towards its edge. */
export function softEllipse(
  id: string,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  stop: Stop,
) {
  const [, colour, opacity = 1] = stop;
  const fade = radial(id, [0, colour, opacity], [0.55, colour, opacity * 0.55], [1, colour, 0]);
  return `${fade}<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;
}

/** A blur filter; its region is wide enough for shapes that are blurred past their own box. */
export function blur(id: string, deviation: number) {
  const region = `x="-30%" y="-30%" width="160%" height="160%"`;
  return `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** The outline of an arch: two jambs and a half circle on top. */
export function archPath(left: number, right: number, top: number, bottom: number) {
  const r = (right - left) / 2;
  return `M${left} ${bottom}V${top + r}A${r} ${r} 0 0 1 ${right} ${top + r}V${bottom}Z`;
}

/** The outline of a polygon. */
export function polygon(...points: readonly (readonly [x: number, y: number])[]) {
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}

/** The shade that an opening's upper left edge throws on what lies behind it. */
export function innerShadow(id: string, path: string, colour: string, opacity: number) {
  return `${blur(`${id}-blur`, 9)}<clipPath id="${id}"><path d="${path}"/></clipPath>
    <g clip-path="url(#${id})"><path d="${path}" fill="none" stroke="${colour}"
      stroke-opacity="${opacity}" stroke-width="30" transform="translate(9 10)"
      filter="url(#${id}-blur)"/></g>`;
}
