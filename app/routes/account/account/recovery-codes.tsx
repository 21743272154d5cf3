import { useTranslation } from "react-i18next";
import { Alert } from "~/components/ui/alert";
import { SectionForm } from "./section-form";
import { useSection } from "./use-section";

/** How many recovery codes are left, making new ones, and these, shown once. */
export function RecoveryCodes({ left }: { left: number }) {
  const { t } = useTranslation("account");
  const section = useSection("recoveryCodes");
  const codes = section.outcome?.result?.codes;
  return (
    <div id="recoveryCodes" className="mt-8">
      <h3 className="type-body font-semibold">{t("codes.title")}</h3>
      <p className="mt-1 mb-4 type-small text-soft">
        {t("codes.text")} {left === 0 ? t("codes.none") : t("codes.left", { count: left })}{" "}
        {left > 0 ? t("codes.replaces") : ""}
      </p>
      {codes ? (
        <Alert tone="warn" title={t("codes.shown")} className="mb-4">
          <p>{t("codes.shownText")}</p>
          <ul className="figures mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {codes.map((code) => (
              <li key={code} className="font-mono break-all">
                {code}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <SectionForm
        section={section}
        submit={t(left === 0 ? "codes.make" : "codes.renew")}
        pendingText={t("codes.making")}
      />
    </div>
  );
}
