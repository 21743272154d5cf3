import { Link } from "~/lib/router";

type FilterLinksProps = {
  /** Says what is narrowed, for readers of screens. */
  label: string;
  /** The address's parameter; null is the address without it. */
  name: string;
  choices: readonly { value: string | null; label: string }[];
  current: string | null;
};

/** Narrows a list to one kind of thing; each choice is an address. */
export function FilterLinks({ label, name, choices, current }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ value, label: text }) => (
          <li key={value ?? ""}>
            <Link
              to={value ? `?${name}=${value}` : "?"}
              aria-current={value === current ? "page" : undefined}
              className={`inline-flex min-h-10 items-center rounded-full border-[1.5px] px-4 type-label transition-colors duration-120 ${
                value === current
                  ? "border-ink bg-ink text-paper"
                  : "border-edge hover:border-ink hover:bg-sunk"
              }`}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
