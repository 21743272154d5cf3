import { useTranslation } from "~/translation";

/** Says that payment is a trial here: a local imitation of Stripe answers, and no money moves. */
export function TrialNotice() {
  const { t } = useTranslation("premium");
  return (
    <aside
      aria-labelledby="trial"
      className="mt-6 max-w-prose rounded-panel border-2 border-warn border-dashed bg-warn-tint p-4 type-body"
    >
      <p id="trial" className="font-semibold text-warn">
        {t("trial.title")}
      </p>
      <p>{t("trial.text")}</p>
    </aside>
  );
}
