import { useTranslation } from "react-i18next";
import { ConfirmAction } from "~/features/admin/confirm-action";
import type { Assignee, RequestStatus, StaffChoice } from "~worker/domain/event-requests/schema";
import { AssignForm } from "./assign-form";
import { AssigneeName } from "./assignee-name";

type RequestStepsProps = {
  request: {
    id: string;
    subject: string;
    status: RequestStatus;
    version: number;
    assignee: Assignee | null;
  };
  /** Who can have it; the first is who looks. */
  staff: readonly StaffChoice[];
};

/** Who has the request, and the steps that make sense as it stands. */
export function RequestSteps({ request, staff }: RequestStepsProps) {
  const { t } = useTranslation("requests");
  const { assignee, status, id } = request;
  const version = String(request.version);
  const isMine = assignee !== null && assignee.id === staff[0]?.id;
  return (
    <section aria-labelledby="assignee-title" className="min-w-0">
      <h3 id="assignee-title" className="type-card">
        {t("desk.assignee")}
      </h3>
      <p className="mt-1.5 type-body wrap-anywhere">
        <AssigneeName assignee={assignee} />
      </p>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {status === "closed" ? (
          <ConfirmAction label={t("desk.reopen")} values={{ intent: "reopen", id, version }} />
        ) : (
          <>
            {isMine ? null : (
              <ConfirmAction label={t("desk.take")} values={{ intent: "take", id, version }} />
            )}
            <AssignForm request={request} staff={staff} />
            <ConfirmAction
              key={`close-${version}`}
              label={t("desk.close")}
              question={t("desk.closeAsk")}
              values={{ intent: "close", id, version }}
            />
          </>
        )}
      </div>
    </section>
  );
}
