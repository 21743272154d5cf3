import { Button } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { EyeIcon, TrashIcon, UndoIcon } from "~/components/ui/icons";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { useActionForm } from "~/forms/use-action-form";
import type { To } from "~/lib/address";
import { useTranslation } from "~/translation";
import { useProblem } from "./use-problem";

const ICONS = { over: UndoIcon, delete: TrashIcon, reveal: EyeIcon } as const;

type OneStepProps = {
  step: keyof typeof ICONS;
  action: To;
  posted: ActionResult | undefined;
};

/** A step that can't be undone: says what it does, and asks for a second press. */
export function OneStep({ step, action, posted }: OneStepProps) {
  const { t } = useTranslation("draws");
  const state = useActionForm({ intent: step, posted });
  const { Form, form, outcome, pending, failed, done } = state;
  const Icon = ICONS[step];
  const said = useProblem(state, "draw");
  return (
    <Disclosure
      label={t(`${step}.label`)}
      name={t(`${step}.label`)}
      icon={<Icon className="size-4.5" />}
      group="step"
      open={failed}
      done={done}
    >
      <Form ref={form} method="post" action={action} className="flex flex-col gap-3">
        <input type="hidden" name="intent" value={step} />
        <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
        {said}
        <p className="max-w-prose type-small">{t(`${step}.text`)}</p>
        <Button type="submit" className="self-start" pending={pending} pendingText={t("saving")}>
          {t(`${step}.confirm`)}
        </Button>
      </Form>
    </Disclosure>
  );
}
