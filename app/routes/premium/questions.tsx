import { useTranslation } from "react-i18next";
import { formatPrice } from "~/lib/price";
import { PLAN } from "~worker/domain/premium/schema";

const QUESTIONS = ["price", "cancel", "end", "failed"] as const;

/** The conditions, as somebody would ask for them. */
export function Questions() {
  const { t, i18n } = useTranslation("premium");
  const price = formatPrice(PLAN.cents, i18n.language);
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="type-panel break-phrases">
        {t("questions.title")}
      </h2>
      <dl className="mt-4 divide-y divide-line border-b border-line">
        {QUESTIONS.map((key) => (
          <div key={key} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">{t(`questions.${key}.ask`)}</dt>
            <dd className="max-w-prose text-soft">{t(`questions.${key}.answer`, { price })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
