import type { Assignee } from "#shared/event-requests/schema";
import { useTranslation } from "~/translation";

/** What an assignee is called here; of a closed account there is no name. */
export function useAssigneeName() {
  const { t } = useTranslation("requests");
  return ({ username, isFormer }: Assignee): string => {
    if (username === null) return t("staff.formerNobody");
    return isFormer ? t("staff.former", { name: username }) : username;
  };
}

/** Who has a request, or that nobody does. */
export function AssigneeName({ assignee }: { assignee: Assignee | null }) {
  const { t } = useTranslation("requests");
  const nameOf = useAssigneeName();
  return assignee ? nameOf(assignee) : <span className="text-soft">{t("staff.nobody")}</span>;
}
