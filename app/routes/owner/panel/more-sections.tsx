import { useTranslation } from "react-i18next";
import { Link } from "react-router";

const ROOMS = [
  ["/dev/missing", "missing"],
  ["/dev/audit", "audit"],
  ["/dev/outbox", "outbox"],
  ["/admin", "admin"],
] as const;

/** Sections of the Owner that need no card, each in a line. */
export function MoreSections() {
  const { t } = useTranslation("dev");
  return (
    <section aria-labelledby="more" className="mt-14">
      <h2 id="more" className="type-panel">
        {t("more.title")}
      </h2>
      <ul className="mt-4 border-b border-line">
        {ROOMS.map(([to, key]) => (
          <li
            key={to}
            className="flex flex-wrap items-baseline gap-x-6 gap-y-0.5 border-t border-line py-3"
          >
            <Link to={to} className="link type-body font-semibold sm:w-64">
              {t(`more.${key}`)}
            </Link>
            <span className="type-small text-soft">{t(`more.${key}Text`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
