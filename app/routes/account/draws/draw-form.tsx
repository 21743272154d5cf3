import { DRAW_LIMITS } from "#shared/draws/limits";
import type { HostedDraw } from "#shared/draws/schema";
import { digitsOf } from "#shared/format/money";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/text-field";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { useActionForm } from "~/forms/use-action-form";
import type { To } from "~/lib/address";
import { useTranslation } from "~/translation";

type DrawFormProps = {
  action: To;
  /** The draw that is changed; a new one without. */
  draw?: HostedDraw;
  posted: ActionResult | undefined;
};

/** What a draw is for, its day and its limit; only the first has to be told. */
export function DrawForm({ action, draw, posted }: DrawFormProps) {
  const { t } = useTranslation("draws");
  const intent = draw ? "facts" : "create";
  const { Form, form, outcome, pending, problem, value } = useActionForm({ intent, posted });
  const field = (name: "title" | "heldOn" | "limit", stored = "") => {
    const wrong = problem(name);
    return {
      name,
      defaultValue: value(name, stored),
      error: wrong ? t(`errors:${wrong}`) : undefined,
    };
  };
  const cents = draw?.limitCents ?? null;
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      className="grid max-w-2xl gap-4 sm:grid-cols-2"
    >
      <input type="hidden" name="intent" value={intent} />
      <div className="sm:col-span-2">
        <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
        <TextField
          {...field("title", draw?.title)}
          label={t("form.title")}
          placeholder={t("form.titleExample")}
          maxLength={DRAW_LIMITS.title}
          autoComplete="off"
          aria-required
        />
      </div>
      <TextField {...field("heldOn", draw?.heldOn ?? "")} type="date" label={t("form.heldOn")} />
      <TextField
        {...field("limit", cents === null ? "" : digitsOf(cents))}
        label={t("form.limit")}
        hint={t("form.limitHint")}
        inputMode="decimal"
        maxLength={40}
        autoComplete="off"
      />
      <Button
        type="submit"
        variant={draw ? "outline" : "ribbon"}
        className="justify-self-start sm:col-span-2"
        pending={pending}
        pendingText={t("saving")}
      >
        {t(draw ? "save" : "form.start")}
      </Button>
    </Form>
  );
}
