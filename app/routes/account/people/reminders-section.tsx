import { LEADS, type Lead } from "#shared/people/vocabulary";
import { Button } from "~/components/ui/button";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { useActionForm } from "~/forms/use-action-form";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";

type RemindersSectionProps = {
  reminders: { leads: readonly Lead[]; isConfirmed: boolean };
  posted: ActionResult | undefined;
};

/** On which days before a date a mail goes out; with none ticked, no mail does. */
export function RemindersSection({ reminders, posted }: RemindersSectionProps) {
  const { t } = useTranslation("recipients");
  const { Form, form, outcome, pending, done } = useActionForm({ intent: "reminders", posted });
  return (
    <section aria-labelledby="reminders">
      <h2 id="reminders" className="type-panel">
        {t("reminders.title")}
      </h2>
      <p className="mt-2 type-body text-soft">{t("reminders.text")}</p>
      {reminders.isConfirmed ? null : (
        <p className="mt-2 type-body">
          {t("reminders.unconfirmed")}{" "}
          <Link to="/account#email" className="link">
            {t("reminders.account")}
          </Link>
        </p>
      )}
      <Form ref={form} method="post" action="/people/dates" className="mt-4 grid gap-3">
        <input type="hidden" name="intent" value="reminders" />
        <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
        <fieldset className="grid gap-1">
          <legend className="sr-only">{t("reminders.title")}</legend>
          {LEADS.map((lead) => (
            <label key={lead} className="flex min-h-11 items-center gap-3 type-body">
              <input
                type="checkbox"
                name="leads"
                value={lead}
                defaultChecked={reminders.leads.includes(lead)}
                className="size-5 accent-ribbon"
              />
              {t("reminders.lead", { count: lead })}
            </label>
          ))}
        </fieldset>
        <Button
          type="submit"
          className="justify-self-start"
          pending={pending}
          pendingText={t("form.saving")}
        >
          {t("reminders.save")}
        </Button>
        <p role="status" className="type-small text-good">
          {done ? t("reminders.saved") : null}
        </p>
      </Form>
    </section>
  );
}
