/** Rooms of party planning, in the order of their tabs. */
export const PARTY_ROOMS = [
  "overview",
  "timeline",
  "guests",
  "entertainment",
  "gifts",
  "costs",
] as const;
export type PartyRoom = (typeof PARTY_ROOMS)[number] | "print" | "setup";

/** The address of a room, with the party that it is about. */
export function partyHref(room: PartyRoom, party?: { id: string } | null): string {
  const path = room === "overview" ? "/party-planning" : `/party-planning/${room}`;
  return party ? `${path}?${new URLSearchParams({ party: party.id })}` : path;
}
