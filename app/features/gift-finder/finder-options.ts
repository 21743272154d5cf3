import { AGES, BUDGETS, OCCASIONS, RELATIONSHIPS } from "#shared/catalogue/vocabulary";
import { formatBudget } from "#shared/format/money";
import type { SelectOption } from "~/components/ui/select-field";
import { type KeyOf, useTranslation } from "~/translation";
import { budgetRange } from "./budget-text";
import type { FinderValues } from "./finder-answer";

/** The options of the four selects, in the visitor's language. */
export function useFinderOptions(values: FinderValues | null) {
  const { t, i18n } = useTranslation("gifts");
  const list = <Id extends string>(
    ids: readonly Id[],
    keyOf: (id: Id) => KeyOf<"gifts">,
  ): SelectOption[] => ids.map((id) => ({ value: id, label: t(keyOf(id)) }));
  const budget = list(BUDGETS, (id) => `budgets.${id}`);
  // A budget that the blocker suggested, "50-200", is none of the four bands and stays chosen.
  const range =
    values && budget.every(({ value }) => value !== values.budget) && budgetRange(values.budget);
  if (values && range) {
    budget.push({ value: values.budget, label: formatBudget(range, i18n.language) });
  }
  const age = list(AGES, (id) => `ages.${id}`);
  // So is an age that was told in the conversation, "60".
  if (values?.age && age.every(({ value }) => value !== values.age)) {
    age.push({ value: values.age, label: values.age });
  }
  return {
    age,
    occasion: list(OCCASIONS, (id) => `occasions.${id}`),
    budget,
    relationship: list(RELATIONSHIPS, (id) => `relationships.${id}`),
  };
}
