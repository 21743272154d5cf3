import { type ComponentProps, useId } from "react";
import { describedBy, Field, type FieldProps } from "./field";
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
  const made = useId();
  const own = id ?? made;
  return (
    <Field id={own} {...{ label, hideLabel, hint, error, className }}>
      <div className="relative">
        <select
          {...select}
          id={own}
          className="field truncate pe-10"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(own, { hint, error })}
        >
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
