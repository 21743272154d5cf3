import type { To } from "~/lib/address";
import { Link, NavLink } from "~/lib/router";

export type TabLink = {
  to: To;
  label: string;
  end?: boolean;
  /** Where pages differ by their query alone, which no path can tell. */
  isCurrent?: boolean;
};

const look = (isActive: boolean) =>
  `flex min-h-12 items-center border-b-[3px] type-nav transition-colors duration-120 ${
    isActive
      ? "border-ribbon font-semibold text-ink"
      : "border-transparent text-soft hover:border-edge hover:text-ink"
  }`;

/**
 * Pages of one section as tabs: plain links, so each has its own address and works without scripts.
 */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {tabs.map(({ to, label: name, end = false, isCurrent }) => (
          <li key={to}>
            {isCurrent === undefined ? (
              <NavLink to={to} end={end} className={({ isActive }) => look(isActive)}>
                {name}
              </NavLink>
            ) : (
              <Link
                to={to}
                aria-current={isCurrent ? "page" : undefined}
                className={look(isCurrent)}
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
