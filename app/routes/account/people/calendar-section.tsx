import { Button } from "~/components/ui/button";
import { CopyField } from "~/features/invitation/copy-field";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { useActionForm } from "~/forms/use-action-form";
import { useTranslation } from "~/translation";

/** The address of the calendar, which only the answer of its form can show. */
export type FeedAddress = { url: string };

type CalendarSectionProps = {
  hasFeed: boolean;
  posted: ActionResult<FeedAddress | null> | undefined;
};

/** A secret address that calendars follow: made, shown once, made anew, ended. */
export function CalendarSection({ hasFeed, posted }: CalendarSectionProps) {
  const { t } = useTranslation("recipients");
  const renew = useActionForm({ intent: "renew", posted });
  const end = useActionForm({ intent: "end", posted });
  const url = hasFeed ? renew.outcome?.result?.url : undefined;
  return (
    <section aria-labelledby="calendar" className="grid gap-4">
      <h2 id="calendar" className="type-panel">
        {t("ics.title")}
      </h2>
      <p className="type-body text-soft">{t("ics.text")}</p>
      <div role="status" className="empty:hidden">
        {url ? (
          <div className="grid gap-2">
            <CopyField
              key={url}
              label={t("ics.address")}
              value={url}
              words={{
                copy: t("ics.copy"),
                copied: t("ics.copied"),
                failed: t("ics.copyFailed"),
              }}
            />
            <p className="type-small">{t("ics.once")}</p>
          </div>
        ) : null}
        {!hasFeed && end.done ? <p className="type-small text-good">{t("ics.ended")}</p> : null}
      </div>
      {hasFeed && !url ? <p className="type-small">{t("ics.renewText")}</p> : null}
      <div className="flex flex-wrap gap-3">
        <FeedForm state={renew} intent="renew" label={t(hasFeed ? "ics.renew" : "ics.make")} />
        {hasFeed ? <FeedForm state={end} intent="end" label={t("ics.end")} /> : null}
      </div>
    </section>
  );
}

type FeedFormProps = {
  state: ReturnType<typeof useActionForm<FeedAddress | null>>;
  intent: "renew" | "end";
  label: string;
};

function FeedForm({ state, intent, label }: FeedFormProps) {
  const { t } = useTranslation("recipients");
  const { Form, form, outcome, pending } = state;
  return (
    <Form ref={form} method="post" action="/people/dates">
      <input type="hidden" name="intent" value={intent} />
      <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
      <Button type="submit" size="small" pending={pending} pendingText={t("ics.working")}>
        {label}
      </Button>
    </Form>
  );
}
