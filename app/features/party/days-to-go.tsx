import { useTranslation } from "~/translation";

/** How far away a party is, in words. Needs the namespace "party". */
export function DaysToGo({ days }: { days: number }) {
  const { t } = useTranslation("party");
  if (days === 0) return <>{t("isToday")}</>;
  return <>{days > 0 ? t("toGo", { count: days }) : t("ago", { count: -days })}</>;
}
