import { FEEDBACK_TYPES } from "#shared/feedback/limits";
import { useTranslation } from "~/translation";
import { FilterLinks } from "./filter-links";

/** Narrows feedback to one type; each choice is an address. */
export function TypeFilter({ current }: { current: string | null }) {
  const { t } = useTranslation("feedback-admin");
  return (
    <FilterLinks
      label={t("filter")}
      name="type"
      current={current}
      choices={[
        { value: null, label: t("all") },
        ...FEEDBACK_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
      ]}
    />
  );
}
