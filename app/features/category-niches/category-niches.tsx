import type { MouseEvent } from "react";
import type { To } from "~/lib/address";
import { Link } from "~/lib/router";
import "./category-niches.css";

export type Niche = { id: string; name: string; to: To };

type CategoryNichesProps = {
  niches: readonly Niche[];
  /** What a press does instead of going there, where it does. */
  onPress?: ((event: MouseEvent) => void) | undefined;
};

/** Categories as arched niches on one board, eight to a row. */
export function CategoryNiches({ niches, onPress }: CategoryNichesProps) {
  return (
    <ul className="category-niches">
      {niches.map(({ id, name, to }) => (
        <li key={id}>
          <Link to={to} className="category-niche" onClick={onPress}>
            <NichePicture id={id} />
            <span className="text-center">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What stands for a category: its still life in an arch, as decoration. */
export function NichePicture({ id, eager = false }: { id: string; eager?: boolean }) {
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
