/** What the Event Setup form gets back, in its dialog and on its page. */
import type { FormFailure } from "~/lib/form-failure";

export type EventAnswer = FormFailure & {
  done?: boolean;
  /** The party that came of it; null while the Owner keeps the party tools off and nothing is kept. */
  partyId?: string | null;
};

/** What the fields hold at first. */
export type EventValues = Partial<
  Record<
    | "eventName"
    | "eventType"
    | "eventDate"
    | "eventTime"
    | "timeZone"
    | "location"
    | "budget"
    | "attendeeCount"
    | "eventTheme"
    | "description",
    string
  >
>;
