import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { type Strength, strengthOf } from "#shared/accounts/strength";
import type { FieldProps } from "~/components/ui/field";
import { useTranslation } from "~/translation";
import { PasswordField } from "./password-field";
import { PasswordMeter } from "./password-meter";

/** Fields of the same form whose words make a password easy to guess. */
const PERSON = ["username", "email"];

/** A password to be set, with a meter that urges and never refuses. Needs the namespace "auth". */
export function NewPasswordField({
  className = "",
  ...field
}: Omit<FieldProps, "hint"> & ComponentProps<"input">) {
  const { t } = useTranslation("auth");
  const [strength, setStrength] = useState<Strength | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const clear = () => setStrength(null);
    form?.addEventListener("reset", clear);
    return () => form?.removeEventListener("reset", clear);
  }, []);
  return (
    <div className={className}>
      <PasswordField
        {...field}
        ref={input}
        hint={t("newPasswordHint")}
        autoComplete="new-password"
        onInput={(event) => setStrength(measure(event))}
      />
      <PasswordMeter strength={strength} />
    </div>
  );
}

function measure({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) {
  const person = PERSON.map((name) => form?.elements.namedItem(name)).filter(
    (element) => element instanceof HTMLInputElement,
  );
  return strengthOf(
    value,
    person.map((element) => element.value),
  );
}
