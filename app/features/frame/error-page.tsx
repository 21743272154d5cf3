import { pictureOf } from "#shared/catalogue/pictures";
import { ButtonLink } from "~/components/ui/button-link";
import { SearchIcon } from "~/components/ui/icons";
import { useTranslation } from "~/translation";
import { ScenePicture } from "./scene-picture";

/** Statuses that have words of their own. */
const KEYS: Record<number, "notFound" | "tooLarge"> = { 404: "notFound", 413: "tooLarge" };

/** What stands in for a page that isn't there or broke: what happened, and two ways on. */
export function ErrorPage({ status }: { status: number }) {
  const { t } = useTranslation();
  const key = KEYS[status] ?? (status < 500 ? "refused" : "broken");
  return (
    <section className="wrap grid items-center gap-8 pt-10 sm:pt-16 md:grid-cols-[1fr_30rem] md:gap-16">
      <title>{`${t(`error.${key}.title`)} · Giftwright`}</title>
      <meta name="robots" content="noindex" />
      <div className="md:order-last">
        <ScenePicture
          src={pictureOf("category-experiences")}
          className="aspect-6/5 w-full max-w-[30rem] rounded-panel object-cover"
        />
      </div>
      <div>
        <h1 className="type-page break-phrases">{t(`error.${key}.title`)}</h1>
        <p className="mt-4 max-w-md type-lead text-soft">{t(`error.${key}.text`)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/" variant="ribbon">
            {t("error.home")}
          </ButtonLink>
          <ButtonLink to="/search" icon={<SearchIcon className="size-4.5" />}>
            {t("error.search")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
