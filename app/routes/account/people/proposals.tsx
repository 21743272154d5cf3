import type { TasteProposal } from "#shared/people/taste";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { useActionForm } from "~/forms/use-action-form";
import type { To } from "~/lib/address";
import { useTranslation } from "~/translation";

type ProposalsProps = {
  proposals: TasteProposal[];
  action: To;
  posted: ActionResult<unknown> | undefined;
};

/** The answers beside what is known, to be added to it or left out, one by one or all. */
export function Proposals({ proposals, action, posted }: ProposalsProps) {
  const { t } = useTranslation("taste");
  const isMany = proposals.length > 1;
  return (
    <div>
      <p className="mt-2 max-w-prose type-lead text-soft">{t("answers.lead")}</p>
      {isMany ? (
        <div className="mt-5">
          <Choice action={action} posted={posted} />
        </div>
      ) : null}
      <ul className="mt-8 grid max-w-3xl gap-4">
        {proposals.map((proposal) => (
          <li key={proposal.field} className="rounded-panel bg-raised p-5">
            <Proposal proposal={proposal} action={action} posted={posted} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ProposalProps = Omit<ProposalsProps, "proposals"> & { proposal: TasteProposal };

function Proposal({ proposal, action, posted }: ProposalProps) {
  const { t } = useTranslation("taste");
  const { field, known, told, merged } = proposal;
  const title = `answer-${field}`;
  return (
    <article aria-labelledby={title}>
      <h2 id={title} className="type-card">
        {t(`answers.${field}`)}
      </h2>
      <dl className="mt-3 mb-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="type-small text-soft">{t("answers.told")}</dt>
          <dd className="mt-0.5 type-body font-semibold break-words whitespace-pre-line">{told}</dd>
        </div>
        <div className="min-w-0">
          <dt className="type-small text-soft">{t("answers.known")}</dt>
          <dd className="mt-0.5 type-body break-words whitespace-pre-line">
            {known || t("answers.nothing")}
          </dd>
        </div>
      </dl>
      {merged === known ? <p className="type-small text-good">{t("answers.same")}</p> : null}
      <Choice proposal={proposal} action={action} posted={posted} />
    </article>
  );
}

type ChoiceProps = Omit<ProposalProps, "proposal"> & {
  /** All of them without one. */
  proposal?: TasteProposal;
};

function Choice({ proposal, action, posted }: ChoiceProps) {
  const { t } = useTranslation("taste");
  const field = proposal?.field ?? "";
  const words = proposal ? t(`answers.${proposal.field}`) : "";
  const take = useActionForm({ intent: "take", id: field, posted });
  const leave = useActionForm({ intent: "leave", id: field, posted });
  const wrong = take.problem("field");
  const button = (intent: "take" | "leave") => {
    const { Form, pending } = intent === "take" ? take : leave;
    return (
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="which" value={field} />
        {field ? <input type="hidden" name="field" value={field} /> : null}
        <Button
          type="submit"
          size="small"
          variant={intent === "leave" ? "text" : proposal ? "outline" : "ribbon"}
          aria-label={proposal ? t(`answers.${intent}Of`, { words }) : undefined}
          pending={pending}
          pendingText={t("answers.working")}
        >
          {t(proposal ? `answers.${intent}` : `answers.${intent}All`)}
        </Button>
      </Form>
    );
  };
  return (
    <>
      {[take, leave].map(({ outcome }, index) => (
        <FailureAlert
          key={index === 0 ? "take" : "leave"}
          failure={outcome ?? undefined}
          title={t("failed")}
        />
      ))}
      {wrong ? <Alert title={t("failed")}>{t(`errors:${wrong}`)}</Alert> : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {button("take")}
        {button("leave")}
      </div>
    </>
  );
}
