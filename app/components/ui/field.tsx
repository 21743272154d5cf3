import { type ReactNode, useId } from "react";
import { FieldError } from "./field-error";

export type FieldProps = {
  label: string;
  /** Keeps the label for readers of screens alone, where the field explains itself to the eye. */
  hideLabel?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Props that tie a control to its `Field`: its id, and the ids of its hint and error. */
export function useControl(
  id: string | undefined,
  facts: Pick<FieldProps, "hint" | "error">,
): { id: string; "aria-invalid"?: true | undefined; "aria-describedby"?: string | undefined } {
  const made = useId();
  const own = id ?? made;
  return {
    id: own,
    "aria-invalid": facts.error ? true : undefined,
    "aria-describedby": describedBy(own, facts),
  };
}

/** The ids under which a field is described; the same ones that Conform writes. */
function describedBy(id: string, { hint, error }: Pick<FieldProps, "hint" | "error">) {
  const ids = [hint && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** Label above, control, then help and error below, all tied to the control by `id`. */
export function Field({
  id,
  label,
  hideLabel = false,
  hint,
  error,
  className = "",
  children,
}: FieldProps & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "type-label text-soft"}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-description`} className="type-label font-normal text-soft">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
