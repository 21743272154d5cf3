import { Spinner } from "~/components/ui/spinner";
import { GiftSkeletons } from "~/features/gift-card/gift-skeletons";
import { useTranslation } from "~/translation";

/** Stands where the results will be. */
export function ResultsWaiting() {
  const { t } = useTranslation("home");
  return (
    <section className="wrap section-gap" aria-busy="true">
      <div className="mb-8 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Spinner className="size-6 text-ribbon" />
        <h2 className="type-panel">{t("finder.pending")}</h2>
        <p className="type-label font-normal text-soft">{t("results.waiting")}</p>
      </div>
      <GiftSkeletons />
    </section>
  );
}
