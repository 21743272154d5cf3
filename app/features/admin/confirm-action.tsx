import { type ReactNode, useRef } from "react";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import type { ActionResult } from "~/forms/action-result";
import type { To } from "~/lib/address";
import { useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";
import { useAdminFailure } from "./use-admin-failure";

type ConfirmActionProps = {
  /** The button, and its whole name where the label alone doesn't say of what. */
  label: string;
  name?: string;
  /** The question; without one the button acts at once. */
  question?: string;
  confirmLabel?: string;
  pendingText?: string;
  /** What is said when the server can't be reached. */
  unsent?: string;
  disabled?: boolean;
  /** Hidden fields of the form. */
  values: Record<string, string>;
  /** Where the form goes; this page without it. */
  action?: To;
  /** More fields of the form, beside the hidden ones. */
  children?: ReactNode;
};

/**
 * A button that asks first, also without scripts; what came of it is said in a toast and stays here
 * when it failed.
 */
export function ConfirmAction({ question, label, name, disabled, ...rest }: ConfirmActionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  if (!question || disabled) {
    return <ActForm label={label} name={name} disabled={disabled} {...rest} />;
  }
  const close = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={details} className="open:basis-full">
      <summary aria-label={name ?? label} className={`${buttonLook("outline", "small")} w-fit`}>
        {label}
      </summary>
      <div className="flex flex-col gap-3 pt-3">
        <p className="type-small">{question}</p>
        <ActForm label={rest.confirmLabel ?? label} onDone={close} {...rest} />
      </div>
    </details>
  );
}

type ActFormProps = Omit<ConfirmActionProps, "question" | "confirmLabel"> & {
  onDone?: (() => void) | undefined;
};

function ActForm({
  label,
  name,
  values,
  action,
  disabled,
  pendingText,
  unsent,
  children,
  onDone,
}: ActFormProps) {
  const fetcher = useFetcher<ActionResult>();
  const { t } = useTranslation("admin");
  const failed = useAdminFailure(fetcher.data, { unsent, onDone });
  return (
    <fetcher.Form
      method="post"
      {...(action ? { action } : {})}
      className="flex flex-col items-start gap-3"
    >
      {Object.entries(values).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
      <Button
        type="submit"
        size="small"
        aria-label={name}
        disabled={disabled ?? false}
        pending={fetcher.state !== "idle"}
        pendingText={pendingText ?? t("working")}
      >
        {label}
      </Button>
      {failed ? (
        <Alert title={failed.title}>
          {failed.description ? <p>{failed.description}</p> : null}
        </Alert>
      ) : null}
    </fetcher.Form>
  );
}
