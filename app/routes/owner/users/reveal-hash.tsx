import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import type { AdminResult } from "~/features/admin/admin-result";
import { PasswordField } from "~/features/password/password-field";
import { useActionResultEffect } from "~/lib/use-action-result-effect";

/** The answer to who asked for a whole hash; `hash` is null for an account without a password. */
export type Revealed = {
  revealOf: string;
  found: { hash: string | null } | null;
  /** Keys of the `errors` translations: of the field, and of the whole. */
  error: string | null;
  problem: string | null;
};

type RevealHashProps = {
  person: { id: string; username: string };
  /** The answer that came with the page, where no scripts run. */
  revealed: Revealed | undefined;
};

/** Shows a whole hash once, after the Owner typed their own password again. */
export function RevealHash({ person, revealed }: RevealHashProps) {
  const { t } = useTranslation("dev");
  const fetcher = useFetcher<Revealed | AdminResult>();
  const answer = fetcher.data ?? revealed;
  const shown = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useActionResultEffect(fetcher.data, (given) => {
    if ("found" in given && given.found) shown.current?.focus();
    else form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  });
  const name = person.username;
  const found = answer && "found" in answer ? answer.found : null;
  const { error, problem } = problemOf(answer);
  return (
    <details open={revealed !== undefined} className="open:basis-full">
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
          {problem ? <Alert title={t("users.revealFailed")}>{t(`errors:${problem}`)}</Alert> : null}
          <PasswordField
            name="password"
            label={t("users.ownPassword")}
            hint={t("users.revealAsk")}
            autoComplete="current-password"
            required
            {...(error ? { error: t(`errors:${error}`) } : {})}
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

function problemOf(answer: Revealed | AdminResult | undefined) {
  if (!answer) return { error: null, problem: null };
  return "found" in answer ? answer : { error: null, problem: "unreachable" };
}
