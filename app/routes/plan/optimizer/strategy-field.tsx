import { useTranslation } from "react-i18next";
import type { Strategy } from "~worker/domain/budget/schema";

/** Not the schema's own list, which would bring the whole checking library into the browser. */
const STRATEGIES = ["aggressive", "balanced", "minimal"] as const satisfies readonly Strategy[];

/** Three cards of which one counts. */
export function StrategyField({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation("optimizer");
  return (
    <fieldset>
      <legend className="type-label text-soft">{t("strategy.legend")}</legend>
      <div className="mt-2 grid gap-2">
        {STRATEGIES.map((one) => (
          <label
            key={one}
            className="flex cursor-pointer gap-3 rounded-panel border border-edge bg-raised p-4 transition-colors duration-120 hover:border-ink has-checked:border-ribbon has-checked:bg-tint has-checked:shadow-[inset_0_0_0_1px_var(--color-ribbon)]"
          >
            <input
              type="radio"
              name="strategy"
              value={one}
              defaultChecked={one === strategy}
              className="mt-0.5 size-5 shrink-0 scroll-mb-28 accent-ribbon"
            />
            <span className="min-w-0">
              <span className="block type-body font-semibold">{t(`strategy.${one}.name`)}</span>
              <span className="mt-0.5 block type-small text-soft">{t(`strategy.${one}.text`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
