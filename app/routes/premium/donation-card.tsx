import { buttonLook } from "~/components/ui/button-look";
import { ArrowUpRightIcon, CupIcon } from "~/components/ui/icons";
import { useTranslation } from "~/translation";

/** A coffee for the shop, at a hosted payment link; says so where none is set up. */
export function DonationCard({ url }: { url: string | null }) {
  const { t } = useTranslation("premium");
  return (
    <section aria-labelledby="donation" className="rounded-panel bg-tint p-6 sm:p-8">
      <CupIcon className="size-9 text-ribbon" />
      <h2 id="donation" className="mt-4 type-panel">
        {t("donation.title")}
      </h2>
      <p className="mt-2 text-soft">{t(url ? "donation.text" : "donation.off")}</p>
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={`mt-6 ${buttonLook("ink", "large")}`}
        >
          {t("donation.action")}
          <ArrowUpRightIcon className="size-4.5" />
        </a>
      ) : null}
    </section>
  );
}
