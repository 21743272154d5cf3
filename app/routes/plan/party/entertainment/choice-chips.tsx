import { useId } from "react";
import { FieldError } from "~/components/ui/field-error";
import { CheckIcon } from "~/components/ui/icons";

type ChoiceChipsProps = {
  type: "checkbox" | "radio";
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error?: string | undefined;
};

/**
 * A group of native checkboxes or radio buttons in the shape of chips; a tick says what is chosen.
 */
export function ChoiceChips({ type, name, legend, options, chosen, error }: ChoiceChipsProps) {
  const errorId = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 type-label text-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-edge bg-paper px-4 type-label duration-120 hover:border-ink has-checked:border-ribbon has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ribbon"
          >
            <input
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              className="peer sr-only"
            />
            <CheckIcon className="hidden size-4 text-ribbon peer-checked:block" />
            {label}
          </label>
        ))}
      </div>
      {error ? (
        <div className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}
