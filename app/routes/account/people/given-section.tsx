import type { Occasion } from "#shared/catalogue/vocabulary";
import { OCCASIONS } from "#shared/catalogue/vocabulary";
import { formatDate } from "#shared/format/dates";
import type { GivenView } from "#shared/people/giving";
import { GIVEN_LIMITS } from "#shared/people/limits";
import { Button } from "~/components/ui/button";
import { CheckIcon, PlusIcon, TrashIcon } from "~/components/ui/icons";
import { PageLinks } from "~/components/ui/page-links";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { FormDisclosure } from "~/forms/form-disclosure";
import { UndoNotice } from "~/forms/undo-notice";
import { useActionForm } from "~/forms/use-action-form";
import { type UndoableRemoval, useUndoableRemoval } from "~/forms/use-undoable-removal";
import { href, type To } from "~/lib/address";
import { useTranslation } from "~/translation";
import { ReceptionForm } from "./reception-form";

/** What a removed gift needs to come back. */
export type RemovedGift = {
  title: string;
  giftId: number | null;
  occasion: Occasion | null;
  date: string;
};

type GivenSectionProps = {
  personId: string;
  given: { gifts: readonly GivenView[]; next: string | null };
  today: string;
  posted: ActionResult | undefined;
};

/** What a person was given, how it was received, and a form that records another gift. */
export function GivenSection({ personId, given, today, posted }: GivenSectionProps) {
  const { t } = useTranslation("recipients");
  const action = href("/people/:id", { id: personId });
  const removal = useUndoableRemoval<RemovedGift>({
    action,
    words: { undo: t("undo"), failed: t("failed") },
    undoOf: ({ result }) =>
      result && {
        title: t("given.removed", { title: result.title }),
        fields: { intent: "give", ...restoring(result) },
        key: `restore-${personId}-${result.title}`,
      },
    focus: "given",
  });
  const removed = posted?.intent === "removeGiven" ? (posted.result as RemovedGift | null) : null;
  return (
    <section aria-labelledby="given" className="mt-10 max-w-prose">
      <h2 id="given" tabIndex={-1} className="type-panel">
        {t("given.title")}
      </h2>
      {removed ? (
        <UndoNotice
          title={t("given.removed", { title: removed.title })}
          undo={t("undo")}
          action={action}
          intent="give"
          fields={restoring(removed)}
        />
      ) : null}
      {given.gifts.length === 0 ? (
        <p className="mt-2 type-body text-soft">{t("given.none")}</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {given.gifts.map((gift) => (
            <li key={gift.id} className="border-b border-line py-3">
              <GivenGift {...{ gift, action, removal, posted, today }} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        first={null}
        more={given.next ? { to: `${action}?before=${given.next}`, label: t("given.more") } : null}
        className="mt-2 type-body"
      />
      <RecordGift personId={personId} today={today} posted={posted} />
    </section>
  );
}

/** The hidden fields that bring a gift back. */
const restoring = ({ title, giftId, occasion, date }: RemovedGift) => ({
  ...{ title, date },
  ...(giftId === null ? {} : { gift: giftId }),
  ...(occasion ? { occasion } : {}),
});

type GivenGiftProps = {
  gift: GivenView;
  action: To;
  removal: UndoableRemoval;
  posted: ActionResult | undefined;
  today: string;
};

function GivenGift({ gift, action, removal, posted, today }: GivenGiftProps) {
  const { t, i18n } = useTranslation("recipients");
  const facts = [
    gift.occasion && t(`gifts:occasions.${gift.occasion}`),
    formatDate(gift.date, i18n.language),
  ].filter(Boolean);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="w-full type-body break-words sm:w-auto sm:min-w-0 sm:flex-1">
          {gift.title}
          <span className="figures block type-small text-soft">{facts.join(" · ")}</span>
        </p>
        <Thanks gift={gift} action={action} posted={posted} />
        <removal.Form method="post" action={action} onSubmit={removal.queue()} className="ms-auto">
          <input type="hidden" name="intent" value="removeGiven" />
          <input type="hidden" name="which" value={gift.id} />
          <button
            type="submit"
            aria-label={t("given.remove", { title: gift.title })}
            className="flex size-11 items-center justify-center rounded-full hover:bg-sunk"
          >
            <TrashIcon />
          </button>
        </removal.Form>
      </div>
      {gift.date <= today ? (
        <div className="mt-2 grid gap-2">
          <p className="type-small text-soft">{t("given.ask")}</p>
          <ReceptionForm gift={gift} action={action} posted={posted} />
        </div>
      ) : null}
    </>
  );
}

/** Whether thanks came, and the button that notes it or takes it back. */
function Thanks({ gift, action, posted }: Pick<GivenGiftProps, "gift" | "action" | "posted">) {
  const { t } = useTranslation("recipients");
  const { isThanked, title } = gift;
  const { Form, form, pending } = useActionForm({ intent: "thanks", id: gift.id, posted });
  return (
    <Form ref={form} method="post" action={action}>
      <input type="hidden" name="intent" value="thanks" />
      <input type="hidden" name="which" value={gift.id} />
      {isThanked ? null : <input type="hidden" name="thanked" value="on" />}
      <Button
        type="submit"
        variant="text"
        size="small"
        disabled={pending}
        aria-label={t(isThanked ? "given.thanksOf" : "given.thank", { title })}
        className="-ms-4 sm:ms-0"
      >
        {isThanked ? <CheckIcon className="size-4.5 text-good" /> : null}
        {t(isThanked ? "given.thanks" : "given.thankAction")}
      </Button>
    </Form>
  );
}

function RecordGift({ personId, today, posted }: Omit<GivenSectionProps, "given">) {
  const { t } = useTranslation("recipients");
  const state = useActionForm({ intent: "give", posted }, () => form.current?.reset());
  const { form, outcome, problem, value } = state;
  const wrong = problem("title");
  return (
    <div className="mt-3 flex">
      <FormDisclosure
        state={state}
        action={href("/people/:id", { id: personId })}
        words={{ label: t("given.add"), submit: t("given.save"), saving: t("form.saving") }}
        icon={<PlusIcon className="size-4.5" />}
        group="person"
      >
        <input type="hidden" name="intent" value="give" />
        <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
        <TextField
          name="title"
          label={t("given.what")}
          placeholder={t("given.whatExample")}
          defaultValue={value("title")}
          maxLength={GIVEN_LIMITS.title}
          autoComplete="off"
          error={wrong ? t(`errors:${wrong}`) : undefined}
        />
        <WhenFields {...{ problem, value, today }} />
      </FormDisclosure>
    </div>
  );
}

/** For which occasion, and on which day. */
export function WhenFields({
  problem,
  value,
  today,
}: Pick<ReturnType<typeof useActionForm>, "problem" | "value"> & { today: string }) {
  const { t } = useTranslation("recipients");
  const wrong = problem("date");
  return (
    <>
      <SelectField
        name="occasion"
        label={t("given.occasion")}
        placeholder={t("form.unsaid")}
        defaultValue={value("occasion")}
        options={OCCASIONS.map((kind) => ({ value: kind, label: t(`gifts:occasions.${kind}`) }))}
      />
      <TextField
        type="date"
        name="date"
        label={t("given.date")}
        defaultValue={value("date", today)}
        error={wrong ? t(`errors:${wrong}`) : undefined}
      />
    </>
  );
}
