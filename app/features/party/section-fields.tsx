/** What every form of a section says of itself: what it wants, of which party, and of which thing in it. */
export function SectionFields({
  intent,
  partyId,
  id,
}: {
  intent: string;
  partyId: string;
  id?: string;
}) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="party" value={partyId} />
      {id === undefined ? null : <input type="hidden" name="which" value={id} />}
    </>
  );
}
