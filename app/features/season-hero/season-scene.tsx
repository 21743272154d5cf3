import type { SeasonKey } from "#shared/catalogue/season";
import sizes from "./art.json";
import { Block, RoundPlinth, SceneGradients } from "./scene-props";
import {
  HERO_BOX,
  HERO_GIFT,
  HERO_PLINTHS,
  needsBlock,
  SEASON_ART,
  type SeasonItem,
} from "./season-art";

const { width, height, floor } = HERO_BOX;
const NICHE = { left: 92, right: 488, top: 34, rim: 16 } as const;

/**
 * The hero's still life. Decoration: its colours are the season's CSS variables, readers skip it.
 */
export function SeasonScene({ season }: { season: SeasonKey }) {
  const items = SEASON_ART[season];
  const layer = (name: SeasonItem["layer"]) =>
    items
      .filter((item) => item.layer === name)
      .map((item) => <Thing key={keyOf(item)} {...item} />);
  const inner = arch(NICHE.left + NICHE.rim, NICHE.right - NICHE.rim, NICHE.top + NICHE.rim);
  return (
    <svg
      className="season-scene"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <SceneGradients floor={floor} />
      <path d="M350-36h74L676 400H602ZM452-36h30L734 400H704Z" fill="url(#hero-beam)" />
      <path d={arch(NICHE.left, NICHE.right, NICHE.top)} fill="var(--color-cloth)" />
      <path d={inner} fill="url(#hero-niche)" />
      {/* The floor runs from edge to edge of the window, however wide that is. */}
      <rect x="-3000" y={floor - 40} width="6000" height="40" fill="url(#hero-corner)" />
      <rect x="-3000" y={floor} width="6000" height="900" fill="var(--color-floor)" />
      <rect x="-3000" y={floor} width="6000" height="34" fill="url(#hero-back)" />
      <rect
        x="-3000"
        y={floor - 1.5}
        width="6000"
        height="3"
        fill="var(--deep)"
        fillOpacity=".16"
      />
      <ellipse cx="290" cy="262" rx="236" ry="216" fill="url(#hero-spot)" />
      <g className="things">
        {layer("air")}
        {layer("back")}
        {needsBlock(items) && <Block id="left" {...HERO_PLINTHS.left} />}
        <RoundPlinth id="right" {...HERO_PLINTHS.right} />
        <RoundPlinth id="centre" {...HERO_PLINTHS.centre} />
        <Thing {...HERO_GIFT} />
        {layer("front")}
      </g>
    </svg>
  );
}

function Thing({ emoji, x, base, height: tall, layer, lean }: SeasonItem) {
  const size = (sizes as Record<string, { width: number; height: number }>)[emoji];
  const wide = size ? (tall * size.width) / size.height : tall;
  const floats = layer === "air";
  return (
    <>
      {!floats && (
        <ellipse
          cx={x + 3}
          cy={base - 1}
          rx={wide * 0.5}
          ry={wide * 0.075}
          fill="url(#hero-contact)"
        />
      )}
      <image
        className={floats ? "floats" : "stands"}
        href={`/art/${emoji}.webp`}
        x={round(x - wide / 2)}
        y={base - tall}
        width={round(wide)}
        height={tall}
        transform={lean ? `rotate(${lean} ${x} ${base - tall / 2})` : undefined}
      />
    </>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
const keyOf = ({ emoji, x, base }: SeasonItem) => `${emoji}-${x}-${base}`;

function arch(left: number, right: number, top: number) {
  const r = (right - left) / 2;
  return `M${left} ${floor}V${top + r}A${r} ${r} 0 0 1 ${right} ${top + r}V${floor}Z`;
}
