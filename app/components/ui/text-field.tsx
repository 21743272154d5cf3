import type { ComponentProps } from "react";
import { Field, type FieldProps, useControl } from "./field";

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
  const control = useControl(id, { hint, error });
  return (
    <Field id={control.id} {...{ label, hideLabel, hint, error, className }}>
      <input type="text" {...input} {...control} className="field" />
    </Field>
  );
}
