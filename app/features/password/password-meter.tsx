import { STRENGTHS, type Strength } from "#shared/accounts/strength";
import { useTranslation } from "~/translation";

const FILLS: Record<Strength, string> = {
  weak: "bg-bad",
  fair: "bg-warn",
  good: "bg-good",
  strong: "bg-good",
};

/**
 * Four steps from weak to strong; the words beside them are said when the step changes. Only where
 * scripts run, and there from the first paint: what appears later moves the page under a press.
 */
export function PasswordMeter({ strength }: { strength: Strength | null }) {
  const { t } = useTranslation("auth");
  const reached = strength ? STRENGTHS.indexOf(strength) : -1;
  return (
    <div className="mt-2 noscript:hidden">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {STRENGTHS.map((step, index) => {
          const filled = strength !== null && index <= reached;
          return (
            <span
              key={step}
              className={`h-1.5 rounded-full ${filled ? `border border-transparent ${FILLS[strength]}` : "bg-line"}`}
            />
          );
        })}
      </div>
      <p role="status" className="mt-1.5 min-h-5 type-label text-soft">
        {strength ? t(`strength.${strength}`) : null}
      </p>
    </div>
  );
}
