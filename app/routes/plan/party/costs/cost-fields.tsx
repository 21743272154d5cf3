import { digitsOf } from "#shared/format/money";
import { COST_CATEGORIES, COST_LIMITS, type CostLine } from "#shared/party/costs/schema";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import type { ActionForm } from "~/forms/use-action-form";
import { useTranslation } from "~/translation";

type Field = "label" | "category" | "estimate" | "committed" | "paid" | "dueOn";

type CostFieldsProps = {
  state: Pick<ActionForm, "problem" | "value" | "outcome">;
  /** The line that is changed; a new one has none. */
  line?: CostLine;
};

/** Cents as a field holds them. */
const typed = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? "" : digitsOf(cents);

/** The fields of a line, for a new one and for a change. */
export function CostFields({ state, line }: CostFieldsProps) {
  const { t } = useTranslation("party-costs");
  const { problem, value, outcome } = state;
  const field = (name: Field, kept = "") => {
    const wrong = problem(name);
    return {
      name,
      label: t(`field.${name}`),
      defaultValue: value(name, kept),
      error: wrong ? t(`errors:${wrong}`) : undefined,
    };
  };
  const amount = { inputMode: "decimal" as const, autoComplete: "off" };
  const isRefused = outcome !== null && !outcome.done && outcome.lastResult !== null;
  const isPerGuest = isRefused ? value("perGuest") === "on" : (line?.perGuest ?? false);
  return (
    <>
      <TextField
        {...field("label", line?.label)}
        placeholder={t("field.example")}
        maxLength={COST_LIMITS.label}
        autoComplete="off"
        aria-required
      />
      <SelectField
        {...field("category", line?.category ?? "other")}
        options={COST_CATEGORIES.map((key) => ({ value: key, label: t(`categories.${key}`) }))}
      />
      <TextField {...field("estimate", typed(line?.estimateCents))} {...amount} />
      <label className="flex min-h-11 items-center gap-3 type-body">
        <input
          type="checkbox"
          name="perGuest"
          defaultChecked={isPerGuest}
          className="size-5 shrink-0 accent-ribbon"
        />
        {t("field.perGuest")}
      </label>
      <details
        className="group"
        open={Boolean(line) || ["committed", "paid", "dueOn"].some(problem)}
      >
        <summary className="inline-flex min-h-11 items-center type-small font-semibold">
          <span className="link">{t("more")}</span>
        </summary>
        <div className="mt-2 grid items-start gap-4">
          <TextField {...field("committed", typed(line?.committedCents))} {...amount} />
          <TextField {...field("paid", line?.paidCents ? typed(line.paidCents) : "")} {...amount} />
          <TextField {...field("dueOn", line?.dueOn ?? "")} type="date" />
        </div>
      </details>
    </>
  );
}
