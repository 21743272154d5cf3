import { useTranslation } from "react-i18next";
import { useToast } from "~/components/toast/toast-provider";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Disclosure } from "~/components/ui/disclosure";
import { EditIcon, ShareIcon } from "~/components/ui/icons";
import { CopyField } from "~/features/invitation/copy-field";
import { useShare } from "~/features/share/use-share";
import { useActionForm } from "~/forms/use-action-form";
import { useHydrated } from "~/lib/use-hydrated";
import type { GuestFormProps } from "./guest-fields";
import { GuestFailure } from "./guest-fields";

type InvitationLinkProps = GuestFormProps & {
  origin: string;
  path: string;
  eventName: string;
};

/** The one link that everybody may have: to copy, share, look at, or make anew. */
export function InvitationLink({ origin, path, eventName, ...form }: InvitationLinkProps) {
  const { t } = useTranslation("guests");
  const share = useShare();
  const toast = useToast();
  const isHydrated = useHydrated();
  const state = useActionForm({ intent: "renew", ...form }, () =>
    toast({ title: t("invitation.renewed") }),
  );
  const { Form } = state;
  const text = t("invitation.shareText", { name: eventName });
  return (
    <section aria-labelledby="invitation">
      <h2 id="invitation" className="type-panel">
        {t("invitation.title")}
      </h2>
      <p className="mt-2 mb-5 max-w-prose type-body text-soft">{t("invitation.text")}</p>
      <CopyField
        label={t("invitation.label")}
        value={origin + path}
        words={{ copy: t("copy.action"), copied: t("copy.done"), failed: t("copy.failed") }}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        {isHydrated ? (
          <Button
            size="small"
            icon={<ShareIcon />}
            onClick={() => void share({ title: eventName, text, url: origin + path })}
          >
            {t("invitation.share")}
          </Button>
        ) : null}
        <ButtonLink to={path} size="small">
          {t("invitation.see")}
        </ButtonLink>
      </div>
      <div className="mt-2 flex">
        <Disclosure
          label={t("invitation.renew")}
          name={t("invitation.renew")}
          icon={<EditIcon className="size-4.5" />}
          group="invitation"
          open={state.failed}
          done={state.done}
        >
          <Form method="post" action={form.action} className="flex flex-col gap-3">
            <input type="hidden" name="intent" value="renew" />
            <GuestFailure outcome={state.outcome} />
            <p className="max-w-prose type-small">{t("invitation.renewText")}</p>
            <Button
              type="submit"
              className="self-start"
              pending={state.pending}
              pendingText={t("invitation.renewing")}
            >
              {t("invitation.renewAction")}
            </Button>
          </Form>
        </Disclosure>
      </div>
    </section>
  );
}
