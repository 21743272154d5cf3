import { type ComponentProps, useState } from "react";
import { Field, type FieldProps, useControl } from "~/components/ui/field";
import { EyeIcon, EyeOffIcon } from "~/components/ui/icons";
import { useHydrated } from "~/lib/use-hydrated";
import { useTranslation } from "~/translation";

/** A labelled password that one can look at, where scripts run. Needs the namespace "auth". */
export function PasswordField({
  label,
  hint,
  error,
  className = "",
  id,
  ...input
}: FieldProps & ComponentProps<"input">) {
  const { t } = useTranslation("auth");
  const [shown, setShown] = useState(false);
  const scripted = useHydrated();
  const control = useControl(id, { hint, error });
  const Icon = shown ? EyeOffIcon : EyeIcon;
  return (
    <Field id={control.id} {...{ label, hint, error, className }}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          type={shown ? "text" : "password"}
          className={`field ${scripted ? "pe-12!" : ""}`}
        />
        {scripted ? (
          <button
            type="button"
            aria-label={t(shown ? "hidePassword" : "showPassword")}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0 flex w-12 items-center justify-center rounded-field text-soft hover:text-ink"
          >
            <Icon />
          </button>
        ) : null}
      </div>
    </Field>
  );
}
