import { useTranslation } from "react-i18next";
import { useToast } from "~/components/toast/toast-provider";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { Disclosure } from "~/components/ui/disclosure";
import { MailIcon, ShareIcon } from "~/components/ui/icons";
import { CopyField } from "~/features/invitation/copy-field";
import { useActionForm } from "~/forms/use-action-form";
import type { Guest } from "~worker/domain/party-guests/schema";
import type { GuestFormProps } from "./guest-fields";
import { GuestFailure } from "./guest-fields";

type PersonalLinkProps = GuestFormProps & {
  guest: Guest;
  /** Where the invitation is served. */
  origin: string;
  eventName: string;
};

/** A guest's own link: to copy, to send by mail, or to make anew. */
export function PersonalLink({ guest, origin, eventName, ...form }: PersonalLinkProps) {
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
