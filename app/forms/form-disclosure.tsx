import type { ComponentProps, ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import type { To } from "~/lib/address";
import type { ActionForm } from "./use-action-form";

type FormDisclosureProps = Pick<ComponentProps<typeof Disclosure>, "icon" | "group"> & {
  state: ActionForm;
  action: To;
  /** The button that opens it, whose `name` says of what, and the one that submits. */
  words: { label: string; name?: string; submit: string; saving: string };
  submit?: Pick<ComponentProps<typeof Button>, "variant" | "size">;
  width?: "max-w-md" | "max-w-xl" | "max-w-2xl";
  /** What changed elsewhere shows in a form that nobody touched: another key, another form. */
  formKey?: string;
  onSubmit?: () => void;
  /** The form's fields, the hidden ones too, and why it failed. */
  children: ReactNode;
};

/** A form behind a button, which opens without scripts too. */
export function FormDisclosure({
  state: { Form, form, pending, failed, done },
  action,
  words,
  submit,
  width = "max-w-xl",
  formKey,
  onSubmit,
  children,
  ...disclosure
}: FormDisclosureProps) {
  const { label, name = label } = words;
  return (
    <Disclosure {...disclosure} label={label} name={name} open={failed} done={done}>
      <Form
        key={formKey}
        ref={form}
        method="post"
        action={action}
        onSubmit={onSubmit}
        noValidate
        className={`grid ${width} gap-4`}
      >
        {children}
        <Button
          {...submit}
          type="submit"
          className="justify-self-start"
          pending={pending}
          pendingText={words.saving}
        >
          {words.submit}
        </Button>
      </Form>
    </Disclosure>
  );
}
