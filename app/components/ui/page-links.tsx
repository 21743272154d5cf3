import type { To } from "~/lib/address";
import { Link } from "~/lib/router";

type PageLink = { to: To; label: string } | null;

type PageLinksProps = {
  /** Back to where the list begins, and on from here; null where there is no such page. */
  first: PageLink;
  more: PageLink;
  className?: string;
};

/** The way through a list that goes on over pages; nothing where one page holds it all. */
export function PageLinks({ first, more, className = "type-body" }: PageLinksProps) {
  const links = [first, more].filter((link) => link !== null);
  if (links.length === 0) return null;
  return (
    <p className={`flex gap-6 ${className}`}>
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className="link py-2">
          {label}
        </Link>
      ))}
    </p>
  );
}
