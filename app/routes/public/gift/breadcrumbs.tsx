import { useTranslation } from "react-i18next";
import { Link } from "react-router";

type BreadcrumbsProps = { steps: readonly { name: string; path: string }[] };

/** The way to this page, from home; the last step is the page itself. */
export function Breadcrumbs({ steps }: BreadcrumbsProps) {
  const { t } = useTranslation("gift");
  return (
    <nav aria-label={t("trail.label")} className="mb-6 sm:mb-8">
      <ol className="flex flex-wrap items-center gap-x-2 type-label font-normal text-soft">
        {steps.map(({ name, path }, index) => (
          <li key={path} className="flex min-w-0 items-center gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < steps.length - 1 ? (
              <Link to={path} className="inline-flex min-h-8 items-center link">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
