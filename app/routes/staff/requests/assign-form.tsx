import type { Assignee, StaffChoice } from "#shared/event-requests/schema";
import { SelectField } from "~/components/ui/select-field";
import { ConfirmAction } from "~/features/admin/confirm-action";
import { useTranslation } from "~/translation";
import { useAssigneeName } from "./assignee-name";

type AssignFormProps = {
  request: { id: string; subject: string; version: number; assignee: Assignee | null };
  /** Who can have it; the first is who looks. */
  staff: readonly StaffChoice[];
};

/** Gives a request to somebody else, or back to everybody. Opens below its button. */
export function AssignForm({ request, staff }: AssignFormProps) {
  const { t } = useTranslation("requests");
  const nameOf = useAssigneeName();
  const { id, subject, version, assignee } = request;
  const [me] = staff;
  const options = [
    ...(assignee && !assignee.isFormer && staff.every((one) => one.id !== assignee.id)
      ? [{ value: assignee.id, label: nameOf(assignee) }]
      : []),
    ...staff.map((person) => ({
      value: person.id,
      label: person === me ? t("staff.me", { name: person.username }) : person.username,
    })),
  ];
  const label = t(assignee ? "staff.reassign" : "staff.assign");
  return (
    <ConfirmAction
      // An assignment that is done closes the form and starts from how it stands then.
      key={version}
      label={label}
      name={assignee ? t("staff.reassignOf", { subject }) : label}
      question={t("staff.assignTo")}
      confirmLabel={t("staff.assign")}
      values={{ intent: "assign", id, version: String(version) }}
    >
      <SelectField
        name="assigneeId"
        label={t("staff.assignTo")}
        hideLabel
        defaultValue={assignee && !assignee.isFormer ? assignee.id : (me?.id ?? "")}
        placeholder={t("staff.toNobody")}
        options={options}
        className="w-64 max-w-full"
      />
    </ConfirmAction>
  );
}
