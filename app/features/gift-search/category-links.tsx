import { pictureOfCategory } from "#shared/catalogue/pictures";
import { CATEGORIES } from "#shared/catalogue/vocabulary";
import { ScenePicture } from "~/features/frame/scene-picture";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import { searchUrl } from "./search-url";

/** Where to start without a word in mind: the gifts of each category. */
export function CategoryLinks() {
  const { t } = useTranslation("search");
  return (
    <section aria-labelledby="category-links">
      <h2 id="category-links" className="type-panel">
        {t("startTitle")}
      </h2>
      <ul className="mt-5 grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4 sm:gap-x-5 md:grid-cols-8">
        {CATEGORIES.map((category) => {
          const name = t(`gifts:categories.${category}`);
          return (
            <li key={category}>
              <Link to={searchUrl({ category })} className="group block rounded-panel">
                <ScenePicture
                  src={pictureOfCategory(category)}
                  className="aspect-6/5 w-full rounded-field object-cover"
                />
                <span className="mt-2 block type-label underline-offset-4 group-hover:underline">
                  {name}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
