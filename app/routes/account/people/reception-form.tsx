import type { GivenView } from "#shared/people/giving";
import { RECEPTIONS } from "#shared/people/vocabulary";
import { Button } from "~/components/ui/button";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { useActionForm } from "~/forms/use-action-form";
import type { To } from "~/lib/address";
import { useTranslation } from "~/translation";

type ReceptionFormProps = {
  gift: GivenView;
  action: To;
  posted: ActionResult | undefined;
};

/** "How was it received?": a press on one of three answers. */
export function ReceptionForm({ gift, action, posted }: ReceptionFormProps) {
  const { t } = useTranslation("recipients");
  const state = useActionForm({ intent: "reception", id: gift.id, posted });
  const { Form, form, outcome, pending } = state;
  return (
    <Form ref={form} method="post" action={action}>
      <input type="hidden" name="intent" value="reception" />
      <input type="hidden" name="which" value={gift.id} />
      <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
      <fieldset className="flex flex-wrap items-center gap-2" disabled={pending}>
        <legend className="sr-only">{t("given.askOf", { title: gift.title })}</legend>
        {RECEPTIONS.map((reception) => (
          <Button
            key={reception}
            type="submit"
            size="small"
            variant={gift.reception === reception ? "ink" : "outline"}
            name="reception"
            value={reception}
            aria-pressed={gift.reception === reception}
          >
            {t(`given.${reception}`)}
          </Button>
        ))}
      </fieldset>
    </Form>
  );
}
