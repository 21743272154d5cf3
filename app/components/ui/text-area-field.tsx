import type { ComponentProps } from "react";
import { Field, type FieldProps, useControl } from "./field";

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
  const control = useControl(id, { hint, error });
  return (
    <Field id={control.id} {...{ label, hideLabel, hint, error, className }}>
      <textarea
        rows={4}
        {...textarea}
        {...control}
        className="field field-sizing-content max-h-60 min-h-28! resize-none"
      />
    </Field>
  );
}
