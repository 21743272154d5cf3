import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/text-field";
import { partyHref } from "~/features/party/party-href";
import { SectionFailure } from "~/features/party/section-failure";
import { SectionFields } from "~/features/party/section-fields";
import type { ActionResult } from "~/forms/action-result";
import { useActionForm } from "~/forms/use-action-form";
import type { PartyTask } from "~worker/domain/party-timeline/schema";
import { TASK_LIMITS } from "~worker/domain/party-timeline/schema";

type TimelineAddProps = {
  partyId: string;
  mayAdd: boolean;
  suggested: string;
  posted: ActionResult<PartyTask> | undefined;
};

/** The form for a task of the host's own, or why there can't be one. */
export function TimelineAdd({ partyId, mayAdd, suggested, posted }: TimelineAddProps) {
  const { t } = useTranslation("timeline");
  const state = useActionForm({ intent: "add", posted }, () => {
    form.current?.reset();
    form.current?.querySelector<HTMLElement>("input[name=title]")?.focus();
  });
  const { Form, form, outcome, pending, done, problem, value } = state;
  const errorOf = (field: string) => {
    const wrong = problem(field);
    return wrong ? t(`errors:${wrong}`) : undefined;
  };
  return (
    <section aria-labelledby="add-task" className="rounded-panel bg-tint p-6">
      <h2 id="add-task" className="type-card">
        {t("add.title")}
      </h2>
      <p role="status" className="sr-only">
        {done?.result ? t("add.done", { title: done.result.title }) : null}
      </p>
      {mayAdd ? (
        <Form
          ref={form}
          method="post"
          action={partyHref("timeline", { id: partyId })}
          noValidate
          className="mt-4 grid gap-4"
        >
          <SectionFields intent="add" partyId={partyId} />
          <SectionFailure outcome={outcome} />
          <TextField
            name="title"
            label={t("field.title")}
            placeholder={t("field.example")}
            defaultValue={value("title")}
            maxLength={TASK_LIMITS.title}
            autoComplete="off"
            aria-required
            error={errorOf("title")}
          />
          <TextField
            name="dueOn"
            type="date"
            label={t("field.day")}
            defaultValue={value("dueOn", suggested)}
            aria-required
            error={errorOf("dueOn")}
          />
          <Button type="submit" variant="ribbon" pending={pending} pendingText={t("add.pending")}>
            {t("add.submit")}
          </Button>
        </Form>
      ) : (
        <p className="mt-2 type-small">{t("add.full")}</p>
      )}
    </section>
  );
}
