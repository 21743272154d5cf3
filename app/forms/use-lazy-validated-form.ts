import {
  type DefaultValue,
  type Submission,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import type { ErrorKey } from "~/translation";

/** What `parseWithZod` answers: each message is an `ErrorKey`, which zod knows as text. */
type Validate<T> = (formData: FormData) => Submission<T>;

type LazyValidatedForm<T extends Record<string, unknown>> = {
  id: string;
  /** What the server said of the last send, if that failed. */
  lastResult: SubmissionResult<ErrorKey[]> | null | undefined;
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
  const [form, fields] = useForm<T, T, ErrorKey[]>({
    id,
    lastResult: lastResult ?? null,
    ...(defaultValue ? { defaultValue } : {}),
    // Without a validator of its own Conform would ask the server at every key.
    ...(validate
      ? {
          shouldRevalidate: "onInput",
          onValidate: ({ formData }) => validate(formData) as Submission<T, ErrorKey[]>,
        }
      : {}),
  });
  const { noValidate, onSubmit } = form;
  return { fields, formProps: { id: form.id, noValidate, onSubmit, onFocus: loadValidate } };
}
