import type { ComponentProps } from "react";
import { Field, type FieldProps, useControl } from "./field";
import { ChevronIcon } from "./icons";

export type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldProps &
  ComponentProps<"select"> & {
    options: readonly SelectOption[];
    /** Words of a first choice that stands for none. */
    placeholder?: string;
  };

/** A labelled native select: phones show their own wheel, and it works without scripts. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  className = "",
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const control = useControl(id, { hint, error });
  return (
    <Field id={control.id} {...{ label, hideLabel, hint, error, className }}>
      <div className="relative">
        <select {...select} {...control} className="field truncate pe-10">
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronIcon className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4.5 text-ink" />
      </div>
    </Field>
  );
}
