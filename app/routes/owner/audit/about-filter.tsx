import { useTranslation } from "react-i18next";
import { FilterLinks } from "~/features/admin/filter-links";
import { AUDIT_TARGETS } from "~worker/domain/audit/schema";

/** Narrows the log to one kind of thing; each choice is an address. */
export function AboutFilter({ current }: { current: string | null }) {
  const { t } = useTranslation("dev");
  return (
    <FilterLinks
      label={t("audit.filter")}
      name="about"
      current={current}
      choices={[
        { value: null, label: t("audit.all") },
        ...AUDIT_TARGETS.map((value) => ({ value, label: t(`audit.targets.${value}`) })),
      ]}
    />
  );
}
