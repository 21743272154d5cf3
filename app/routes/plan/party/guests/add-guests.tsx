import { GUEST_LIMITS } from "#shared/party/guests/schema";
import { useToast } from "~/components/toast/toast-provider";
import { Button } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { CheckIcon, ListIcon, PlusIcon } from "~/components/ui/icons";
import { TextAreaField } from "~/components/ui/text-area-field";
import { useActionForm } from "~/forms/use-action-form";
import { useTranslation } from "~/translation";
import type { PasteResult } from "~worker/domain/party/guests/guests.server";
import { GuestFailure, GuestFields, type GuestFormProps, useGuestField } from "./guest-fields";

type AddGuestsProps = GuestFormProps;

/** One guest at a time, or a pasted list. */
export function AddGuests(form: AddGuestsProps) {
  const { t } = useTranslation("guests");
  const toast = useToast();
  const state = useActionForm({ intent: "add", ...form }, ({ result }) => {
    toast({ title: t("add.added", { name: result?.guest?.name ?? "" }) });
    state.form.current?.reset();
    state.form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus();
  });
  const { Form } = state;
  return (
    <section aria-labelledby="add-guests">
      <h2 id="add-guests" className="type-panel">
        {t("add.title")}
      </h2>
      <Form
        ref={state.form}
        method="post"
        action={form.action}
        noValidate
        className="mt-5 flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="add" />
        <GuestFailure outcome={state.outcome} />
        <GuestFields state={state} />
        <Button
          type="submit"
          variant="ribbon"
          className="self-start max-sm:w-full"
          icon={<PlusIcon />}
          pending={state.pending}
          pendingText={t("add.adding")}
        >
          {t("add.submit")}
        </Button>
      </Form>
      <Paste {...form} />
    </section>
  );
}

function Paste(form: AddGuestsProps) {
  const { t } = useTranslation("guests");
  const state = useActionForm({ intent: "paste", ...form }, ({ result }) => {
    const paste = result?.paste;
    if (paste && paste.unread.length + paste.full.length === 0) state.form.current?.reset();
  });
  const field = useGuestField(state);
  const { Form, outcome } = state;
  return (
    <div className="mt-3">
      <Disclosure
        label={t("paste.open")}
        name={t("paste.open")}
        icon={<ListIcon className="size-4.5" />}
        group="add-guests"
        open={outcome !== null}
        done={null}
      >
        <Form
          ref={state.form}
          method="post"
          action={form.action}
          noValidate
          className="flex flex-col gap-4"
        >
          <input type="hidden" name="intent" value="paste" />
          <GuestFailure outcome={outcome} />
          <TextAreaField
            {...field("names")}
            label={t("paste.label")}
            hint={t("paste.hint")}
            maxLength={GUEST_LIMITS.pasteText}
            rows={6}
          />
          <Button
            type="submit"
            className="self-start"
            pending={state.pending}
            pendingText={t("add.adding")}
          >
            {t("paste.submit")}
          </Button>
        </Form>
        <div role="status">
          {outcome?.result?.paste ? <PasteReport result={outcome.result.paste} /> : null}
        </div>
      </Disclosure>
    </div>
  );
}

/** What became of every name of a paste. */
function PasteReport({ result }: { result: PasteResult }) {
  const { t } = useTranslation("guests");
  const unread = result.unread.map(({ text, reason }) => `${text} · ${t(`errors:${reason}`)}`);
  return (
    <div className="mt-5 rounded-panel border border-line bg-raised p-4 type-small">
      <p className="flex items-center gap-2 font-semibold text-good">
        <CheckIcon />
        {t("paste.added", { count: result.added })}
      </p>
      <Names title={t("paste.known")} names={result.known} />
      <Names title={t("paste.full")} names={result.full} />
      <Names title={t("paste.unread")} names={unread} />
    </div>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <p className="mt-3 text-soft">{title}</p>
      <ul className="mt-1 list-disc ps-5">
        {[...new Set(names)].map((name) => (
          <li key={name} className="break-words">
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
