import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/button-link";
import { ScenePicture } from "~/features/frame/scene-picture";
import { DEFAULT_PICTURE } from "~worker/domain/catalogue/pictures";

/** What stands at the address of a category that there is not. */
export function UnknownCategory() {
  const { t } = useTranslation("categories");
  return (
    <section className="wrap grid items-center gap-8 pt-10 sm:pt-16 md:grid-cols-[1fr_30rem] md:gap-16">
      <div className="md:order-last">
        <ScenePicture
          src={DEFAULT_PICTURE}
          className="aspect-6/5 w-full max-w-[30rem] rounded-panel object-cover"
        />
      </div>
      <div>
        <h1 className="type-page break-phrases">{t("unknown.title")}</h1>
        <p className="mt-4 max-w-md type-lead text-soft">{t("unknown.text")}</p>
        <ButtonLink to="/" variant="ribbon" className="mt-8">
          {t("home")}
        </ButtonLink>
      </div>
    </section>
  );
}
