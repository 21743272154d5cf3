import { DRAW_LIMITS } from "#shared/draws/limits";
import type { HostedDraw } from "#shared/draws/schema";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { GiftIcon } from "~/components/ui/icons";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { useActionForm } from "~/forms/use-action-form";
import type { To } from "~/lib/address";
import { useFocusWhenFewer } from "~/lib/use-focus-when-fewer";
import { useTranslation } from "~/translation";
import { useProblem } from "./use-problem";

type ReadyProps = { draw: HostedDraw; action: To; posted: ActionResult | undefined };

/** The button that draws, or why nothing can be drawn and what is the least that would help. */
export function Ready({ draw, action, posted }: ReadyProps) {
  const { t } = useTranslation("draws");
  const isFew = draw.people.length < DRAW_LIMITS.least;
  // Allowing the pairs takes the pressed button along.
  const title = useFocusWhenFewer<HTMLHeadingElement>(draw.lifts?.length ?? 0);
  return (
    <section aria-labelledby="draw" className="mt-12 max-w-2xl border-t border-line pt-8">
      <h2 ref={title} id="draw" tabIndex={-1} className="type-panel">
        {t("draw.title")}
      </h2>
      {isFew ? (
        <p className="mt-2 type-body text-soft">{t("draw.tooFew", { least: DRAW_LIMITS.least })}</p>
      ) : null}
      {!isFew && draw.lifts ? <Impossible {...{ draw, action, posted }} /> : null}
      {isFew || draw.lifts ? null : <DrawNow {...{ action, posted }} />}
    </section>
  );
}

function DrawNow({ action, posted }: Omit<ReadyProps, "draw">) {
  const { t } = useTranslation("draws");
  const state = useActionForm({ intent: "draw", posted });
  const { Form, form, outcome, pending } = state;
  const said = useProblem(state, "draw");
  return (
    <Form ref={form} method="post" action={action} className="mt-2 grid gap-4">
      <input type="hidden" name="intent" value="draw" />
      <p className="type-body text-soft">{t("draw.ready")}</p>
      <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
      {said}
      <Button
        type="submit"
        variant="ribbon"
        className="justify-self-start"
        icon={<GiftIcon className="size-5" />}
        pending={pending}
        pendingText={t("draw.drawing")}
      >
        {t("draw.submit")}
      </Button>
    </Form>
  );
}

function Impossible({ draw, action, posted }: ReadyProps) {
  const { t } = useTranslation("draws");
  const { Form, outcome, pending } = useActionForm({ intent: "lift", posted });
  const lifts = draw.lifts ?? [];
  const nameOf = (seat: number) => draw.people.find((one) => one.seat === seat)?.name ?? "";
  return (
    <Alert tone="warn" title={t("draw.impossible")} className="mt-4">
      <p>{t("draw.lifts", { count: lifts.length })}</p>
      <ul className="my-3 list-disc ps-5">
        {lifts.map(([from, to]) => (
          <li key={`${from} ${to}`} className="break-words">
            {t("draw.mayDraw", { from: nameOf(from), to: nameOf(to) })}
          </li>
        ))}
      </ul>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="lift" />
        <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
        <Button type="submit" size="small" pending={pending} pendingText={t("saving")}>
          {t("draw.lift")}
        </Button>
      </Form>
    </Alert>
  );
}
