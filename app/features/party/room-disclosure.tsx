import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { type PartyRoom, partyHref } from "./party-href";
import { RoomFailure } from "./room-failure";
import { RoomFields } from "./room-fields";
import type { useRoomForm } from "./use-room-form";

type RoomDisclosureProps = {
  state: ReturnType<typeof useRoomForm>;
  room: PartyRoom;
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

/** The form of one thing in a room, behind a button, which opens without scripts too. */
export function RoomDisclosure({
  state: { Form, form, answer, pending, failed, done },
  room,
  intent,
  partyId,
  id,
  group,
  words,
  icon,
  formKey,
  onSubmit,
  children,
}: RoomDisclosureProps) {
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
        action={partyHref(room, { id: partyId })}
        onSubmit={onSubmit}
        noValidate
        className="grid max-w-xl gap-4"
      >
        <RoomFields intent={intent} partyId={partyId} id={id} />
        <RoomFailure answer={answer} />
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
