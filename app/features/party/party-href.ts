import type { Address, Queried } from "~/lib/address";

/** Sections of party planning, in the order of their tabs. */
export const PARTY_SECTIONS = [
  "overview",
  "timeline",
  "guests",
  "entertainment",
  "gifts",
  "costs",
] as const;
export type PartySection = (typeof PARTY_SECTIONS)[number] | "print" | "setup";

/** All of a person's parties, in place of the board of one. */
export const ALL_PARTIES = "/party-planning?all=1#parties" satisfies Address;

/** The address of a section, with the party that it is about. */
export function partyHref(section: PartySection, party: { id: string }): Queried;
export function partyHref(section: PartySection, party?: { id: string } | null): Address;
export function partyHref(section: PartySection, party?: { id: string } | null): Address {
  const path = section === "overview" ? "/party-planning" : (`/party-planning/${section}` as const);
  return party ? `${path}?${new URLSearchParams({ party: party.id })}` : path;
}
