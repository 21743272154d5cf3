import { type ReactNode, useRef } from "react";
import { REQUEST_LIMITS } from "#shared/event-requests/schema";
import { useToast } from "~/components/toast/toast-provider";
import { Button } from "~/components/ui/button";
import { TextAreaField } from "~/components/ui/text-area-field";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { lazyValidator } from "~/forms/lazy-validator";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { useFieldProps } from "~/forms/use-field-props";
import { useLazyValidatedForm } from "~/forms/use-lazy-validated-form";
import { useFetcher } from "~/lib/router";

const useLazyValidate = lazyValidator(() =>
  import("./validate-request").then((module) => module.validateMessage),
);

type Message = { message: string };

type MessageFormProps = {
  /** What a page without scripts got back. */
  posted: ActionResult | undefined;
  /** Hidden fields that go along, as they stand now. */
  values?: Record<string, string | number>;
  words: {
    label: string;
    hint?: string;
    submit: string;
    pending: string;
    done: string;
    failed: string;
  };
  /** A remark above the field. */
  children?: ReactNode;
};

/** Writes on in a thread. What was typed stays until it is sent, whatever happens meanwhile. */
export function MessageForm({ posted, values = {}, words, children }: MessageFormProps) {
  const fetcher = useFetcher<ActionResult>();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const outcome = fetcher.data ?? posted;
  const fieldProps = useFieldProps();
  const { fields, formProps } = useLazyValidatedForm<Message>({
    id: "message",
    lastResult: outcome?.done ? null : outcome?.lastResult,
    validator: useLazyValidate(),
  });
  useActionResultEffect(fetcher.data, ({ done }) => {
    if (!done) return;
    form.current?.reset();
    toast({ title: words.done });
  });
  return (
    <fetcher.Form ref={form} {...formProps} method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="message" />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FailureAlert failure={outcome} title={words.failed} />
      {children}
      <TextAreaField
        key={fields.message.key}
        {...fieldProps(fields.message)}
        label={words.label}
        hint={words.hint}
        maxLength={REQUEST_LIMITS.messageMax}
      />
      <Button
        type="submit"
        variant="ribbon"
        className="justify-self-start max-sm:w-full"
        pending={fetcher.state !== "idle"}
        pendingText={words.pending}
      >
        {words.submit}
      </Button>
    </fetcher.Form>
  );
}
