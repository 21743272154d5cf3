import { useTranslation } from "react-i18next";
import { Link, useRevalidator } from "react-router";
import { Alert } from "~/components/ui/alert";
import type { GiftView } from "~worker/domain/catalogue/schema";
import { Carousel } from "./carousel";

/**
 * "Seasonal Favorites": the season's gifts in a carousel; `gifts` is null when they could not be
 * had.
 */
export function SeasonalFavorites({ gifts }: { gifts: readonly GiftView[] | null }) {
  if (gifts === null) return <Failure />;
  return gifts.length > 0 ? <Carousel gifts={gifts} /> : null;
}

function Failure() {
  const { t } = useTranslation("home");
  const { revalidate } = useRevalidator();
  return (
    <section className="wrap section-gap" aria-labelledby="seasonal-title">
      <h2 id="seasonal-title" className="type-section mb-6">
        {t("carousel.title")}
      </h2>
      <Alert title={t("carousel.failed")} tone="warn">
        <p>{t("carousel.failedText")}</p>
        <Link
          to="/"
          reloadDocument
          className="link mt-2 inline-block py-1"
          onClick={(event) => {
            event.preventDefault();
            void revalidate();
          }}
        >
          {t("carousel.again")}
        </Link>
      </Alert>
    </section>
  );
}
