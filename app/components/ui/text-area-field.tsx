import { type ComponentProps, useId } from "react";
import { describedBy, Field, type FieldProps } from "./field";

/** A labelled text of several lines that grows with what is typed. Takes a textarea's own props. */
export function TextAreaField({
  label,
  hideLabel,
  hint,
  error,
  className = "",
  id,
  ...textarea
}: FieldProps & ComponentProps<"textarea">) {
  const made = useId();
  const own = id ?? made;
  return (
    <Field id={own} {...{ label, hideLabel, hint, error, className }}>
      <textarea
        rows={4}
        {...textarea}
        id={own}
        className="field field-sizing-content max-h-60 min-h-28! resize-none"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(own, { hint, error })}
      />
    </Field>
  );
}
