import { useId } from "react";
import { ANSWERS, GUEST_LIMITS, type Guest } from "#shared/party/guests/schema";
import { useToast } from "~/components/toast/toast-provider";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { Disclosure } from "~/components/ui/disclosure";
import {
  EditIcon,
  EyeIcon,
  EyeOffIcon,
  MailIcon,
  ShareIcon,
  TrashIcon,
} from "~/components/ui/icons";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { CopyField } from "~/features/invitation/copy-field";
import { useActionForm } from "~/forms/use-action-form";
import { useTranslation } from "~/translation";
import { AnswerSign, GuestNote, useGuestFacts } from "./guest-facts";
import { GuestFailure, GuestFields, type GuestFormProps, useGuestField } from "./guest-fields";
import type { GuestDecisions } from "./use-guest-decisions";

type GuestRowProps = GuestFormProps & {
  guest: Guest;
  decisions: GuestDecisions;
  origin: string;
  eventName: string;
  /** There is a guest of honour, from whom the gift board is kept. */
  isKept: boolean;
};

/** One guest: what they said, and what the host can do. */
export function GuestRow({ guest, decisions, origin, eventName, isKept, ...form }: GuestRowProps) {
  const { t } = useTranslation("guests");
  const title = useId();
  const { id, name, answer, note, isGuestOfHonour, isSelfAdded, seesGifts } = guest;
  const facts = useGuestFacts(guest);
  const needsLeave = isKept && isSelfAdded && !isGuestOfHonour;
  const tags = [
    isGuestOfHonour ? t("row.honour") : null,
    isSelfAdded ? t("row.self") : null,
    needsLeave ? t(seesGifts ? "row.seesGifts" : "row.seesNoGifts") : null,
  ].filter((tag) => tag !== null);
  return (
    <article aria-labelledby={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={title} className="min-w-0 type-card break-words">
          {name}
        </h3>
        <AnswerSign answer={answer} />
      </div>
      {tags.length > 0 ? <p className="mt-1 type-label text-ribbon">{tags.join(" · ")}</p> : null}
      {facts.length > 0 ? (
        <p className="figures mt-1 type-small break-words text-soft">{facts.join(" · ")}</p>
      ) : null}
      <GuestNote note={note} />
      <div className="mt-1 flex flex-wrap items-start gap-x-3 sm:gap-x-6">
        <PersonalLink guest={guest} origin={origin} eventName={eventName} {...form} />
        <Edit guest={guest} {...form} />
        {needsLeave ? <GiftsSwitch guest={guest} {...form} /> : null}
        <decisions.Form method="post" action={form.action} onSubmit={decisions.queue()}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="which" value={id} />
          <button
            type="submit"
            aria-label={t("row.removeOf", { name })}
            className={`${buttonLook("text", "small")} -ms-3 min-h-11! px-3! type-small!`}
          >
            <TrashIcon className="size-4.5" />
            {t("row.remove")}
          </button>
        </decisions.Form>
      </div>
    </article>
  );
}

/** Lets a guest who added themselves see the gift board, or no more. */
function GiftsSwitch({ guest, ...form }: { guest: Guest } & GuestFormProps) {
  const { t } = useTranslation("guests");
  const { id, name, seesGifts } = guest;
  const { Form, pending, outcome } = useActionForm({ intent: "gifts", id, ...form });
  const Icon = seesGifts ? EyeOffIcon : EyeIcon;
  return (
    <Form method="post" action={form.action}>
      <input type="hidden" name="intent" value="gifts" />
      <input type="hidden" name="which" value={id} />
      <input type="hidden" name="show" value={seesGifts ? "" : "on"} />
      <GuestFailure outcome={outcome} />
      <button
        type="submit"
        disabled={pending}
        aria-label={t(seesGifts ? "row.hideGiftsFrom" : "row.showGiftsTo", { name })}
        className={`${buttonLook("text", "small")} -ms-3 min-h-11! px-3! type-small!`}
      >
        <Icon className="size-4.5" />
        {t(seesGifts ? "row.hideGifts" : "row.showGifts")}
      </button>
    </Form>
  );
}

function Edit({ guest, ...form }: { guest: Guest } & GuestFormProps) {
  const { t } = useTranslation("guests");
  const state = useActionForm({ intent: "edit", id: guest.id, ...form });
  const field = useGuestField(state);
  const { Form } = state;
  const options = ["none" as const, ...ANSWERS].map((value) => ({
    value,
    label: t(`answers.${value}`),
  }));
  return (
    <Disclosure
      label={t("row.edit")}
      name={t("row.editOf", { name: guest.name })}
      icon={<EditIcon className="size-4.5" />}
      group={`guest-${guest.id}`}
      open={state.failed}
      done={state.done}
    >
      <Form
        // What changed elsewhere shows in a form that nobody touched.
        key={JSON.stringify(guest)}
        ref={state.form}
        method="post"
        action={form.action}
        noValidate
        className="flex max-w-3xl flex-col gap-5"
      >
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="which" value={guest.id} />
        <GuestFailure outcome={state.outcome} />
        <GuestFields state={state} guest={guest} />
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <SelectField
            {...field("answer", guest.answer)}
            label={t("edit.answer")}
            options={options}
          />
          <TextField
            {...field("adults", String(guest.adults))}
            label={t("edit.adults")}
            inputMode="numeric"
          />
          <TextField
            {...field("children", String(guest.children))}
            label={t("edit.children")}
            inputMode="numeric"
          />
        </div>
        <TextField
          {...field("hostDiet", guest.hostDiet)}
          label={t("edit.diet")}
          hint={t("edit.dietHint")}
          maxLength={GUEST_LIMITS.diet}
        />
        <Button
          type="submit"
          className="self-start"
          pending={state.pending}
          pendingText={t("edit.saving")}
        >
          {t("edit.save")}
        </Button>
      </Form>
    </Disclosure>
  );
}

type PersonalLinkProps = GuestFormProps & {
  guest: Guest;
  /** Where the invitation is served. */
  origin: string;
  eventName: string;
};

/** A guest's own link: to copy, to send by mail, or to make anew. */
function PersonalLink({ guest, origin, eventName, ...form }: PersonalLinkProps) {
  const { t } = useTranslation("guests");
  const toast = useToast();
  const { id, name, email, editToken } = guest;
  const state = useActionForm({ intent: "relink", id, ...form }, () =>
    toast({ title: t("relink.done", { name }) }),
  );
  const { Form } = state;
  const address = `${origin}/rsvp/g/${editToken}`;
  const subject = t("invitation.shareText", { name: eventName });
  const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${subject}\n${address}`)}`;
  return (
    <Disclosure
      label={t("row.link")}
      name={t("row.linkOf", { name })}
      icon={<ShareIcon className="size-4.5" />}
      group={`guest-${id}`}
      open={state.failed}
      done={null}
    >
      <p className="mb-3 max-w-prose type-small text-soft">{t("row.linkText")}</p>
      <CopyField
        label={t("row.linkOf", { name })}
        hideLabel
        value={address}
        words={{ copy: t("copy.action"), copied: t("copy.done"), failed: t("copy.failed") }}
      />
      {email ? (
        <a href={mail} className={`${buttonLook("outline", "small")} mt-3`}>
          <MailIcon className="size-4.5" />
          {t("row.mail")}
        </a>
      ) : null}
      <Form method="post" action={form.action} className="mt-5 border-line border-t pt-4">
        <input type="hidden" name="intent" value="relink" />
        <input type="hidden" name="which" value={id} />
        <GuestFailure outcome={state.outcome} />
        <p className="mb-3 max-w-prose type-small text-soft">{t("relink.text")}</p>
        <Button
          type="submit"
          size="small"
          aria-label={t("relink.actionOf", { name })}
          pending={state.pending}
          pendingText={t("relink.pending")}
        >
          {t("relink.action")}
        </Button>
      </Form>
    </Disclosure>
  );
}
