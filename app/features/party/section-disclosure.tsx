import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import type { ActionForm } from "~/forms/use-action-form";
import { type PartySection, partyHref } from "./party-href";
import { SectionFailure } from "./section-failure";
import { SectionFields } from "./section-fields";

type SectionDisclosureProps = {
  state: ActionForm;
  section: PartySection;
  intent: string;
  partyId: string;
  id: string;
  /** Of those with the same group one is open at a time. */
  group: string;
  /** The button that opens it; `name` says of what. */
  words: { label: string; name: string; submit: string; saving: string };
  icon: ReactNode;
  /** What changed elsewhere shows in a form that nobody touched: another key, another form. */
  formKey?: string;
  onSubmit?: () => void;
  /** The form's fields. */
  children: ReactNode;
};

/** The form of one thing in a section, behind a button, which opens without scripts too. */
export function SectionDisclosure({
  state: { Form, form, outcome, pending, failed, done },
  section,
  intent,
  partyId,
  id,
  group,
  words,
  icon,
  formKey,
  onSubmit,
  children,
}: SectionDisclosureProps) {
  return (
    <Disclosure
      label={words.label}
      name={words.name}
      icon={icon}
      group={group}
      open={failed}
      done={done}
    >
      <Form
        key={formKey}
        ref={form}
        method="post"
        action={partyHref(section, { id: partyId })}
        onSubmit={onSubmit}
        noValidate
        className="grid max-w-xl gap-4"
      >
        <SectionFields intent={intent} partyId={partyId} id={id} />
        <SectionFailure outcome={outcome} />
        {children}
        <Button
          type="submit"
          size="small"
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
