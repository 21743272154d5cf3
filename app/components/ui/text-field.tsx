import { type ComponentProps, useId } from "react";
import { describedBy, Field, type FieldProps } from "./field";

/** A labelled line of text. Takes an input's own props, so Conform's can be spread into it. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  className = "",
  id,
  ...input
}: FieldProps & ComponentProps<"input">) {
  const made = useId();
  const own = id ?? made;
  return (
    <Field id={own} {...{ label, hideLabel, hint, error, className }}>
      <input
        type="text"
        {...input}
        id={own}
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(own, { hint, error })}
      />
    </Field>
  );
}
