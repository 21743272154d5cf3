import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import type { OptimizerSettings } from "./open-settings.server";
import { SourceForm } from "./source-form";

/** No gifts where they were looked for. */
export function NothingYet({ settings }: { settings: OptimizerSettings }) {
  const { t } = useTranslation("optimizer");
  const isList = settings.source !== null;
  return (
    <>
      <h1 className="type-page">{t("title")}</h1>
      <div className="mx-auto mt-10 flex max-w-md flex-col items-center text-center">
        <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
        <h2 className="mt-8 type-panel">{t(isList ? "empty.listTitle" : "empty.title")}</h2>
        <p className="mt-2 mb-6 type-body text-soft">
          {t(isList ? "empty.listText" : "empty.text")}
        </p>
        <ButtonLink to="/" variant="ribbon">
          {t("empty.action")}
        </ButtonLink>
      </div>
      <div className="mx-auto mt-10 max-w-md">
        <SourceForm settings={settings} />
      </div>
    </>
  );
}
