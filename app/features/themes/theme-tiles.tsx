import type { MouseEvent } from "react";
import type { To } from "~/lib/address";
import { Link } from "~/lib/router";
import "./theme-tiles.css";

export type ThemeTile = { id: string; name: string; to: To };

type ThemeTilesProps = {
  themes: readonly ThemeTile[];
  /** What a press does instead of going there, where it does. */
  onPress?: ((event: MouseEvent) => void) | undefined;
};

/** Themes as arched tiles on one board, eight to a row. */
export function ThemeTiles({ themes, onPress }: ThemeTilesProps) {
  return (
    <ul className="theme-tiles">
      {themes.map(({ id, name, to }) => (
        <li key={id}>
          <Link to={to} className="theme-tile" onClick={onPress}>
            <ThemePicture id={id} />
            <span className="text-center">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What stands for a theme: its still life in an arch, as decoration. */
export function ThemePicture({ id, eager = false }: { id: string; eager?: boolean }) {
  return (
    <picture>
      <source srcSet={`/art/niche-${id}-dark.webp`} media="(prefers-color-scheme: dark)" />
      <img
        src={`/art/niche-${id}.webp`}
        alt=""
        width={240}
        height={340}
        loading={eager ? undefined : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
