import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { useToast } from "~/features/toast/toast-provider";

/** What a desk's action answers: words to show, ready in the visitor's language. */
export type DeskAnswer = { ok: boolean; title: string; description?: string | undefined };

type ConfirmActionProps = {
  /** The button, and its whole name where the label alone doesn't say of what. */
  label: string;
  name?: string;
  /** The question; without one the button acts at once. */
  question?: string;
  confirmLabel?: string;
  pendingText?: string;
  disabled?: boolean;
  /** Hidden fields of the form. */
  values: Record<string, string>;
  /** Where the form goes; this page without it. */
  action?: string;
  /** More fields of the form, beside the hidden ones. */
  children?: ReactNode;
};

/** A button that asks first, also without scripts; what came of it is said in a toast and stays here when it failed. */
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
  children,
  onDone,
}: ActFormProps) {
  const fetcher = useFetcher<DeskAnswer>();
  const { t } = useTranslation("desk");
  const failed = useAnswer(fetcher.data, onDone);
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
      {failed ? <Alert title={failed.title}>{failed.description}</Alert> : null}
    </fetcher.Form>
  );
}

/** Says each answer once. Answers the last one while it is a failure. */
function useAnswer(answer: DeskAnswer | undefined, onDone: (() => void) | undefined) {
  const show = useToast();
  const said = useRef<DeskAnswer | undefined>(undefined);
  useEffect(() => {
    if (!answer || said.current === answer) return;
    said.current = answer;
    const { title, description } = answer;
    show({ title, ...(description ? { description } : {}), tone: answer.ok ? "plain" : "error" });
    if (answer.ok) onDone?.();
  }, [answer, show, onDone]);
  return answer && !answer.ok ? answer : null;
}
