import { useTranslation } from "react-i18next";
import type { SelectOption } from "~/components/ui/select-field";
import { AGES, BUDGETS, OCCASIONS, RELATIONSHIPS } from "~worker/domain/catalogue/vocabulary";
import type { FinderValues } from "./finder-answer";

/** The options of the four selects, in the visitor's language (spec §2). */
export function useFinderOptions(values: FinderValues | null) {
  const { t } = useTranslation("gifts");
  const list = (group: string, ids: readonly string[], value: string | undefined) => {
    const options: SelectOption[] = ids.map((id) => ({ value: id, label: t(`${group}.${id}`) }));
    // A budget that the blocker suggested, "50-200", is none of the four bands and stays chosen.
    if (value && !ids.includes(value)) options.push({ value, label: moneyLabel(value) });
    return options;
  };
  return {
    age: list("ages", AGES, values?.age),
    occasion: list("occasions", OCCASIONS, values?.occasion),
    budget: list("budgets", BUDGETS, values?.budget),
    relationship: list("relationships", RELATIONSHIPS, values?.relationship),
  };
}
