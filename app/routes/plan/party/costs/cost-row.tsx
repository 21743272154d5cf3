import { formatPrice } from "#shared/format/money";
import type { CostLine } from "#shared/party/costs/schema";
import { buttonLook } from "~/components/ui/button-look";
import { CheckIcon, EditIcon, TrashIcon } from "~/components/ui/icons";
import { partyHref } from "~/features/party/party-href";
import { SectionDisclosure } from "~/features/party/section-disclosure";
import { SectionFields } from "~/features/party/section-fields";
import { useActionForm } from "~/forms/use-action-form";
import { type UndoableRemoval, useUndoableRemoval } from "~/forms/use-undoable-removal";
import { useTranslation } from "~/translation";
import { CostFields } from "./cost-fields";
import type { CostResult, CostsSection } from "./data.server";

type RowProps = CostsSection["lines"][number] & {
  partyId: string;
  posted: CostResult | undefined;
  removal: UndoableRemoval;
};

/** One line: what it is for, what it comes to, what is paid; change it or take it out. */
export function CostRow({ line, sums, day, partyId, posted, removal }: RowProps) {
  const { t, i18n } = useTranslation("party-costs");
  const price = (cents: number) => formatPrice(cents, i18n.language);
  const { id, label, category, perGuest, committedCents } = line;
  const isSettled = sums.likely > 0 && sums.due === 0;
  const facts = [
    t(`categories.${category}`),
    perGuest ? t("each", { price: price(line.estimateCents) }) : null,
    sums.paid > 0 && !isSettled ? t("paidOf", { paid: price(sums.paid) }) : null,
    day && !isSettled ? t("dueOn", { day }) : null,
  ].filter((fact) => fact !== null);
  return (
    <li id={`line-${id}`} className="scroll-mt-24 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="min-w-0 type-card break-words">{label}</h3>
        <p className="figures type-body">
          <span className="font-semibold">{price(sums.likely)}</span>{" "}
          <span className="type-small text-soft">
            {t(committedCents === null ? "estimated" : "agreed")}
          </span>
        </p>
      </div>
      <p className="figures mt-0.5 type-small text-soft">{facts.join(" · ")}</p>
      {isSettled ? (
        <p className="mt-0.5 flex items-center gap-1.5 type-small font-semibold text-good">
          <CheckIcon className="size-4.5" />
          {t("settled")}
        </p>
      ) : null}
      <div className="flex flex-wrap items-start gap-x-6">
        <Edit line={line} partyId={partyId} posted={posted} />
        <removal.Form
          method="post"
          action={partyHref("costs", { id: partyId })}
          onSubmit={removal.queue()}
        >
          <SectionFields intent="remove" partyId={partyId} id={id} />
          <button
            type="submit"
            aria-label={t("removeOf", { label })}
            className={`${buttonLook("text", "small")} -ms-3 min-h-11! px-3! type-small!`}
          >
            <TrashIcon className="size-4.5" />
            {t("remove")}
          </button>
        </removal.Form>
      </div>
    </li>
  );
}

function Edit({
  line,
  partyId,
  posted,
}: {
  line: CostLine;
  partyId: string;
  posted: CostResult | undefined;
}) {
  const { t } = useTranslation("party-costs");
  const state = useActionForm({ intent: "edit", id: line.id, posted });
  return (
    <SectionDisclosure
      formKey={JSON.stringify(line)}
      state={state}
      section="costs"
      intent="edit"
      partyId={partyId}
      id={line.id}
      group="lines"
      icon={<EditIcon className="size-4.5" />}
      words={{
        label: t("edit"),
        name: t("editOf", { label: line.label }),
        submit: t("save"),
        saving: t("saving"),
      }}
    >
      <CostFields state={state} line={line} />
    </SectionDisclosure>
  );
}

/** Takes lines out of the ledger; a toast offers to bring back what it took. */
export function useCostRemoval(partyId: string) {
  const { t } = useTranslation("party-costs");
  return useUndoableRemoval<CostLine>({
    action: partyHref("costs", { id: partyId }),
    words: { undo: t("undo"), failed: t("party:failed.title") },
    focus: "lines",
    undoOf: ({ result: line }) =>
      line && {
        title: t("removed", { label: line.label }),
        fields: { intent: "restore", party: partyId, line: JSON.stringify(line) },
        key: `restore-${line.id}`,
      },
  });
}
