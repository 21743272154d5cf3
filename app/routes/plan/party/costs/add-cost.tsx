import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/button";
import { partyHref } from "~/features/party/party-href";
import { SectionFailure } from "~/features/party/section-failure";
import { SectionFields } from "~/features/party/section-fields";
import { useActionForm } from "~/forms/use-action-form";
import { CostFields } from "./cost-fields";
import type { CostResult } from "./data.server";

type AddCostProps = { partyId: string; mayAdd: boolean; posted: CostResult | undefined };

/** The form for a line of the host's own, or why there can't be one. */
export function AddCost({ partyId, mayAdd, posted }: AddCostProps) {
  const { t } = useTranslation("party-costs");
  const state = useActionForm({ intent: "add", posted }, () => {
    state.form.current?.reset();
    state.form.current?.querySelector<HTMLElement>("input[name=label]")?.focus();
  });
  const { Form, form, outcome, pending, done } = state;
  return (
    <aside className="min-w-0">
      <section aria-labelledby="add-cost" className="rounded-panel bg-tint p-6">
        <h2 id="add-cost" className="type-card">
          {t("add.title")}
        </h2>
        <p role="status" className="sr-only">
          {done?.result ? t("add.done", { label: done.result.label }) : null}
        </p>
        {mayAdd ? (
          <Form
            ref={form}
            method="post"
            action={partyHref("costs", { id: partyId })}
            noValidate
            className="mt-4 grid gap-4"
          >
            <SectionFields intent="add" partyId={partyId} />
            <SectionFailure outcome={outcome} />
            <CostFields state={state} />
            <Button type="submit" variant="ribbon" pending={pending} pendingText={t("add.pending")}>
              {t("add.submit")}
            </Button>
          </Form>
        ) : (
          <p className="mt-2 type-small">{t("add.full")}</p>
        )}
      </section>
    </aside>
  );
}
