/** The hidden fields of every form of a section: its intent, its party, and the id of its row. */
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
