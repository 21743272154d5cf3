import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/button-link";
import { ScenePicture } from "~/features/frame/scene-picture";
import { pictureOfCategory } from "~worker/domain/catalogue/pictures";

/** What stands where an article would, with the way back to the others. */
export function PostNotFound() {
  const { t } = useTranslation("blog");
  return (
    <section className="wrap grid items-center gap-8 pt-10 sm:pt-16 md:grid-cols-[1fr_30rem] md:gap-16">
      <div className="md:order-last">
        <ScenePicture
          src={pictureOfCategory("books")}
          className="aspect-6/5 w-full max-w-[30rem] rounded-panel object-cover"
        />
      </div>
      <div>
        <h1 className="type-page break-phrases">{t("notFound")}</h1>
        <p className="mt-4 max-w-md type-lead text-soft">{t("notFoundText")}</p>
        <ButtonLink to="/blog" variant="ribbon" className="mt-8">
          {t("back")}
        </ButtonLink>
      </div>
    </section>
  );
}
