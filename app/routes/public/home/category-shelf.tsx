import { useTranslation } from "react-i18next";
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
      <p className="mt-6 mb-9 flex flex-col gap-x-6 gap-y-1 rounded-panel bg-sunk px-7 py-5 sm:flex-row sm:items-center">
        <strong className="type-label font-semibold whitespace-nowrap text-ribbon">
          {t("categories.soon")}
        </strong>
        <span className="type-body text-soft">{t("categories.notice")}</span>
      </p>
      <ul className="category-shelf">
        {CATEGORIES.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="category-niche"
              onClick={() => toast({ title: t("categories.alert") })}
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
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
