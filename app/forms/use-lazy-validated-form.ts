import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";

type Validate<T extends Record<string, unknown>> =
  NonNullable<NonNullable<Parameters<typeof useForm<T>>[0]>["onValidate"]> extends (
    context: infer _,
  ) => infer Verdict
    ? (formData: FormData) => Verdict
    : never;

type LazyValidatedForm<T extends Record<string, unknown>> = {
  id: string;
  /** What the server said of the last send, if that failed. */
  lastResult: SubmissionResult | null | undefined;
  defaultValue?: DefaultValue<T>;
  /** Of `lazyValidator`: the schema's check, once it is there, and what fetches it. */
  validator: { validate: Validate<T> | null; loadValidate: () => void };
};

/**
 * A Conform form whose schema comes with the first focus: its fields, and the props of its element.
 */
export function useLazyValidatedForm<T extends Record<string, unknown>>({
  id,
  lastResult,
  defaultValue,
  validator: { validate, loadValidate },
}: LazyValidatedForm<T>) {
  const [form, fields] = useForm<T>({
    id,
    lastResult: lastResult ?? null,
    ...(defaultValue ? { defaultValue } : {}),
    // Without a validator of its own Conform would ask the server at every key.
    ...(validate
      ? { shouldRevalidate: "onInput", onValidate: ({ formData }) => validate(formData) }
      : {}),
  });
  const { noValidate, onSubmit } = form;
  return { fields, formProps: { id: form.id, noValidate, onSubmit, onFocus: loadValidate } };
}
