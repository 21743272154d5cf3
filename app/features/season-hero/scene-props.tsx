/**
 * What carries the things of the still life: plinths, and the gradients that light and shadow use.
 */

type Plinth = { id: string; cx: number; cy: number; rx: number; ry: number; height: number };

/** A round plinth; `cy` is the middle of its upper face. */
export function RoundPlinth({ id, cx, cy, rx, ry, height }: Plinth) {
  const [left, right, bottom] = [cx - rx, cx + rx, cy + height];
  const body = `M${left} ${cy}V${bottom}A${rx} ${ry} 0 0 0 ${right} ${bottom}V${cy}Z`;
  const fill = `hero-${id}`;
  return (
    <>
      <linearGradient id={fill}>
        <stop stopColor="var(--prop)" />
        <stop offset=".22" stopColor="var(--prop-lit)" />
        <stop offset=".55" stopColor="var(--prop)" />
        <stop offset="1" stopColor="var(--prop-shade)" />
      </linearGradient>
      <ellipse
        cx={cx + rx * 0.34}
        cy={bottom + ry * 0.35}
        rx={rx * 1.14}
        ry={ry * 1.15}
        fill="url(#hero-contact)"
      />
      <path d={body} fill={`url(#${fill})`} />
      <path d={body} fill="url(#hero-foot)" />
      <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill="url(#hero-top)" />
      <path
        d={`M${left} ${cy}A${rx} ${ry} 0 0 0 ${right} ${cy}`}
        fill="none"
        stroke="#fff"
        strokeOpacity="var(--gleam)"
        strokeWidth="1.5"
      />
    </>
  );
}

type BlockShape = {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  depth: readonly [number, number];
};

/** A block seen from slightly above and left; `y` is its front upper edge. */
export function Block({ x, y, width, height, depth: [dx, dy] }: BlockShape) {
  const [right, bottom] = [x + width, y + height];
  const side = `M${right} ${y}l${dx}-${dy}V${bottom - dy}L${right} ${bottom}Z`;
  return (
    <>
      <ellipse
        cx={x + width / 2 + dx + 16}
        cy={bottom - dy * 0.35}
        rx={width * 0.68}
        ry={dy * 1.15 + 4}
        fill="url(#hero-contact)"
      />
      <path d={side} fill="var(--prop-shade)" />
      <path d={side} fill="url(#hero-foot)" />
      <path d={`M${x} ${y}H${right}V${bottom}H${x}Z`} fill="url(#hero-block)" />
      <path d={`M${x} ${y}l${dx}-${dy}H${right + dx}L${right} ${y}Z`} fill="url(#hero-top)" />
      <path
        d={`M${x} ${y}H${right}`}
        stroke="#fff"
        strokeOpacity="var(--gleam)"
        strokeWidth="1.5"
      />
    </>
  );
}

/** Every gradient that more than one thing uses; most fill the box of what they are used on. */
export function SceneGradients({ floor }: { floor: number }) {
  return (
    <defs>
      <linearGradient
        id="hero-beam"
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="-36"
        x2="0"
        y2={floor}
      >
        <stop stopColor="#fff" stopOpacity="0" />
        <stop offset=".12" stopColor="#fff" stopOpacity="var(--beam)" />
        <stop offset=".6" stopColor="#fff" stopOpacity="var(--beam)" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="hero-niche" x2=".8" y2="1">
        <stop stopColor="var(--niche-far)" />
        <stop offset=".7" stopColor="var(--color-cloth)" />
      </linearGradient>
      <linearGradient id="hero-corner" x2="0" y2="1">
        <stop stopColor="var(--deep)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--deep)" stopOpacity=".06" />
      </linearGradient>
      <linearGradient id="hero-back" x2="0" y2="1">
        <stop stopColor="var(--deep)" stopOpacity=".16" />
        <stop offset="1" stopColor="var(--deep)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="hero-foot" x2="0" y2="1">
        <stop offset=".3" stopColor="var(--deep)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--deep)" stopOpacity=".18" />
      </linearGradient>
      <linearGradient id="hero-top" y2="1">
        <stop stopColor="var(--prop-bright)" />
        <stop offset=".5" stopColor="var(--prop-lit)" />
        <stop offset="1" stopColor="var(--prop)" />
      </linearGradient>
      <linearGradient id="hero-block" y2="1">
        <stop stopColor="var(--prop-lit)" />
        <stop offset=".45" stopColor="var(--prop)" />
      </linearGradient>
      <radialGradient id="hero-contact">
        <stop stopColor="var(--deep)" stopOpacity=".62" />
        <stop offset=".55" stopColor="var(--deep)" stopOpacity=".34" />
        <stop offset="1" stopColor="var(--deep)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="hero-spot">
        <stop stopColor="#ffe2b0" stopOpacity="var(--spot)" />
        <stop offset=".4" stopColor="#ffe2b0" stopOpacity="calc(var(--spot) * .55)" />
        <stop offset="1" stopColor="#ffe2b0" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
