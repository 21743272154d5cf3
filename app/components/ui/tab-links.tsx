import { NavLink } from "react-router";

export type TabLink = { to: string; label: string; end?: boolean };

/** Pages of one room as tabs: plain links, so each has its own address and works without scripts. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {tabs.map(({ to, label: name, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              {...(end ? { end } : {})}
              className={({ isActive }) =>
                `flex min-h-12 items-center border-b-[3px] type-nav transition-colors duration-120 ${
                  isActive
                    ? "border-ribbon font-semibold text-ink"
                    : "border-transparent text-soft hover:border-edge hover:text-ink"
                }`
              }
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
