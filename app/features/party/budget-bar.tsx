import "./budget-bar.css";

type BudgetBarProps = {
  /** In cents. */
  totals: { likely: number; paid: number; over: number };
  budgetCents: number;
};

/**
 * Paid, due and left on one scale: the larger of budget and likely total. The figures say the same.
 */
export function BudgetBar({ totals, budgetCents }: BudgetBarProps) {
  const whole = Math.max(totals.likely, budgetCents, 1);
  const percent = (cents: number) => (100 * cents) / whole;
  const paid = percent(totals.paid);
  const likely = percent(totals.likely);
  return (
    <svg aria-hidden="true" className="cost-bar mt-4">
      <defs>
        <pattern
          id="cost-over"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" className="fill-warn-tint" />
          <rect width="3.5" height="8" className="fill-warn" />
        </pattern>
      </defs>
      <rect x={`${paid}%`} width={`${likely - paid}%`} height="100%" className="fill-ink" />
      <rect width={`${paid}%`} height="100%" className="fill-ribbon" />
      {totals.over > 0 ? (
        <rect
          x={`${percent(budgetCents)}%`}
          width={`${100 - percent(budgetCents)}%`}
          height="100%"
          fill="url(#cost-over)"
        />
      ) : null}
      <rect x={`${paid}%`} width={paid > 0 ? 3 : 0} height="100%" className="fill-raised" />
    </svg>
  );
}
