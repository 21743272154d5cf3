import { Button } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { PhoneIcon } from "~/components/ui/icons";
import { TextField } from "~/components/ui/text-field";
import { CopyField } from "~/features/invitation/copy-field";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { useActionForm } from "~/forms/use-action-form";
import type { To } from "~/lib/address";
import { useTranslation } from "~/translation";

/** The key of a draw, to be taken to another browser. */
export function ShowKey({ hostKey }: { hostKey: string }) {
  const { t } = useTranslation("draws");
  return (
    <Disclosure
      label={t("key.title")}
      name={t("key.title")}
      icon={<PhoneIcon className="size-4.5" />}
      group="join"
      open={false}
      done={null}
    >
      <p className="mb-3 max-w-prose type-small">{t("key.text")}</p>
      <CopyField
        label={t("key.label")}
        value={hostKey}
        words={{
          copy: t("links.copy"),
          copied: t("key.copied"),
          failed: t("key.copyFailed"),
        }}
      />
    </Disclosure>
  );
}

type EnterKeyProps = { action: To; posted: ActionResult | undefined };

/** Takes the key from another browser. */
export function EnterKey({ action, posted }: EnterKeyProps) {
  const { t } = useTranslation("draws");
  const { Form, form, outcome, pending, problem } = useActionForm({ intent: "key", posted });
  const wrong = problem("key");
  return (
    <Form ref={form} method="post" action={action} noValidate className="mt-4 grid max-w-xl gap-3">
      <input type="hidden" name="intent" value="key" />
      <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
      <TextField
        name="key"
        label={t("key.label")}
        hint={t("key.hint")}
        autoComplete="off"
        spellCheck={false}
        error={wrong ? t(`errors:${wrong}`) : undefined}
      />
      <Button
        type="submit"
        className="justify-self-start"
        pending={pending}
        pendingText={t("saving")}
      >
        {t("key.submit")}
      </Button>
    </Form>
  );
}
