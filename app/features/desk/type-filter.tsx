import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { FEEDBACK_TYPES } from "~worker/domain/feedback/schema";

/** Narrows feedback to one type; each choice is an address. */
export function TypeFilter({ current }: { current: string | null }) {
  const { t } = useTranslation("feedback-desk");
  return (
    <nav aria-label={t("filter")} className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {[null, ...FEEDBACK_TYPES].map((type) => (
          <li key={type ?? "all"}>
            <Link
              to={type ? `?type=${type}` : "?"}
              aria-current={type === current ? "page" : undefined}
              className={`inline-flex min-h-10 items-center rounded-full border-[1.5px] px-4 type-label transition-colors duration-120 ${
                type === current
                  ? "border-ink bg-ink text-paper"
                  : "border-edge hover:border-ink hover:bg-sunk"
              }`}
            >
              {t(type ? `types.${type}` : "all")}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
