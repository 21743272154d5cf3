import { formatDate } from "#shared/format/dates";
import type { OccasionView } from "#shared/people/occasions";
import { href } from "~/lib/address";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import { useOccasionName } from "./use-occasion-name";

/** Dates, the nearest first, each with the way to gifts. Needs "recipients" and "gifts". */
export function DateList({ dates }: { dates: readonly OccasionView[] }) {
  const { t, i18n } = useTranslation("recipients");
  const nameOf = useOccasionName();
  return (
    <ul className="border-t border-line">
      {dates.map((one) => {
        const occasion = nameOf(one);
        const facts = { name: one.name, occasion };
        return (
          <li
            key={one.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3"
          >
            <p className="min-w-0 type-body break-words">
              <Link to={href("/people/:id", { id: one.personId })} className="link">
                {one.name}
              </Link>{" "}
              · {occasion}
              <span className="figures block type-small text-soft">
                {formatDate(one.date, i18n.language)} · <InDays days={one.days} />
              </span>
            </p>
            <Link
              to={`/?${one.address}`}
              aria-label={t("dates.findOf", facts)}
              className="link inline-block py-2 type-small"
            >
              {t("dates.find")}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** How far away a date is, in words. */
export function InDays({ days }: { days: number }) {
  const { t } = useTranslation("recipients");
  return <>{days === 0 ? t("today") : t("inDays", { count: days })}</>;
}
