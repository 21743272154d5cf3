import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/button-link";
import { CheckIcon } from "~/components/ui/icons";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";

const POINTS = ["alternative", "codes", "diy"] as const;

/** What the optimizer does, for who has no Premium yet. */
export function Upgrade() {
  const { t } = useTranslation("optimizer");
  return (
    <div className="grid items-center gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div>
        <p className="type-lead text-soft">{t("title")}</p>
        <h1 className="mt-1 type-page break-phrases">{t("upgrade.title")}</h1>
        <p className="mt-4 max-w-prose type-lead text-soft">{t("upgrade.text")}</p>
        <ul className="mt-6 grid gap-3">
          {POINTS.map((point) => (
            <li key={point} className="flex gap-3 type-body">
              <CheckIcon className="mt-0.5 text-good" />
              {t(`upgrade.points.${point}`)}
            </li>
          ))}
        </ul>
        <ButtonLink to="/premium" variant="ribbon" className="mt-8">
          {t("upgrade.action")}
        </ButtonLink>
      </div>
      <EmptyStateArt className="aspect-6/5 w-full rounded-panel max-md:order-first max-md:max-h-72" />
    </div>
  );
}
