import type { ComponentProps } from "react";
import { FormDisclosure } from "~/forms/form-disclosure";
import { type PartySection, partyHref } from "./party-href";
import { SectionFailure } from "./section-failure";
import { SectionFields } from "./section-fields";

type SectionDisclosureProps = Omit<ComponentProps<typeof FormDisclosure>, "action" | "submit"> & {
  section: PartySection;
  intent: string;
  partyId: string;
  id: string;
};

/** The form of one thing in a section, behind a button, which opens without scripts too. */
export function SectionDisclosure({
  section,
  intent,
  partyId,
  id,
  children,
  ...form
}: SectionDisclosureProps) {
  return (
    <FormDisclosure
      {...form}
      action={partyHref(section, { id: partyId })}
      submit={{ size: "small" }}
    >
      <SectionFields intent={intent} partyId={partyId} id={id} />
      <SectionFailure outcome={form.state.outcome} />
      {children}
    </FormDisclosure>
  );
}
