import { type ErrorKey, useTranslation } from "~/translation";

/** What Conform knows of a field that holds a line of text. */
type FieldFacts = {
  id: string;
  name: string;
  initialValue?: string | undefined;
  errors?: ErrorKey[] | undefined;
};

/** Makes a text field's props of Conform's; its message comes from the namespace "errors". */
export function useFieldProps() {
  const { t } = useTranslation("errors");
  return ({ id, name, initialValue, errors }: FieldFacts) => ({
    id,
    name,
    defaultValue: initialValue ?? "",
    error: errors?.[0] ? t(errors[0]) : undefined,
    "aria-required": true,
  });
}
