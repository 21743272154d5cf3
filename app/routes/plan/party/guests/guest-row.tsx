import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { Disclosure } from "~/components/ui/disclosure";
import {
  AlertIcon,
  CheckIcon,
  CloseIcon,
  EditIcon,
  MailIcon,
  ShareIcon,
  TrashIcon,
} from "~/components/ui/icons";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { CopyField } from "~/features/invitation/copy-field";
import {
  ANSWERS,
  GUEST_LIMITS,
  type Guest,
  type GuestAnswer,
} from "~worker/domain/party-guests/schema";
import { GuestFailure, GuestFields, useGuestField } from "./guest-fields";
import { type GuestFormFacts, useGuestForm } from "./use-guest-form";
import type { GuestRemoval } from "./use-guest-removal";

type GuestRowProps = Pick<GuestFormFacts, "action" | "posted"> & {
  guest: Guest;
  removal: GuestRemoval;
  /** Address of the invitation, with its origin. */
  invitation: string;
  eventName: string;
};

/** One guest: what they said, and what the host can do. */
export function GuestRow({ guest, removal, invitation, eventName, ...form }: GuestRowProps) {
  const { t } = useTranslation("guests");
  const title = useId();
  const { id, name, answer, adults, children, plusOnes, diet, note } = guest;
  const comes = answer === "yes" || answer === "maybe";
  const facts = [
    comes ? t("adults", { count: adults }) : null,
    comes && children > 0 ? t("children", { count: children }) : null,
    answer === "none" && plusOnes > 0 ? t("row.mayBring", { count: plusOnes }) : null,
    diet || null,
  ].filter((fact) => fact !== null);
  return (
    <article aria-labelledby={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={title} className="min-w-0 type-card break-words">
          {name}
        </h3>
        <Said answer={answer} />
      </div>
      {guest.isGuestOfHonour || guest.isSelfAdded ? (
        <p className="mt-1 type-label text-ribbon">
          {[
            guest.isGuestOfHonour ? t("row.honour") : null,
            guest.isSelfAdded ? t("row.self") : null,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      ) : null}
      {facts.length > 0 ? (
        <p className="figures mt-1 type-small break-words text-soft">{facts.join(" · ")}</p>
      ) : null}
      {note ? (
        <p className="mt-2 max-w-prose border-ribbon border-s-2 ps-3 type-small break-words whitespace-pre-line">
          {note}
        </p>
      ) : null}
      <div className="mt-1 flex flex-wrap items-start gap-x-3 sm:gap-x-6">
        <PersonalLink guest={guest} invitation={invitation} eventName={eventName} />
        <Edit guest={guest} {...form} />
        <removal.Form method="post" action={form.action} onSubmit={removal.start(name)}>
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
        </removal.Form>
      </div>
    </article>
  );
}

const SIGNS = { yes: CheckIcon, maybe: AlertIcon, no: CloseIcon, none: null };
const TONES: Record<GuestAnswer, string> = {
  yes: "text-good",
  maybe: "text-warn",
  no: "text-ink",
  none: "text-soft",
};

function Said({ answer }: { answer: GuestAnswer }) {
  const { t } = useTranslation("guests");
  const Sign = SIGNS[answer];
  return (
    <p className={`flex items-center gap-1.5 type-small font-semibold ${TONES[answer]}`}>
      {Sign ? <Sign className="size-4.5" /> : null}
      {t(`answers.${answer}`)}
    </p>
  );
}

function PersonalLink({
  guest: { name, email, editToken },
  invitation,
  eventName,
}: Pick<GuestRowProps, "guest" | "invitation" | "eventName">) {
  const { t } = useTranslation("guests");
  const address = `${invitation}/${editToken}`;
  const subject = t("invitation.shareText", { name: eventName });
  const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${subject}\n${address}`)}`;
  return (
    <Disclosure
      label={t("row.link")}
      name={t("row.linkOf", { name })}
      icon={<ShareIcon className="size-4.5" />}
      group={`guest-${editToken}`}
      open={false}
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
    </Disclosure>
  );
}

function Edit({ guest, ...form }: { guest: Guest } & Pick<GuestFormFacts, "action" | "posted">) {
  const { t } = useTranslation("guests");
  const state = useGuestForm({ intent: "edit", id: guest.id, ...form });
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
      group={`guest-${guest.editToken}`}
      open={state.failed}
      done={state.done}
    >
      <Form
        // What changed elsewhere shows in a form that nobody touched.
        key={JSON.stringify(guest)}
        ref={state.form}
        method="post"
        action={state.action}
        noValidate
        className="flex max-w-3xl flex-col gap-5"
      >
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="which" value={guest.id} />
        <GuestFailure answer={state.answer} />
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
          {...field("diet", guest.diet)}
          label={t("edit.diet")}
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
