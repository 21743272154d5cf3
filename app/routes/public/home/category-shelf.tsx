import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useToast } from "~/features/toast/toast-provider";
import "./category-shelf.css";

/** Spec §2, in its order. */
const CATEGORIES = [
  "birthday",
  "anniversary",
  "wedding",
  "holiday",
  "thank-you",
  "graduation",
  "st-patricks",
  "housewarming",
] as const;

/** "Featured Categories": eight niches that open in a later release and say so until then. */
export function CategoryShelf() {
  const { t } = useTranslation("home");
  const toast = useToast();
  return (
    <section className="wrap section-gap" aria-labelledby="categories-title">
      <h2 id="categories-title" className="type-section">
        {t("categories.title")}
      </h2>
      <p
        id="coming-soon"
        className="coming-soon mt-6 mb-9 flex flex-col gap-x-6 gap-y-1 rounded-panel border border-transparent bg-sunk px-7 py-5 sm:flex-row sm:items-center"
      >
        <strong className="type-label font-semibold whitespace-nowrap text-ribbon">
          {t("categories.soon")}
        </strong>
        <span className="type-body text-soft">{t("categories.notice")}</span>
        {/* Where a niche leads without scripts; with them it is a toast. */}
        <span className="coming-soon-answer type-body">{t("categories.alert")}</span>
      </p>
      <ul className="category-shelf">
        {CATEGORIES.map((id) => (
          <li key={id}>
            <Link
              to="#coming-soon"
              className="category-niche"
              onClick={(event) => {
                event.preventDefault();
                toast({ title: t("categories.alert") });
              }}
            >
              <picture>
                <source
                  srcSet={`/art/niche-${id}-dark.webp`}
                  media="(prefers-color-scheme: dark)"
                />
                <img
                  src={`/art/niche-${id}.webp`}
                  alt=""
                  width={240}
                  height={340}
                  loading="lazy"
                  decoding="async"
                />
              </picture>
              <span className="text-center">{t(`categories.items.${id}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
