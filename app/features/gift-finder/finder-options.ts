import { useTranslation } from "react-i18next";
import type { SelectOption } from "~/components/ui/select-field";
import { formatBudget } from "~/lib/price";
import { AGES, BUDGETS, OCCASIONS, RELATIONSHIPS } from "~worker/domain/catalogue/vocabulary";
import { budgetRange } from "./budget-text";
import type { FinderValues } from "./finder-answer";

/** The options of the four selects, in the visitor's language (spec §2). */
export function useFinderOptions(values: FinderValues | null) {
  const { t, i18n } = useTranslation("gifts");
  const list = (group: string, ids: readonly string[]): SelectOption[] =>
    ids.map((id) => ({ value: id, label: t(`${group}.${id}`) }));
  const budget = list("budgets", BUDGETS);
  // A budget that the blocker suggested, "50-200", is none of the four bands and stays chosen.
  const range =
    values && budget.every(({ value }) => value !== values.budget) && budgetRange(values.budget);
  if (values && range) {
    budget.push({ value: values.budget, label: formatBudget(range, i18n.language) });
  }
  const age = list("ages", AGES);
  // So is an age that was told in the conversation, "60".
  if (values?.age && age.every(({ value }) => value !== values.age)) {
    age.push({ value: values.age, label: values.age });
  }
  return {
    age,
    occasion: list("occasions", OCCASIONS),
    budget,
    relationship: list("relationships", RELATIONSHIPS),
  };
}
