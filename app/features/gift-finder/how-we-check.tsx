import { useTranslation } from "react-i18next";
import { CheckIcon } from "~/components/ui/icons";

const CHECKS = ["budget", "age", "dislikes"] as const;

/** What every idea goes through before it is shown. */
export function HowWeCheck() {
  const { t } = useTranslation("home");
  return (
    <>
      <h2 className="type-panel">{t("how.title")}</h2>
      <p className="type-small mt-1 text-soft">{t("how.lead")}</p>
      <ul className="mt-5 flex flex-col gap-4">
        {CHECKS.map((check) => (
          <li key={check} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 text-ribbon" />
            <div className="min-w-0">
              <p className="type-body font-semibold">{t(`how.${check}.title`)}</p>
              <p className="type-small text-soft">{t(`how.${check}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="type-small mt-5">{t("how.honest")}</p>
    </>
  );
}
