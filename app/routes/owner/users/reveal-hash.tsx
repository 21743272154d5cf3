import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { PasswordField } from "~/features/password/password-field";
import { type ActionResult, fieldError } from "~/forms/action-result";
import { useActionResultEffect } from "~/forms/use-action-result-effect";

/** The whole hash that was asked for; null for an account without a password. */
export type RevealResult = ActionResult<{ hash: string | null }>;

type RevealHashProps = {
  person: { id: string; username: string };
  /** What the form came back with where no scripts ran. */
  posted: RevealResult | undefined;
};

/** Shows a whole hash once, after the Owner typed their own password again. */
export function RevealHash({ person, posted }: RevealHashProps) {
  const { t } = useTranslation("dev");
  const fetcher = useFetcher<RevealResult>();
  const outcome = fetcher.data ?? posted;
  const shown = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useActionResultEffect(fetcher.data, ({ done }) => {
    if (done) shown.current?.focus();
    else form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  });
  const name = person.username;
  const found = outcome?.result;
  const wrong = fieldError(outcome, "password");
  return (
    <details open={posted !== undefined} className="open:basis-full">
      <summary aria-label={t("users.revealOf", { name })} className="link w-fit py-1 type-small">
        {t("users.reveal")}
      </summary>
      {found ? (
        <div className="pt-2">
          <p ref={shown} tabIndex={-1} className="type-label text-soft">
            {t("users.hashOf", { name })}
          </p>
          <code className="mt-1 block rounded-field bg-sunk p-3 type-label font-normal wrap-anywhere">
            {found.hash ?? t("users.noPassword")}
          </code>
          <p className="mt-1 type-label font-normal text-soft">{t("users.hashOnce")}</p>
        </div>
      ) : (
        <fetcher.Form ref={form} method="post" noValidate className="grid max-w-sm gap-3 pt-2">
          <input type="hidden" name="intent" value="reveal" />
          <input type="hidden" name="userId" value={person.id} />
          {outcome?.error ? (
            <Alert title={t("users.revealFailed")}>{t(`errors:${outcome.error}`)}</Alert>
          ) : null}
          <PasswordField
            name="password"
            label={t("users.ownPassword")}
            hint={t("users.revealAsk")}
            autoComplete="current-password"
            required
            {...(wrong ? { error: t(`errors:${wrong}`) } : {})}
          />
          <Button
            type="submit"
            size="small"
            className="justify-self-start"
            pending={fetcher.state !== "idle"}
            pendingText={t("users.revealPending")}
          >
            {t("users.revealSubmit")}
          </Button>
        </fetcher.Form>
      )}
    </details>
  );
}
